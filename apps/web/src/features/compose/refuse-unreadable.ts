import { ApiError } from '@guangquan/client'
import { maxHeicMegapixels } from '@guangquan/contract/media/media.limits'

/** The magic numbers of all these formats are within this range. */
const headBytes = 64 * 1024

/**
 * Refuses a picture of a kind that the server does not read, before it is uploaded. The kind is determined by content:
 * browsers give animations the type of photographs.
 * @throws ApiError with the sentence to show
 */
export async function refuseUnreadable(file: Blob): Promise<void> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const text = new TextDecoder('latin1').decode(head)
  const message = sentenceFor(text)
  if (message !== null) throw new ApiError({ kind: 'FileTypeRefused', message })
  if (isHeic(text) && largestSides(head, text) > maxHeicMegapixels * 1e6)
    throw new ApiError({
      kind: 'HeicTooLarge',
      message: `这张 HEIC 像素过多，最多 ${maxHeicMegapixels * 100} 万像素，请在相机或手机中选择 JPEG`,
    })
}

function isHeic(head: string): boolean {
  return head.slice(4, 8) === 'ftyp' && /^(?:heic|heix|heim|heis|mif1|msf1)/.test(head.slice(8, 12))
}

/** Pixels of the largest picture that the properties of a HEIC announce: its tiles and its preview are smaller. */
function largestSides(head: Uint8Array, text: string): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  let largest = 0
  for (let at = text.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = text.indexOf('ispe', at + 4))
    largest = Math.max(largest, view.getUint32(at + 8) * view.getUint32(at + 12))
  return largest
}

function sentenceFor(head: string): string | null {
  if (head.startsWith('\u00ff\n') || head.slice(4, 8) === 'JXL ') return '暂不支持 JPEG XL，请选择 JPEG'
  if (head.startsWith('RIFF') && head.slice(8, 16) === 'WEBPVP8X' && (head.charCodeAt(20) & 2) !== 0)
    return '暂不支持动态 WebP，请选择一张静态照片'
  if (head.startsWith('PNG\r\n', 1) && isAnimated(head)) return '暂不支持 APNG 动图，请选择一张静态照片'
  return null
}

/** An animation announces its frames before the first one. */
function isAnimated(png: string): boolean {
  const frames = png.indexOf('acTL')
  const pixels = png.indexOf('IDAT')
  return frames >= 0 && (pixels < 0 || frames < pixels)
}
