import type { RawExif } from '../decode/decode-messages.ts'

const maxBytes = 262_144

/** Dates of an XMP packet, the taking first. */
const dates = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate']

const texts: Readonly<Record<string, readonly string[]>> = {
  Make: ['tiff:Make'],
  Model: ['tiff:Model'],
  LensModel: ['exifEX:LensModel', 'aux:Lens'],
}
const numbers: Readonly<Record<string, readonly string[]>> = {
  FNumber: ['exif:FNumber'],
  ExposureTime: ['exif:ExposureTime'],
  FocalLength: ['exif:FocalLength'],
  ISO: ['exifEX:PhotographicSensitivity', 'exif:ISOSpeedRatings'],
}

/** The camera data of an XMP packet by the names of EXIF. Programs that strip EXIF often leave it. */
export function readXmp(xmp: Buffer): RawExif {
  const packet = xmp.toString('utf8', 0, maxBytes)
  const first = (names: readonly string[]) => names.flatMap((name) => valueOf(packet, name) ?? [])[0]
  const raw: RawExif = {}
  for (const [tag, names] of Object.entries(texts)) {
    const value = first(names)
    if (value !== undefined) raw[tag] = value
  }
  for (const [tag, names] of Object.entries(numbers)) {
    const value = numberOf(first(names))
    if (value !== undefined) raw[tag] = value
  }
  const date = first(dates)
  if (date !== undefined) raw['XmpDate'] = date
  return raw
}

/** A property, written as attribute, as element, or as the first of a list. `aux:Lens` is not `aux:LensInfo`. */
function valueOf(packet: string, name: string): string | undefined {
  for (let start = packet.indexOf(name); start >= 0; start = packet.indexOf(name, start + 1)) {
    const found = property.exec(packet.slice(start + name.length, start + name.length + 400))
    const value = found?.[1]?.trim() ?? ''
    if (value !== '') return value
  }
  return undefined
}

const property =
  /^(?:\s{0,4}=\s{0,4}["']|>(?:\s{0,40}<rdf:(?:Seq|Bag|Alt)>\s{0,40}<rdf:li[^>]{0,40}>)?)([^"'<]{1,200})/

/** `28/10` and `2.8`. */
function numberOf(text: string | undefined): number | undefined {
  const [, over, under = '1'] = /^(\d{1,10}(?:\.\d{1,6})?)(?:\/(\d{1,10}))?$/.exec(text ?? '') ?? []
  return over === undefined || Number(under) === 0 ? undefined : Number(over) / Number(under)
}
