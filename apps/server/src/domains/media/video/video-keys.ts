/** Seconds of one segment; key frames are forced at its multiples. */
export const segmentSeconds = 6

/** Where a video and its copies lie in the store. */
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

/** The MP4 that is shown as it came, without what it tells of camera and place. */
export function plainKey(prefix: string): string {
  return `${prefix}/plain.mp4`
}

export function initKey(prefix: string, quality: number): string {
  return `${prefix}/${quality}/init.mp4`
}

export function segmentKey(prefix: string, quality: number, index: number): string {
  return `${prefix}/${quality}/${index}.m4s`
}

/**
 * Short edges of the copies a video is given: 720 and 1080, or its own where it is smaller than either.
 * Even numbers, as H.264 wants them.
 */
export function qualitiesOf(width: number, height: number): number[] {
  const short = Math.min(width, height)
  if (short < 720) return [short - (short % 2)]
  return short < 1080 ? [720] : [720, 1080]
}

/** Every key the copies of a video may lie under, made or not: also those of a try that was killed. */
export function allVideoKeys(video: {
  prefix: string
  width: number
  height: number
  durationMs: number
}): string[] {
  // Key frames may fall a little off in a picture without a steady rate, never by so much.
  const most = Math.ceil(video.durationMs / 1000 / segmentSeconds) * 2 + 2
  return [
    plainKey(video.prefix),
    ...qualitiesOf(video.width, video.height).flatMap((quality) => [
      initKey(video.prefix, quality),
      ...Array.from({ length: most }, (_, index) => segmentKey(video.prefix, quality, index)),
    ]),
  ]
}
