import type { Rendition } from './video.store.ts'

/** The list of a video's copies. `query` is the signature that every URL in it needs as well. */
export function masterPlaylist(renditions: readonly Rendition[], query: string): string {
  const streams = renditions.flatMap(({ quality, width, height, bandwidth, codecs }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    `${quality}.m3u8${query}`,
  ])
  return lines(['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams])
}

/** The segments of one copy, up to where a viewer may watch. */
export function mediaPlaylist(
  { quality, segments }: Rendition,
  query: string,
  limitSeconds: number | null,
): string {
  const shown = segments.slice(0, segmentsWithin(segments, limitSeconds))
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(1, ...shown))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${quality}-init.mp4${query}"`,
    ...shown.flatMap((seconds, index) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      `${quality}-${index}.m4s${query}`,
    ]),
    '#EXT-X-ENDLIST',
  ])
}

/** How many segments end within a limit: always at least one, with a tolerance of a tenth of a second. */
export function segmentsWithin(segments: readonly number[], limitSeconds: number | null): number {
  if (limitSeconds === null) return segments.length
  let end = 0
  const beyond = segments.findIndex((seconds) => {
    end += seconds
    return end > limitSeconds + 0.1
  })
  return beyond < 0 ? segments.length : Math.max(1, beyond)
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
