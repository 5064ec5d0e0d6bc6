import type { App } from '../../context.ts'
import { signFile } from './file-signature.ts'

/** What the addresses of a file depend on. */
export interface AddressedFile {
  id: string
  /** Ascending sizes that exist. */
  webpSizes: number[]
}

export interface PictureUrls {
  url480: string
  url1080: string
  /** Null for visitors. */
  url2048: string | null
}

/** Address of one copy. AVIF comes under the same one where the browser takes it. */
export function fileUrl(app: App, fileId: string, size: number, query = ''): string {
  return `${app.env.FILE_ORIGIN ?? ''}/files/${fileId}/${size}.webp${query}`
}

/**
 * Addresses of a photograph's copies. A picture smaller than a size has no copy of that size: the address then leads
 * to the largest there is.
 * @param options.signed every address carries a signature that lives an hour: for pictures not everyone may see
 * @param options.visitor nobody is signed in: no address above 1080 px
 */
export function pictureUrls(
  app: App,
  file: AddressedFile,
  options: { signed: boolean; visitor: boolean },
): PictureUrls {
  const query = options.signed ? signFile(app, 'private', file.id) : ''
  const upTo = (size: number) => file.webpSizes.findLast((one) => one <= size) ?? file.webpSizes[0] ?? size
  const large = upTo(2048)
  const largeQuery = options.signed || large <= 1080 ? query : signFile(app, 'member', file.id)
  return {
    url480: fileUrl(app, file.id, upTo(480), query),
    url1080: fileUrl(app, file.id, upTo(1080), query),
    url2048: options.visitor ? null : fileUrl(app, file.id, large, largeQuery),
  }
}

/** Sizes of an avatar. */
export type HeadSize = 64 | 128 | 400

// An avatar's smallest original is 200 px, so 64 and 128 always exist and 400 always has a copy of that name.
/** Address of a member's avatar; the drawn default where there is none. */
export function headPicUrl(app: App, fileId: string | null, size: HeadSize = 128): string {
  return fileId === null ? '/img/default-avatar.svg' : fileUrl(app, fileId, size)
}

/** Address of a member's background picture, or null. Backgrounds are at least 1200 px wide. */
export function backgroundUrl(app: App, fileId: string | null): string | null {
  return fileId === null ? null : fileUrl(app, fileId, 1200)
}
