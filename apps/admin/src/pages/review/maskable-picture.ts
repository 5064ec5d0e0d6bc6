import type { PictureShape } from '@guangquan/contract'

export type MaskablePicture = Pick<PictureShape, 'id' | 'url1080' | 'url2048' | 'width' | 'height' | 'color'>
