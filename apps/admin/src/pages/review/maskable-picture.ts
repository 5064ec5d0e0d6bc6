import type { PictureShape } from '@guangquan/contract'

/** What marking parts of a picture needs of it. */
export type MaskablePicture = Pick<PictureShape, 'id' | 'url1080' | 'url2048' | 'width' | 'height' | 'color'>
