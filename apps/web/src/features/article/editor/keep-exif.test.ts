import { describe, expect, test } from 'vitest'
import { findExif, keepExif, setUpright } from './keep-exif.ts'

/** The beginning of a JPEG: JFIF, then EXIF with an orientation and a width, then the image data. */
function jpeg(little: boolean, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(8 + 2 + 24 + 4))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 2, little)
  tiff.setUint16(10, 0x0100, little)
  tiff.setUint16(18, 4000, little)
  tiff.setUint16(22, 0x0112, little)
  tiff.setUint16(30, orientation, little)
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(tiff.buffer)]
  const jfif = [0xff, 0xe0, 0, 4, 1, 1]
  return Uint8Array.from([0xff, 0xd8, ...jfif, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 1, 2, 3])
}

const orientationOf = (segment: Uint8Array<ArrayBuffer>, little: boolean) =>
  new DataView(segment.buffer).getUint16(10 + 30, little)

describe('EXIF of a cover', () => {
  test.each([true, false])('is found and its orientation reset (little-endian: %s)', (little) => {
    const segment = findExif(jpeg(little, 6).buffer)
    if (segment === null) throw new Error('not found')
    expect(orientationOf(segment, little)).toBe(6)
    setUpright(segment)
    expect(orientationOf(segment, little)).toBe(1)
  })

  test('is inserted into the cropped picture after its first two bytes', async () => {
    const cut = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 9])], { type: 'image/jpeg' })
    const stored = new Uint8Array(await (await keepExif(new Blob([jpeg(true, 3)]), cut)).arrayBuffer())
    expect(stored.slice(0, 4)).toEqual(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]))
    expect(stored.slice(-3)).toEqual(Uint8Array.from([0xff, 0xdb, 9]))
    const again = findExif(stored.buffer)
    expect(again && orientationOf(again, true)).toBe(1)
  })

  test('is missing in other files, which leaves the cropped one unchanged', async () => {
    const cut = new Blob([Uint8Array.from([0xff, 0xd8])], { type: 'image/jpeg' })
    expect(await keepExif(new Blob(['PNG']), cut)).toBe(cut)
    expect(findExif(jpeg(true, 1).slice(0, 20).buffer)).toBeNull()
    expect(findExif(new ArrayBuffer(0))).toBeNull()
  })
})
