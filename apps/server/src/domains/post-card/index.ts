export { loadPostCards, loadPosts, loadCardsWithPosts, showPosts } from './post.view.ts'
export {
  loadPictureTiles,
  loadCoverPictures,
  loadMatchedTiles,
  loadTilesOfRows,
} from './picture-tile.view.ts'
export { cardPictureOf } from './publish-card.ts'
export { postRows, markColumns, type MarkRow } from './post-rows.ts'
