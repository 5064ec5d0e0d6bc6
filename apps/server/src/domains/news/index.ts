export { renamePictures } from './news-body.ts'
export { namedPictures, parseBlocks, parseTextOnly } from './parse-body.ts'
export { previewNews as previewBody } from './preview-news.ts'
