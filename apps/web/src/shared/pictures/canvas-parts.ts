import { loadChunk } from '../../platform/load-chunk.ts'

/** The context of a canvas. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser cannot draw')
  return context
}

/** A QR code on white, with a quiet zone of one module. */
export async function drawCode(text: string, dark: string): Promise<HTMLCanvasElement> {
  const { encodeQR } = await loadChunk(() => import('qr'))
  const rows = encodeQR(text, 'raw', { border: 1 })
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  const module = Math.ceil(400 / rows.length)
  canvas.width = canvas.height = rows.length * module
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = dark
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * module, y * module, module, module)
  return canvas
}

/** Loads a picture with CORS, because a canvas with a picture of another origin cannot be exported. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('the photograph did not arrive')))
    image.src = url
  })
}

/** Exports the drawing as a file. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the poster is empty')) : resolve(blob)),
      'image/png',
    )
  })
}
