import { buildDirectory } from './build-maker-note.ts'
import { buildPicture } from './build-picture.ts'

/** What a camera writes of itself into a photograph. */
export interface GearTags {
  make?: string
  model?: string
  lens?: string
  bodySerial?: string
  lensSerial?: string
  /** TIFF/EP ImageNumber. */
  count?: number
  /** `2026:10:01 07:31:20` */
  shotAt?: string
}

const exifAt = 512

/** A JPEG with the EXIF of a camera; sharp writes neither every tag nor numbers with zeros before them. */
export async function buildGearPhoto(tags: GearTags): Promise<Buffer> {
  const { make = 'CHENGUANG', model = 'C1', shotAt = '2026:10:01 07:31:20' } = tags
  const text = (tag: number, value: string | undefined) =>
    value === undefined ? [] : [[tag, { ascii: value }] as const]
  const main = buildDirectory(
    [...text(0x010f, make), ...text(0x0110, model), [0x8769, { pointer: exifAt }]],
    { at: 8 },
  )
  const count = tags.count === undefined ? [] : [[0x9211, { pointer: tags.count }] as const]
  const exif = buildDirectory(
    [
      ...text(0x9003, shotAt),
      ...count,
      ...text(0xa431, tags.bodySerial),
      ...text(0xa434, tags.lens),
      ...text(0xa435, tags.lensSerial),
    ],
    { at: exifAt },
  )
  const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  const block = Buffer.concat([header, main, Buffer.alloc(exifAt - 8 - main.length), exif])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block])
  const segment = Buffer.from([0xff, 0xe1, 0, 0])
  segment.writeUInt16BE(body.length + 2, 2)
  const picture = await buildPicture({ width: 1100, height: 800 })
  return Buffer.concat([picture.subarray(0, 2), segment, body, picture.subarray(2)])
}
