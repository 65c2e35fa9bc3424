// How the report looks: calm on a screen, black on white on paper, and nothing told by colour alone.

export const STYLE = `
:root { color-scheme: light; --ink: #1d2521; --soft: #5c6a63; --line: #d9dfdb; --paper: #fff; --ground: #f4f6f4;
  --vert: #2f6f4f; --vert-fond: #dcefe3; --partiel-fond: #f7edcf; --rouge-fond: #f6dcd6;
  --bloque-fond: #e7dcec; --gris-fond: #eceeed; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .2rem; font-weight: 650; letter-spacing: -.01em; }
h2 { font-size: 1.25rem; margin: 2.8rem 0 .8rem; font-weight: 620; }
h3 { font-size: 1.1rem; margin: 0; font-weight: 620; }
h4 { font-size: 1rem; margin: 1.2rem 0 .3rem; font-weight: 600; }
p { margin: .3rem 0; max-width: 46rem; }
.soft { color: var(--soft); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.3rem;
  margin: .8rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: separate; border-spacing: 2px; font-size: .88rem; }
th, td { text-align: left; padding: .3rem .5rem; white-space: nowrap; font-weight: 400; }
thead th { font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 500; max-width: 18rem; overflow: hidden; text-overflow: ellipsis; }
tbody th a { color: inherit; }
td.phrase { white-space: normal; min-width: 24rem; } .phrase a { color: inherit; }
td.note { font-variant-numeric: tabular-nums; text-align: right; font-weight: 600; }
td.etat { text-align: center; border-radius: 5px; min-width: 4.2rem; background: var(--gris-fond); }
td.vert { background: var(--vert-fond); } td.partiel { background: var(--partiel-fond); }
td.rouge { background: var(--rouge-fond); } td.bloque { background: var(--bloque-fond); }
td.absent, td.a-faire { color: var(--soft); }
tfoot th, tfoot td { color: var(--soft); border-top: 1px solid var(--line); }
.head { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
.head .note { font-size: 1.1rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.etape { border-top: 1px solid var(--line); padding-top: .2rem; margin-top: 1rem; }
.fonctions { font-size: .88rem; color: var(--soft); }
.bref { font-size: .92rem; margin: .5rem 0 0; font-variant-numeric: tabular-nums; }
.bref strong { font-weight: 600; display: inline-block; min-width: 4.5rem; }
.fait { margin: .5rem 0 .8rem; }
pre { background: var(--ground); border-radius: 8px; padding: .7rem .9rem; overflow-x: auto;
  font: .82rem/1.45 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; margin: .4rem 0; }
.erreur { border-left: 3px solid var(--vert); padding-left: .8rem; margin: .6rem 0; }
ul { padding-left: 1.2rem; margin: .3rem 0; }
details summary { cursor: pointer; color: var(--soft); font-size: .92rem; }
a { color: var(--vert); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--vert); outline-offset: 2px; }
.barre { display: inline-block; height: .7rem; background: var(--vert); border-radius: 3px; vertical-align: baseline; }
@media print {
  body { background: #fff; font-size: 10pt; } main { max-width: none; padding: 0; }
  .card { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: .6rem 0; }
  .eleve { break-before: page; } pre, .fait, tr { break-inside: avoid; } .scroll { overflow: visible; }
  a { color: inherit; text-decoration: none; }
  td.etat { border: 1px solid var(--line); }
}
`
