export { ArticleTile } from './components/article-tile.tsx'
