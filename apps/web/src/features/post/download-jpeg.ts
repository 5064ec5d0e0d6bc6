import type { PictureShape, PublishItem } from '@guangquan/contract'

const allRightsReserved = 1

/**
 * URL to download the largest copy that the viewer may see as JPEG, with its watermark. Null for others' photographs
 * without a licence to copy them.
 */
export function jpegAddress(
  { isAuthor }: Pick<PublishItem, 'isAuthor'>,
  picture: PictureShape | undefined,
): string | null {
  if (picture === undefined || (!isAuthor && picture.licence === allRightsReserved)) return null
  const address = picture.urlFull ?? picture.url2048 ?? picture.url1080
  const jpeg = address.replace(/\.webp(?=$|\?)/, '.jpg')
  return jpeg === address ? null : jpeg
}

export function downloadJpeg(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
