export { featureArticle } from './feature-article.ts'
export { sanitiseArticle, sanitiserVersion } from './html/sanitise-article.ts'
export { loadReviewedArticle } from './reviewed-article.view.ts'
export { loadVideos } from './video-card.view.ts'
