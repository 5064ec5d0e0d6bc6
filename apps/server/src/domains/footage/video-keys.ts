/** Seconds per segment; key frames are forced at its multiples. */
export const segmentSeconds = 6

/** Storage keys of a video and its copies. */
export function videoKeysOf(
  fileId: string,
  mime: string,
  now: Date,
): { originalKey: string; publicPrefix: string } {
  const month = now.toISOString().slice(0, 7).replace('-', '/')
  const extension = mime === 'video/quicktime' ? 'mov' : 'mp4'
  return {
    originalKey: `originals/${month}/${fileId}.${extension}`,
    publicPrefix: `videos/${month}/${fileId}`,
  }
}

/** The MP4 that is served as uploaded, without the data about camera and position. */
export function plainKey(prefix: string): string {
  return `${prefix}/plain.mp4`
}

export function initKey(prefix: string, quality: number): string {
  return `${prefix}/${quality}/init.mp4`
}

export function segmentKey(prefix: string, quality: number, index: number): string {
  return `${prefix}/${quality}/${index}.m4s`
}

/** Short edges of a video's copies: 720 and 1080, or its own where it is smaller. Even numbers, as H.264 requires. */
export function qualitiesOf(width: number, height: number): number[] {
  const short = Math.min(width, height)
  if (short < 720) return [short - (short % 2)]
  return short < 1080 ? [720] : [720, 1080]
}
