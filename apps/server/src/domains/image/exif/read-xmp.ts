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
    const found = property.exec(packet.slice(start + name.length, start + name.length + 1400))
    const value = unescapeXml(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
    if (value !== '') return value
  }
  return undefined
}

// Whole values alone: what is longer is cut off nowhere but left out.
const property =
  /^(?:\s{0,4}=\s{0,4}(?:"([^"<]{1,1000})"|'([^'<]{1,1000})')|>(?:\s{0,40}<rdf:(?:Seq|Bag|Alt)>\s{0,40}<rdf:li[^>]{0,40}>)?([^<]{1,1000})<)/

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML as it is read: `&amp;` is &, `&#26223;` and `&#x666F;` are 景. */
function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : ''
    },
  )
}

/** `28/10` and `2.8`. */
function numberOf(text: string | undefined): number | undefined {
  const [, over, under = '1'] = /^(\d{1,10}(?:\.\d{1,6})?)(?:\/(\d{1,10}))?$/.exec(text ?? '') ?? []
  return over === undefined || Number(under) === 0 ? undefined : Number(over) / Number(under)
}
