/** An HEVC frame of 704×640 by x265: the left half 180, 120, 90, the right half 60, 90, 160. */
const frame = Buffer.from(
  [
    'AAAEWygBrwRxR4nTnx5cePHjPBKZ+et///+Lv9l9jhmWiWYRBhfMbpk4FQ4kAAADAAADAABmP1/+nGzI/kqT//z0dcLLfrj4AAAD',
    'AAADAAADAAADAAGdAIsqHigAAIIAAT0AETABVAUoKL9Ba46mWQplMSqayOsjdgvT+z39ZIeAAxWhgUZToggeVu/rsPoGcnvBkZdH',
    'SzMw/iA2FiP7XrAlskBw9h7iie9BGN6N/s10LQ8z+edgRgcsi6izP//0nOAAjgCjAOAAAAjIAAADAdQAFNAC1ADmAKxEMZ0e0GDH',
    'T8W/ODGMybAOo/kf8GrP8aBLowPV0ivzQ3gFW7+uw+gZye8GRl0dLMz86HqYj+16wJbJAcPYe4onvgWgHLM3+zXQtDzP552BGByy',
    'OVMb///ScyADNAAAAwAAAwAAwIAAABuACMgGOAXABpCUjQD2gwY6fi35wZb7MDhcO8j/g1Z/jQJdGB6ukV+as8Acyx39dh9Azk94',
    'MjLo6WZn9iLwvT+bWcVoZ63I+02onvffAKSL3+WwKI+ZJ5VaYje5nPpdn///ScygD4AAAAMAAAMABcQAAHQAZICMAQMCkhxTaD2g',
    'wY6fi35waCNzvBFyL0/s9/WSHgAMVoYFGU6mJgWxg7+uw+gZye8GRl0dLM0iy94Xp/NrOK0M9bkfabUT3wIwFNz//TCjZlN2jrUl',
    '9mmzpyzc///0nM0AAAMAAAMAAAMAAM6AAADvAW4C2AYgE95IkS1agwY6fi35wZwwEyBUu8j/g1Z/jQJdGB6ukV+azqgcyx39dh9A',
    'zk94MjLo6WZpomoGcsR/a9YEtkgOHsPcUT3oUnWZv9muhaHmfzzsCMDlklFZR///pOZ4AAADAAADAAADAAsIAAFwAzgI0BtgXxbo',
    'NjVKDBjp+LfnBn7UiIFS7yP+DVn+NAl0YHq6RX5rSqBzLHf12H0DOT3gyMujpZmoWdvC9P5tZxWhnrcj7Taie+DyAx9G/2a6FoeZ',
    '/POwIwOWSVOKv///IPgQAAADAAADAAADABPwAAHUBdAQADyA9Pskk2rUGDHT8W/ODQW8IQKl3kf8GrP8aBLowPV0ivzWlUDmWO/r',
    'sPoGcnvBkZdHSzNQs7eF6fzazitDPW5H2m1E98HkBj6N/s10LQ8z+edgRgcskqcVf//+QfBgAAADAAADAAADACggAAJYB0AbAF+B',
    'dlxg29UoMGOn4t+cGguPbYPOC9P7Pf1kh4ADFaGBRlOqGAFEqO/rsPoGcnvBkZdHSzNSMdPF6fzazitDPW5H2m1E98HkBj6N/s10',
    'LQ8z+edgRgcskqcVf//+QfCgAAADAAADAAADACmgAAKECVAegG+Bu+lVA9WoMGOn4t+cGgugYgVLvI/4NWf40CXRgerpFfmtKoHM',
    'sd/XYfQM5PeDIy6OlmamYvEL0/m1nFaGetyPtNqJ74PIDH0b/ZroWh5n887AjA5ZJu+B///9JzqAAAADAAADAAADAFPA',
  ].join(''),
  'base64',
)
const decoderConfiguration = Buffer.from(
  [
    'AQQIAAAAn6gAAAAAWvAA/P34+AAADwOgAAEAF0ABDAH//wQIAAADAJ+oAAADAABaugJAoQABACtCAQEECAAAAwCfqAAAAwAAWqAF',
    'ggCgWW6kkyubgIaCggAAAwACAAADAAIQogABAAdEAcFysGJA',
  ].join(''),
  'base64',
)

const heicSides = { width: 704, height: 640 }
export const heicColours = { left: [180, 120, 90], right: [60, 90, 160] } as const

/** A HEIC file as phones write it: one picture, turned by quarters against the clock, with a colour profile. @param options.sides what its header claims */
export function buildHeic({
  icc,
  quarterTurns = 0,
  sides: { width, height } = heicSides,
}: { icc?: Buffer; quarterTurns?: 0 | 1 | 2 | 3; sides?: typeof heicSides } = {}): Buffer {
  const properties = [
    box('hvcC', decoderConfiguration),
    box('ispe', words(0, width, height)),
    ...(icc === undefined ? [] : [box('colr', Buffer.from('prof'), icc)]),
    ...(quarterTurns === 0 ? [] : [box('irot', Buffer.from([quarterTurns]))]),
  ]
  const uses = properties.map((_, index) => 0x80 | (index + 1))
  const metaAt = (offset: number) =>
    box(
      'meta',
      words(0),
      box('hdlr', words(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', words(0), Buffer.from([0, 1])),
      box('iloc', words(0), Buffer.from([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]), words(offset, frame.length)),
      box(
        'iinf',
        words(0),
        Buffer.from([0, 1]),
        box('infe', words(0x02000000), Buffer.from([0, 1, 0, 0]), Buffer.from('hvc1\0')),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        box('ipma', words(0, 1), Buffer.from([0, 1, uses.length, ...uses])),
      ),
    )
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  return Buffer.concat([head, metaAt(head.length + metaAt(0).length + 8), box('mdat', frame)])
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([words(8 + body.length), Buffer.from(type), body])
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
