import { loadChunk } from '../../platform/load-chunk.ts'

/** The context of a canvas. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser cannot draw')
  return context
}

/** A QR code. */
export async function drawCode(text: string, dark: string): Promise<HTMLCanvasElement> {
  const { toCanvas } = await loadChunk(() => import('qrcode'))
  const canvas = document.createElement('canvas')
  await toCanvas(canvas, text, { margin: 1, width: 400, color: { dark, light: '#ffffff' } })
  return canvas
}

/** Loads a picture. A canvas with one of another origin cannot be exported, so it is requested with CORS. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('the photograph did not arrive')))
    image.src = url
  })
}

/** The drawing as a file. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the poster is empty')) : resolve(blob)),
      'image/png',
    )
  })
}
