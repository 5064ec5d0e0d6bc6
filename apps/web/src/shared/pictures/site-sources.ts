import { siteDenseWidth } from '@guangquan/contract/limits'

interface SitePicture {
  url: string
  /** Two thirds as wide; null where there is none. */
  smallUrl: string | null
}

/**
 * `srcset` of a picture of the site that is shown as wide as a page, as the rules for these make its copies. An uploaded
 * one has a copy for dense screens beside the others; where its picture has fewer pixels, that address names the largest.
 * @param width of the copy at `url`, in pixels
 */
export function siteSrcSet({ url, smallUrl }: SitePicture, width: number): string {
  const dense = url.replace(/(\/files\/[^/]+\/)\d+(?=\.webp$)/, `$1${siteDenseWidth}`)
  const copies = [
    smallUrl === null ? '' : `${smallUrl} ${Math.round((width * 2) / 3)}w`,
    `${url} ${width}w`,
    dense === url ? '' : `${dense} ${siteDenseWidth}w`,
  ]
  return copies.filter((copy) => copy !== '').join(', ')
}
