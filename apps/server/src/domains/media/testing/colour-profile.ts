import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** The profile sharp brings along under a name. */
export async function builtInProfile(name: 'p3' | 'srgb'): Promise<Buffer> {
  const tagged = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile(name)
    .png()
    .toBuffer()
  const { icc } = await sharp(tagged).metadata()
  if (icc === undefined) throw new Error(`no profile ${name}`)
  return icc
}

/** Adobe RGB (1998) as a version 2 matrix profile, colorants adapted to D50. */
export function adobeRgbProfile(): Buffer {
  const fixed = (values: number[]) => {
    const out = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => out.writeInt32BE(Math.round(value * 65_536), index * 4))
    return out
  }
  const xyz = (values: number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(values)])
  const curve = Buffer.concat([Buffer.from('curv\0\0\0\0\0\0\0\u0001'), Buffer.from([0x02, 0x33, 0, 0])])
  const name = 'Adobe RGB (1998)\0'
  const description = Buffer.alloc(12 + name.length + 79)
  description.write('desc')
  description.writeUInt32BE(name.length, 8)
  description.write(name, 12)
  const tags: [string, Buffer][] = [
    ['desc', description],
    ['cprt', Buffer.from('text\0\0\0\0none\0')],
    ['wtpt', xyz([0.9505, 1, 1.0891])],
    ['rXYZ', xyz([0.60974, 0.31111, 0.01947])],
    ['gXYZ', xyz([0.20528, 0.62567, 0.06087])],
    ['bXYZ', xyz([0.14919, 0.06322, 0.74457])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length, 0)
  const bodies: Buffer[] = []
  let offset = 128 + table.length
  tags.forEach(([signature, body], index) => {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    table.write(signature, 4 + index * 12)
    table.writeUInt32BE(offset, 8 + index * 12)
    table.writeUInt32BE(body.length, 12 + index * 12)
    bodies.push(padded)
    offset += padded.length
  })
  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write('mntrRGB XYZ ', 12)
  header.write('acsp', 36)
  fixed([0.9642, 1, 0.8249]).copy(header, 68)
  return Buffer.concat([header, table, ...bodies])
}

/** Puts a profile on a PNG without touching its numbers, as a camera or an editor does. */
export function tagPng(png: Buffer, profile: Buffer): Buffer {
  const endOfHeader = 8 + 25
  const named = Buffer.concat([Buffer.from('iCCPtest\0\0'), deflateSync(profile)])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)])
}
