/** Colour space of a photograph: full red, green and blue in XYZ under D50, and the gamma. */
export interface ColourSpace {
  name: string
  colorants: readonly [Xyz, Xyz, Xyz]
  gamma: number
}
export type Xyz = readonly [number, number, number]

export const adobeRgb: ColourSpace = {
  name: 'Adobe RGB (1998)',
  colorants: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  gamma: 2.19921875,
}

/** A colour space as a version 2 matrix profile. */
export function matrixProfile(space: ColourSpace): Buffer {
  const fixed = (values: readonly number[]) => {
    const out = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => out.writeInt32BE(Math.round(value * 65_536), index * 4))
    return out
  }
  const xyz = (values: readonly number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(values)])
  const curve = Buffer.concat([Buffer.from('curv\0\0\0\0\0\0\0\u0001'), gammaWord(space.gamma)])
  const name = `${space.name}\0`
  const description = Buffer.alloc(12 + name.length + 79)
  description.write('desc')
  description.writeUInt32BE(name.length, 8)
  description.write(name, 12)
  const tags: [string, Buffer][] = [
    ['desc', description],
    ['cprt', Buffer.from('text\0\0\0\0none\0')],
    ['wtpt', xyz([0.9505, 1, 1.0891])],
    ['rXYZ', xyz(space.colorants[0])],
    ['gXYZ', xyz(space.colorants[1])],
    ['bXYZ', xyz(space.colorants[2])],
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

function gammaWord(gamma: number): Buffer {
  const word = Buffer.alloc(4)
  word.writeUInt16BE(Math.round(gamma * 256))
  return word
}
