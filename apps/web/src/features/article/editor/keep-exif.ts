const soi = 0xffd8
const app1 = 0xffe1
const startOfScan = 0xffda
const exifMark = 'Exif\0\0'
const orientationTag = 0x0112

/**
 * Copies the EXIF of a JPEG into its cropped version: a canvas drops it, and the camera of a cover is shown from it.
 * The cropped picture is upright, so the orientation is reset. Anything unexpected returns the cropped file unchanged.
 */
export async function keepExif(original: Blob, cut: Blob): Promise<Blob> {
  const segment = findExif(await original.slice(0, 512 * 1024).arrayBuffer())
  if (segment === null || cut.type !== 'image/jpeg') return cut
  setUpright(segment)
  // After the two-byte start marker.
  return new Blob([cut.slice(0, 2), segment, cut.slice(2)], { type: cut.type })
}

/** A copy of the EXIF segment including its header; null if there is none. */
export function findExif(bytes: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes)
  if (view.byteLength < 4 || view.getUint16(0) !== soi) return null
  for (let at = 2; at + 10 <= view.byteLength;) {
    const marker = view.getUint16(at)
    if (marker < 0xff00 || marker === startOfScan) return null
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (marker === app1 && textAt(view, at + 4, exifMark.length) === exifMark) {
      return end <= view.byteLength ? new Uint8Array(bytes.slice(at, end)) : null
    }
    at = end
  }
  return null
}

function textAt(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCodePoint(view.getUint8(at + index))).join('')
}

/** Sets the orientation of an EXIF segment to upright, in place. */
export function setUpright(segment: Uint8Array<ArrayBuffer>): void {
  const head = 4 + exifMark.length
  const view = new DataView(segment.buffer, segment.byteOffset + head, segment.byteLength - head)
  if (view.byteLength < 8) return
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > view.byteLength) return
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > view.byteLength) return
    if (view.getUint16(at, little) === orientationTag) view.setUint16(at + 8, 1, little)
  }
}
