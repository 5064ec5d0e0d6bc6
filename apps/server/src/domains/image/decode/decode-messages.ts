import * as z from 'zod'

export const CopyOrder = z.object({ size: z.int(), quality: z.int() })
export type CopyOrder = z.infer<typeof CopyOrder>

/** Watermark on copies: 1 in the lower right corner, 2 tiled. */
export const CopyMark = z.object({
  kind: z.union([z.literal(1), z.literal(2)]),
  text: z.string(),
  /** Smaller copies carry none. */
  fromPx: z.int(),
})
export type CopyMark = z.infer<typeof CopyMark>

/** A part of a picture in its own pixels, after rotation. */
export const CropArea = z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() })
export type CropArea = z.infer<typeof CropArea>

/** A part that becomes unrecognisable, in shares of the sides. */
export const MaskArea = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type MaskArea = z.infer<typeof MaskArea>

/** A request to the decoder: one local file. */
export const DecodeOrder = z.object({
  id: z.int(),
  /**
   * `read` determines type and metadata and makes copies; `masked` makes one JPEG of the largest copy, in the gamut of
   * the picture; `gear` only says which camera and lens took it, `near` only how it looks, `facts` all that its head says;
   * the others only make copies.
   */
  kind: z.enum(['read', 'webp', 'avif', 'jpeg', 'masked', 'gear', 'near', 'facts']),
  path: z.string(),
  minWidth: z.int(),
  minHeight: z.int(),
  minShortEdge: z.int(),
  aspect: z.number().nullable(),
  copies: z.array(CopyOrder),
  /** Copies of this part instead of the whole. */
  crop: CropArea.nullable(),
  /** Enlarges smaller pictures to the largest copy. */
  enlarge: z.boolean(),
  /** Makes a Display P3 copy beside each sRGB one for wide-gamut sources. */
  wide: z.boolean(),
  mark: CopyMark.nullable(),
  /** Accepts a JPEG that breaks off after most of its picture. */
  partial: z.boolean(),
  /** Accepts TIFF and raw files; for `read` alone. */
  raw: z.boolean(),
  /** Parts that become unrecognisable; for `masked` alone. */
  masks: z.array(MaskArea),
  /** Accepts a GIF and makes an animated copy of this quality; null refuses GIFs. */
  movingQuality: z.int().nullable(),
})
export type DecodeOrder = z.infer<typeof DecodeOrder>

const Copy = z.object({
  size: z.int(),
  gamut: z.enum(['srgb', 'p3']),
  moving: z.boolean(),
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

/** Values of the allowed tags as the camera wrote them, unchecked. */
export const RawExif = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]))
export type RawExif = z.infer<typeof RawExif>

/** A serial number in its compared form, and the place where it was found: a value of `serialTags`. */
const SerialText = z.object({ tag: z.int(), text: z.string() })
export type SerialText = z.infer<typeof SerialText>

/** Which camera and lens took a photograph. Hashed before anything of it is stored, and never logged. */
export const GearFacts = z.object({
  serials: z.array(SerialText),
  /** How often the shutter had been released, by the tag that says it. */
  counts: z.array(z.object({ tag: z.int(), value: z.int() })),
})
export type GearFacts = z.infer<typeof GearFacts>

export const DecodedPicture = z.object({
  mime: z.string(),
  /** Pixel dimensions after rotation. */
  width: z.int(),
  height: z.int(),
  copies: z.array(Copy),
  /** Thumbhash, base64; only for a `read` request. */
  blur: z.string(),
  color: z.string(),
  /** 64 bits that survive scaling and compression, in hexadecimal digits; only for a `read` request. */
  hash: z.string(),
  /** How it looks, to find copies of it; null where it is too even for that. Only for `read` and `near`. */
  near: z.object({ bits: z.string(), weak: z.string() }).nullable(),
  exif: RawExif,
  /** The file contains a position; the member is informed that it is not published. */
  hasPosition: z.boolean(),
  gear: GearFacts,
  /** A JPEG that decodes with errors: parts may be missing or wrong. */
  damaged: z.boolean(),
  /** 1 nothing found, 2 altered with AI, 3 made by AI. */
  aiMark: z.union([z.literal(1), z.literal(2), z.literal(3)]),
})
export type DecodedPicture = z.infer<typeof DecodedPicture>

export const DecodeRefusal = z.enum([
  'FileTypeRefused',
  'HeicRefused',
  'HeicTooLarge',
  'PhotoDamaged',
  'PhotoHdr',
  'PhotoIncomplete',
  'PhotoTooSmall',
  'PhotoTooNarrow',
  'BackgroundTooSmall',
  'PhotoTooLarge',
  'PhotoSideTooLong',
  'GifTooLarge',
])
export type DecodeRefusal = z.infer<typeof DecodeRefusal>

/** The child process's response. */
export const DecodeResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('decoded'), id: z.int(), picture: DecodedPicture }),
  z.object({ kind: z.literal('refused'), id: z.int(), reason: DecodeRefusal }),
])
export type DecodeResponse = z.infer<typeof DecodeResponse>
