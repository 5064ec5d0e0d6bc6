import type { ErrorName } from '@guangquan/contract'
import { measureRefusal } from '@guangquan/contract/video/video-measure'

/** What examining a video showed about its content. */
export interface VideoFacts {
  mime: 'video/mp4' | 'video/quicktime'
  durationMs: number
  /** As displayed, after rotation. */
  width: number
  height: number
  codec: string
  audioCodec: string | null
  /** Frames per second. */
  frameRate: number
  /** Transfer function of an HDR picture, else null. */
  hdr: string | null
}

export type VideoRefusal = Extract<
  ErrorName,
  'VideoTypeRefused' | 'VideoCodecRefused' | 'VideoH264Only' | 'VideoDamaged' | 'VideoLength' | 'VideoSize'
>

/** Camera files of type MOV have uncompressed audio. */
const audioCodecs = new Set(['aac', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be'])

/** The error a video is refused with, or null. */
export function refusalOf(facts: VideoFacts): VideoRefusal | null {
  if (facts.codec !== 'h264' && facts.codec !== 'hevc') return 'VideoCodecRefused'
  if (facts.audioCodec !== null && !audioCodecs.has(facts.audioCodec)) return 'VideoCodecRefused'
  return measureRefusal(facts)
}
