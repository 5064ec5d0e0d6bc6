import type { VideoMeasure } from '@guangquan/contract/video/video-measure'

const longestMs = 5000

/**
 * Reads duration and dimensions of a chosen video before it is uploaded. Null if the browser cannot decode it, such as
 * the H.265 of many cameras: then only the server checks.
 */
export async function readMeasure(file: Blob): Promise<VideoMeasure | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    return await new Promise((resolve) => {
      setTimeout(() => resolve(null), longestMs)
      video.addEventListener('error', () => resolve(null))
      video.addEventListener('loadedmetadata', () => {
        const { duration, videoWidth: width, videoHeight: height } = video
        const isKnown = Number.isFinite(duration) && width > 0
        resolve(isKnown ? { durationMs: duration * 1000, width, height } : null)
      })
      video.preload = 'metadata'
      video.src = address
    })
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
