import { type Pixels, openOwnPng, openRaw } from './bounded-sharp.ts'
import type { MaskArea } from './decode-messages.ts'
import type { MadeCopy } from './make-copies.ts'
import { tagJpeg } from './tag-with-profile.ts'

/** A part has at most so many blocks across its shorter side; the picture at most so many across its longer one. */
const maxBlocks = { ofPart: 4, ofPicture: 48 }
const quality = 95

/** A picture, and the profile of its values; null for sRGB. */
interface Profiled {
  pixels: Pixels
  icc: Buffer | null
}

/** The picture as JPEG, with parts that consist of large blocks of one colour each. */
export async function makeMasked({ pixels, icc }: Profiled, areas: readonly MaskArea[]): Promise<MadeCopy> {
  for (const area of areas) pixelate(pixels, area)
  const jpeg = await openRaw(pixels).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  return {
    size: Math.max(pixels.width, pixels.height),
    gamut: icc === null ? 'srgb' : 'p3',
    moving: false,
    body: icc === null ? jpeg : tagJpeg(jpeg, icc),
  }
}

/** A picture with a wide profile as pixels in Display P3. */
export async function readP3(png: Buffer): Promise<Profiled> {
  const open = () => openOwnPng(png).withIccProfile('p3')
  const { data, info } = await open().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { icc = null } = await openOwnPng(await open().resize(1, 1).png().toBuffer()).metadata()
  return { pixels: { body: data, width: info.width, height: info.height }, icc }
}

/** Replaces a part by the average colours of its blocks, in place. Blocks are so large that nothing can be read of it. */
function pixelate(pixels: Pixels, area: MaskArea): void {
  const left = Math.floor(area.x * pixels.width)
  const top = Math.floor(area.y * pixels.height)
  const right = Math.min(pixels.width, Math.ceil((area.x + area.width) * pixels.width))
  const bottom = Math.min(pixels.height, Math.ceil((area.y + area.height) * pixels.height))
  const side = Math.max(
    1,
    Math.ceil(Math.min(right - left, bottom - top) / maxBlocks.ofPart),
    Math.ceil(Math.max(pixels.width, pixels.height) / maxBlocks.ofPicture),
  )
  // Blocks of one size: a narrow one at an edge would show more than the others.
  const columns = split(left, right, side)
  for (const [upper, lower] of split(top, bottom, side))
    for (const [from, to] of columns) average(pixels, { left: from, top: upper, right: to, bottom: lower })
}

/** A range as equal parts that are at least so long. */
function split(from: number, to: number, least: number): [number, number][] {
  const count = Math.max(1, Math.floor((to - from) / least))
  const edge = (place: number) => from + Math.round(((to - from) * place) / count)
  return Array.from({ length: count }, (_, place) => [edge(place), edge(place + 1)])
}

interface Block {
  left: number
  top: number
  right: number
  bottom: number
}

function average({ body, width }: Pixels, { left, top, right, bottom }: Block): void {
  const count = (right - left) * (bottom - top)
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += body[(y * width + x) * 3 + channel] ?? 0
    const mean = Math.round(sum / count)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) body[(y * width + x) * 3 + channel] = mean
  }
}
