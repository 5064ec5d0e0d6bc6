import { defaultHeadPicUrl, watermarkFromPx } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { largestUnasked, copyName, stampedName, type CopyName } from '../image/index.ts'
import { signFile } from '../../http/serving/file-signature.ts'

/** What the URLs of a file depend on. */
export interface AddressedFile {
  id: string
  /** Existing sizes, ascending. */
  webpSizes: number[]
  /** Sizes that exist in Display P3 as well, ascending. */
  p3Sizes: number[]
  /** Version of the watermark on copies of 1080 px and more; 0 without one. */
  mark: number
  /** Whether the watermarked copies exist. */
  copiesReady: boolean
  /** Members may see the copy of 3840 px. */
  largeOpen: boolean
}

export interface PictureUrls {
  url480: string
  url1080: string
  /** Copy for dense screens, up to 2160 px; named after the size of earlier ones. */
  url2048: string
}

export interface GamutUrls extends PictureUrls {
  /** The copy of 3840 px where the author allows it; null for visitors and where there is none. */
  urlFull: string | null
}

export interface AllPictureUrls extends GamutUrls {
  /** The same in Display P3; null where the source has no such colours. */
  p3: GamutUrls | null
}

/** URL of one copy. AVIF is served under the same URL to browsers that accept it. */
function fileUrl(app: App, fileId: string, name: number | CopyName, query = ''): string {
  const text = typeof name === 'number' ? String(name) : copyName(name)
  return `${app.env.FILE_ORIGIN ?? ''}/files/${fileId}/${text}.webp${query}`
}

/** The watermark version of a copy of this size. */
export function watermarkVersionFor(file: { mark: number }, size: number): number {
  return size >= watermarkFromPx ? file.mark : 0
}

/**
 * URLs of a photograph's copies. A picture smaller than a size has no copy of that size: the URL is then that of the
 * largest copy. While a watermark is being applied, no size above 480 px has a URL.
 * @param options.signed every URL carries a signature valid for an hour: for pictures not everyone may see; `withheld`:
 *   for a photograph that a masked one replaced
 * @param options.visitor nobody is signed in: no URL above 2160 px
 */
export function pictureUrls(
  app: App,
  file: AddressedFile,
  options: { signed: boolean | 'withheld'; visitor: boolean },
): AllPictureUrls {
  const shown = (sizes: number[]) =>
    sizes.filter((size) => size < watermarkFromPx || file.copiesReady || file.mark === 0)
  const address = (gamut: CopyName['gamut'], size: number) => {
    const scope =
      options.signed === 'withheld'
        ? 'withheld'
        : options.signed
          ? 'private'
          : size > largestUnasked
            ? 'member'
            : null
    const query = scope === null ? '' : signFile(app, scope, file.id)
    return fileUrl(app, file.id, { size, gamut, mark: watermarkVersionFor(file, size) }, query)
  }
  const addresses = (gamut: CopyName['gamut'], sizes: number[]): GamutUrls => {
    const upTo = (size: number) => sizes.findLast((one) => one <= size) ?? sizes[0] ?? size
    const full = file.largeOpen && !options.visitor ? sizes.find((size) => size > largestUnasked) : undefined
    return {
      url480: address(gamut, upTo(480)),
      url1080: address(gamut, upTo(1080)),
      url2048: address(gamut, upTo(largestUnasked)),
      urlFull: full === undefined ? null : address(gamut, full),
    }
  }
  const wide = shown(file.p3Sizes)
  return {
    ...addresses('srgb', shown(file.webpSizes)),
    p3: wide.length === 0 ? null : addresses('p3', wide),
  }
}

/** URL of the animation of a comment's picture, signed for an hour like those of its first frame. */
export function movingUrl(app: App, fileId: string, size: number): string {
  const name = { size, gamut: 'srgb', mark: 0, moving: true } as const
  return fileUrl(app, fileId, name, signFile(app, 'private', fileId))
}

/** URL of a PDF with its watermark, signed for an hour. */
export function stampedUrl(app: App, fileId: string): string {
  return `${app.env.FILE_ORIGIN ?? ''}/files/${fileId}/${stampedName}${signFile(app, 'private', fileId)}`
}

/** Sizes of an avatar. */
export type AvatarSize = 64 | 128 | 400

// The smallest original of an avatar is 200 px, so 64 and 128 always exist, and there is always a copy named 400.
/** URL of a member's avatar; the drawn default where there is none. */
export function avatarUrl(app: App, fileId: string | null, size: AvatarSize = 128): string {
  return fileId === null ? defaultHeadPicUrl : fileUrl(app, fileId, size)
}

/** URL of an avatar that need not be anybody's now, signed for an hour. */
export function signedAvatarUrl(app: App, fileId: string | null, size: AvatarSize): string {
  return fileId === null ? defaultHeadPicUrl : fileUrl(app, fileId, size, signFile(app, 'private', fileId))
}

/** URLs of a member's background picture, at least 1200 px wide, and of its copy for dense screens, up to 2400; or null. */
export function backgroundUrls(
  app: App,
  fileId: string | null,
): { backgroundUrl: string | null; backgroundDenseUrl: string | null } {
  const url = (size: number) => (fileId === null ? null : fileUrl(app, fileId, size))
  return { backgroundUrl: url(1200), backgroundDenseUrl: url(2400) }
}
