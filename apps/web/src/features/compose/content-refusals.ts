import { ApiError } from '@guangquan/client'

const kinds: ReadonlySet<ApiError['kind']> = new Set([
  'FileTypeRefused',
  'HeicRefused',
  'HeicTooLarge',
  'FileTooLarge',
  'PhotoDamaged',
  'PhotoIncomplete',
  'PhotoHdr',
  'PhotoTooSmall',
  'PhotoTooNarrow',
  'PhotoTooLarge',
  'PhotoSideTooLong',
] as const)

/** Whether the file itself was refused, as opposed to a failure of its upload: a retry is then pointless. */
export function isFileRefused(error: unknown): boolean {
  return error instanceof ApiError && kinds.has(error.kind)
}
