import type { VideoPlay } from '@guangquan/contract'
import { useEffect, type RefObject } from 'react'

/** Puts the lines under the picture, or takes them away. */
export function useSubtitles(
  video: RefObject<HTMLVideoElement | null>,
  lines: VideoPlay['subtitles'] | undefined,
  shown: boolean,
): void {
  useEffect(() => {
    const element = video.current
    if (element === null || lines === undefined || lines === null) return
    const known = [...element.textTracks].find((one) => one.label === label)
    const track = known ?? element.addTextTrack('subtitles', label, 'zh')
    track.mode = shown ? 'showing' : 'hidden'
    // The list shrinks as lines leave it.
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
    // The browser reads markup in a line; ours are plain text.
    for (const { start, end, text } of lines) track.addCue(new VTTCue(start, end, escapeCue(text)))
    return () => {
      track.mode = 'disabled'
    }
  }, [video, lines, shown])
}

const label = '字幕'

function escapeCue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
