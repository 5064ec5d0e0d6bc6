import { useEffect, useState } from 'react'
import { trustedScript } from '../../../shared/page/trusted.ts'
import type { Counted } from './histogram.worker.ts'
// oxlint-disable-next-line import/default -- URL of the worker, made by the build
import histogramWorker from './histogram.worker.ts?worker&url'

/** Precise enough for shares of a tenth of a percent. */
const countedWidth = 1024

export type HistogramState = { kind: 'counting' } | { kind: 'counted'; counted: Counted } | { kind: 'failed' }

/** Computes the histogram of a copy in a worker; null computes nothing. @param url of an sRGB copy */
export function useHistogram(url: string | null): HistogramState {
  const [state, setState] = useState<{ url: string; state: HistogramState } | null>(null)
  useEffect(() => {
    if (url === null) return
    const worker = new Worker(trustedScript(histogramWorker), { type: 'module' })
    let gone = false
    const settle = (next: HistogramState) => {
      if (!gone) setState({ url, state: next })
    }
    worker.addEventListener('message', (event: MessageEvent<Counted>) =>
      settle({ kind: 'counted', counted: event.data }),
    )
    worker.addEventListener('error', () => settle({ kind: 'failed' }))
    loadBitmap(url).then(
      (bitmap) => worker.postMessage(bitmap, [bitmap]),
      () => settle({ kind: 'failed' }),
    )
    return () => {
      gone = true
      worker.terminate()
    }
  }, [url])
  return state === null || state.url !== url ? { kind: 'counting' } : state.state
}

async function loadBitmap(url: string): Promise<ImageBitmap> {
  const image = new Image()
  // Copies may be on another host; without CORS their pixels could not be read.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  const resizeWidth = Math.min(countedWidth, image.naturalWidth)
  return createImageBitmap(image, { resizeWidth, resizeQuality: 'pixelated' })
}
