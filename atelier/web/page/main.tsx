import { render } from 'preact'
import { App } from './app.tsx'
import { followNews } from './news.ts'

followNews()
render(<App />, document.querySelector('#app')!)
