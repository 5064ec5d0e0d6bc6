import type { ByteRange } from '../../storage/storage.ts'

/**
 * One byte range of a `Range` header, inclusive. Null means the whole file: no range, several ranges, or an invalid
 * one, which HTTP lets a server ignore.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (found === null) return null
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
