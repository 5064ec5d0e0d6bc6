export { textOnlyHtml } from './news-body.ts'
