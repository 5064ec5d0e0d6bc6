import { videoSeconds, videoSides } from './video.limits.ts'

/** Duration and dimensions as displayed, rotation applied. */
export interface VideoMeasure {
  durationMs: number
  width: number
  height: number
}

// Containers round, and cameras stop slightly after fifteen minutes.
const leewayMs = 500

/** Why the duration or the dimensions of a video are refused; null if they are not. */
export function measureRefusal({
  durationMs,
  width,
  height,
}: VideoMeasure): 'VideoLength' | 'VideoSize' | null {
  const { min, max } = videoSeconds
  if (durationMs < min * 1000 - leewayMs / 5 || durationMs > max * 1000 + leewayMs) return 'VideoLength'
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const { minShort, maxShort, maxLong } = videoSides
  return short < minShort || short > maxShort || long > maxLong ? 'VideoSize' : null
}
