export { listPictures, newsBlocks, renamePictures, textOnlyHtml } from './news-body.ts'
export { previewNews as previewBody } from './preview-news.ts'
