import { acceptedTypes } from './file-rules.ts'

/** Where a file lies in the store: random names under its day, nothing a member wrote. */
export function keysOf(
  fileId: string,
  mime: string,
  now: Date,
): { originalKey: string; publicPrefix: string } {
  const month = now.toISOString().slice(0, 7).replace('-', '/')
  const extension = acceptedTypes.get(mime)
  if (extension === undefined) throw new Error(`no extension for ${mime}`)
  return {
    originalKey: `originals/${month}/${fileId}.${extension}`,
    publicPrefix: `copies/${month}/${fileId}`,
  }
}

export type CopyFormat = 'webp' | 'avif'

/** Key of one copy. */
export function copyKey(publicPrefix: string, size: number, format: CopyFormat): string {
  return `${publicPrefix}/${size}.${format}`
}

/** Key of one piece of an upload under way. */
export function pieceKey(uploadId: string, index: number): string {
  return `uploads/${uploadId}/${index}`
}
