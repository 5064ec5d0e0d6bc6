export { listPictures, newsBlocks, renamePictures, textOnlyHtml } from './news-body.ts'
