import { encodeQR } from 'qr'
import sharp from 'sharp'

/** A QR code as a photograph of a box would show it, 600 px wide. */
export async function qrPng(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(600, 600, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
