export { featureArticle } from './feature-article.ts'
export { sanitiseArticle, sanitiserVersion } from './html/sanitise-article.ts'
