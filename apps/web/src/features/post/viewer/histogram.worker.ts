import { countHistogram, maskClipping, type Histogram } from './count-histogram.ts'

/** Result of the worker: the counts, and the mask of clipped pixels. */
export interface Counted {
  histogram: Histogram
  mask: ImageBitmap
}

addEventListener('message', (event: MessageEvent<ImageBitmap>) => {
  const { width, height } = event.data
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return
  context.drawImage(event.data, 0, 0)
  event.data.close()
  const image = context.getImageData(0, 0, width, height)
  const histogram = countHistogram(image.data)
  maskClipping(image.data)
  context.putImageData(image, 0, 0)
  const counted: Counted = { histogram, mask: canvas.transferToImageBitmap() }
  postMessage(counted, { transfer: [counted.mask] })
})
