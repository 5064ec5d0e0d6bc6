export { ArticleTile } from './components/article-tile.tsx'
export { ArticleText } from './components/article-text.tsx'
export { VideoCard } from './components/video-card.tsx'
