import { siteDenseWidth } from '@guangquan/contract/media/media.limits'

interface SitePicture {
  url: string
  /** Two thirds as wide; null where there is none. */
  smallUrl?: string | null
}

interface SiteSize {
  width: number
  dense?: number
}

/** Of an uploaded picture: the size that its address names. */
const uploaded = /(\/files\/[^/]+\/)\d+(?=\.webp$)/
/** A photograph that comes with the site and has a larger copy beside it; others have no more pixels. */
const photograph =
  /^(\/img\/(?:banner\/[\w-]+-narrow|news\/(?!c1-pro|lens)\w+|topic\/(?!aerial)[a-z-]+?))(?:-small)?(?=\.webp$)/

/**
 * `srcset` of a picture of the site, as the rules for its use make its copies. An uploaded one has one two thirds as
 * wide and one for dense screens; where it has fewer pixels, their addresses name the largest that there is.
 * @param of.url any of its copies
 * @param size that pictures of this use are cut to
 * @returns undefined where there is nothing to choose from
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

/** `srcset` of a picture in a text, which keeps its own shape: the address of a copy names its longer side. */
export function textSrcSet({ url, smallUrl, width, height }: TextPicture): string | undefined {
  if (photograph.test(url)) return siteSrcSet({ url, smallUrl }, { width })
  const longer = Math.max(width, height)
  const [, named] = /\/files\/[^/]+\/(\d+)\.webp$/.exec(smallUrl) ?? []
  const share = named === undefined ? 2 / 3 : Math.min(1, Number(named) / longer)
  return share === 1 ? undefined : `${smallUrl} ${Math.round(width * share)}w, ${url} ${width}w`
}
