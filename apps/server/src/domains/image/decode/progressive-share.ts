import { readFrame, readSegment } from './jpeg-segments.ts'

/** Coefficients of a block. */
const perBlock = 64

/**
 * Which share of the coefficients of a progressive JPEG is in scans that are complete, at their first precision: later
 * scans refine them.
 */
export function progressiveShare(file: Buffer): number {
  let components = 0
  let found = 0
  for (let at = 2; ;) {
    const segment = readSegment(file, at)
    if (segment === null) break
    const { marker, body, end } = segment
    at = end
    if (marker === 0xc2) components = readFrame(body)?.components.size ?? 0
    if (marker !== 0xda) continue
    const next = endOfData(file, end)
    if (next === null) break
    const count = body[0] ?? 0
    const [first = 0, last = 0, precision = 0] = body.subarray(1 + count * 2)
    if (precision >> 4 === 0) found += count * (last - first + 1)
    at = next
  }
  return components === 0 ? 0 : found / (components * perBlock)
}

/** Where the marker after the data of a scan is; null if the file ends before. */
function endOfData(file: Buffer, from: number): number | null {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return null
}
