import type { VideoPlay } from '@guangquan/contract'
import { useEffect, type RefObject } from 'react'

/** Shows or hides the subtitles, above the controls while those are visible. */
export function useSubtitles(
  video: RefObject<HTMLVideoElement | null>,
  lines: VideoPlay['subtitles'] | undefined,
  { shown, lifted }: { shown: boolean; lifted: boolean },
): void {
  useEffect(() => {
    const element = video.current
    if (element === null || lines === undefined || lines === null) return
    const known = [...element.textTracks].find((one) => one.label === label)
    const track = known ?? element.addTextTrack('subtitles', label, 'zh')
    track.mode = shown ? 'showing' : 'hidden'
    // A copy: the live list shrinks as cues are removed.
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
    // Browsers parse markup in cues; ours are plain text.
    for (const { start, end, text } of lines) track.addCue(new VTTCue(start, end, escapeCue(text)))
    return () => {
      track.mode = 'disabled'
    }
  }, [video, lines, shown])

  useEffect(() => {
    const element = video.current
    const track = [...(element?.textTracks ?? [])].find((one) => one.label === label)
    if (element === null || track === undefined) return
    for (const cue of Array.from(track.cues ?? [])) {
      if (cue instanceof VTTCue) place(cue, lifted ? element.clientHeight : null)
    }
  }, [video, lines, lifted])
}

const barPx = 86
// Line height of a cue as a share of the video's; browsers set the text at 5 %.
const lineShare = 0.075

function place(cue: VTTCue, height: number | null): void {
  cue.snapToLines = height === null
  const rows = cue.text.split('\n').length
  cue.line = height === null ? 'auto' : Math.max(0, 100 * (1 - barPx / height - rows * lineShare))
}

const label = '字幕'

function escapeCue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
