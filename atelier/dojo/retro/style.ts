// The look of the retro: calm, readable from the back of the room, on paper too, light or dark.

export const STYLE = `
:root { color-scheme: light dark; --ink: #22262b; --soft: #5c636b; --page: #fbfaf7; --line: #dedbd3; --lane: #efece5;
  --green: #2c7a4b; --amber: #9a6700; --red: #b3362d; --on: #ffffff; --add: #e3f1e6; --del: #f9e4e1; --code: #f4f2ec; }
@media (prefers-color-scheme: dark) { :root {
  --ink: #e6e4df; --soft: #a5a9ae; --page: #191b1e; --line: #383c41; --lane: #24272b;
  --green: #6cc08b; --amber: #e0b04c; --red: #ef8a7f; --on: #14161a; --add: #1d3325; --del: #3d2421; --code: #212428;
} }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.5rem 4rem; background: var(--page); color: var(--ink);
  font: 1.05rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
header { border-bottom: 2px solid var(--ink); margin-bottom: 2rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .6rem; }
p { max-width: 46rem; } .soft, footer { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; }
svg { width: 100%; height: auto; display: block; margin: .8rem 0; }
.chart { overflow-x: auto; } .chart svg { min-width: 46rem; }
svg text { font-size: 13px; fill: var(--soft); font-variant-numeric: tabular-nums; }
svg .number { fill: var(--on); text-anchor: middle; font-weight: 600; }
svg .value { text-anchor: middle; font-size: 12px; }
svg .lane { fill: var(--lane); } svg .green, svg .caught { fill: var(--green); } svg .amber { fill: var(--amber); }
svg .red { fill: var(--red); }
svg a:focus-visible rect { stroke: var(--ink); stroke-width: 3; }
details { border: 1px solid var(--line); border-left: 6px solid var(--line); border-radius: 6px; margin: .5rem 0;
  padding: .5rem .9rem; }
details.green { border-left-color: var(--green); } details.amber { border-left-color: var(--amber); }
details.red { border-left-color: var(--red); }
summary { cursor: pointer; overflow-wrap: anywhere; } summary b { font-variant-numeric: tabular-nums; }
summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.light { display: inline-block; min-width: 5.2rem; font-weight: 700; letter-spacing: .03em; }
.green .light { color: var(--green); } .amber .light { color: var(--amber); } .red .light { color: var(--red); }
pre { background: var(--code); border-radius: 4px; overflow-x: auto; padding: .6rem 0;
  font: .9rem/1.45 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
pre span { display: block; padding: 0 .8rem; min-height: 1.3em; white-space: pre; }
pre .add { background: var(--add); } pre .del { background: var(--del); } pre .where { color: var(--soft); }
table { border-collapse: collapse; display: block; max-width: 100%; overflow-x: auto; }
th, td { text-align: left; padding: .3rem 1.4rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .8rem; font-size: .9rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
@media print { body { padding: 0; max-width: none; } .chart svg { min-width: 0; } details { break-inside: avoid; } }
`
