export { electArticle } from './elect-article.ts'
export { sanitiseArticle, sanitiserVersion } from './html/sanitise-article.ts'
