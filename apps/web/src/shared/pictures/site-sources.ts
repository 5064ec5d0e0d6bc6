import { siteDenseWidth } from '@guangquan/contract/media/media.limits'

interface SitePicture {
  url: string
  /** Two thirds as wide; null if there is none. */
  smallUrl?: string | null
}

interface SiteSize {
  width: number
  dense?: number
}

/** An uploaded picture: its address contains its size. */
const uploaded = /(\/files\/[^/]+\/)\d+(?=\.webp$)/
/** A photograph that comes with the site and has a larger copy beside it; others do not have more pixels. */
const photograph =
  /^(\/img\/(?:banner\/[\w-]+-narrow|news\/(?!c1-pro|lens)\w+|topic\/(?!aerial)[a-z-]+?))(?:-small)?(?=\.webp$)/

/**
 * `srcset` of a picture of the site, as its copies are made for its use. An uploaded one has a copy of two thirds the
 * width and one for dense screens; if it has fewer pixels, their addresses name the largest that exists.
 * @param of.url any of its copies
 * @param size to which pictures of this use are cropped
 * @returns undefined if there is nothing to choose from
 */
export function siteSrcSet(
  { url, smallUrl = null }: SitePicture,
  { width, dense = siteDenseWidth }: SiteSize,
): string | undefined {
  const small = Math.round((width * 2) / 3)
  if (uploaded.test(url)) {
    return [small, width, dense].map((size) => `${url.replace(uploaded, `$1${size}`)} ${size}w`).join(', ')
  }
  const isPhotograph = photograph.test(url)
  const copies = [
    smallUrl === null ? '' : `${smallUrl} ${small}w`,
    `${isPhotograph ? url.replace(photograph, '$1') : url} ${width}w`,
    isPhotograph ? `${url.replace(photograph, '$1-dense')} ${dense}w` : '',
  ].filter((copy) => copy !== '')
  return copies.length > 1 ? copies.join(', ') : undefined
}

interface TextPicture {
  url: string
  smallUrl: string
  /** Of the copy at `url`, in pixels. */
  width: number
  height: number
}

/** `srcset` of an uncropped picture in a text: the address of a copy contains its longer side. */
export function textSrcSet({ url, smallUrl, width, height }: TextPicture): string | undefined {
  if (photograph.test(url)) return siteSrcSet({ url, smallUrl }, { width })
  const longer = Math.max(width, height)
  const [, named] = /\/files\/[^/]+\/(\d+)\.webp$/.exec(smallUrl) ?? []
  const share = named === undefined ? 2 / 3 : Math.min(1, Number(named) / longer)
  return share === 1 ? undefined : `${smallUrl} ${Math.round(width * share)}w, ${url} ${width}w`
}
