import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import type { CopyMark } from './decode-messages.ts'

// A font in the package, so that Chinese names are drawn on machines without one.
const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf'),
)

/** Letter height relative to the short edge. */
const corner = { height: 0.026, margin: 0.028, strength: 0.86 }
const tiled = { height: 0.03, gap: 5, strength: 0.26, degrees: -28 }
/** On white paper. */
const printedStrength = 0.5

interface Sides {
  width: number
  height: number
}

/** The watermark overlay for a copy: light letters with a soft dark edge, legible on bright and dark pictures. */
export async function drawWatermark(mark: CopyMark, sides: Sides): Promise<OverlayOptions[]> {
  const short = Math.min(sides.width, sides.height)
  return mark.kind === 1 ? inCorner(mark.text, sides, short) : allOver(mark.text, short)
}

/** The letters of a tiled watermark as PNG, large enough to be printed. */
export async function drawLetters(text: string): Promise<Buffer> {
  return (await drawText(text, 96, printedStrength)).body
}

async function inCorner(text: string, { width, height }: Sides, short: number): Promise<OverlayOptions[]> {
  const margin = Math.round(short * corner.margin)
  const letters = await drawText(text, short * corner.height, corner.strength)
  const fitting =
    letters.width + margin * 2 <= width
      ? letters
      : await shrink(letters.body, Math.max(1, width - margin * 2))
  return [
    {
      input: fitting.body,
      left: Math.max(0, width - fitting.width - margin),
      top: Math.max(0, height - fitting.height - margin),
    },
  ]
}

async function allOver(text: string, short: number): Promise<OverlayOptions[]> {
  const size = short * tiled.height
  const letters = await drawText(text, size, tiled.strength)
  const gap = Math.round(size * tiled.gap)
  const turned = await sharp(letters.body)
    .rotate(tiled.degrees, { background: transparent })
    .extend({ top: gap, left: gap, bottom: 0, right: 0, background: transparent })
    .png()
    .toBuffer()
  return [{ input: turned, tile: true, gravity: 'northwest' }]
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

interface Drawn {
  body: Buffer
  width: number
  height: number
}

/** One line of text as a transparent picture; `size` is the height of a Chinese character in pixels. */
async function drawText(text: string, size: number, strength: number): Promise<Drawn> {
  // At 72 dpi one point is one pixel.
  const points = Math.max(10, Math.round(size))
  const edge = Math.ceil(points / 6)
  const { data: mask, info } = await sharp({
    text: { text: escapeMarkup(text), font: `Noto Sans SC Medium ${points}`, fontfile: fontFile, dpi: 72 },
  })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#000000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shape = { raw: { width: info.width, height: info.height, channels: 1 } } as const
  const soft = await sharp(mask, shape)
    .blur(Math.max(0.6, points / 10))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(info.width * info.height * 4)
  for (let at = 0; at < info.width * info.height; at++) {
    const light = ((mask[at] ?? 0) / 255) * strength
    const dark = Math.min(1, ((soft[at] ?? 0) / 255) * 1.1) * strength * 0.7 * (1 - light)
    const alpha = light + dark
    pixels.fill(alpha === 0 ? 0 : Math.round((255 * light) / alpha), at * 4, at * 4 + 3)
    pixels[at * 4 + 3] = Math.round(255 * alpha)
  }
  const body = await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { body, width: info.width, height: info.height }
}

async function shrink(body: Buffer, width: number): Promise<Drawn> {
  const { data, info } = await sharp(body).resize({ width }).png().toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

// The text is parsed by Pango, which reads markup.
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
