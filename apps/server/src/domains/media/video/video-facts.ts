import type { ErrorName } from '@guangquan/contract'
import { measureRefusal } from '@guangquan/contract/video-measure'

/** What is known of a video's content after it was looked at. */
export interface VideoFacts {
  mime: 'video/mp4' | 'video/quicktime'
  durationMs: number
  /** As shown, after turning upright. */
  width: number
  height: number
  codec: string
  audioCodec: string | null
  /** Frames a second. */
  frameRate: number
  /** Transfer function of a picture with more light than a screen has, else null. */
  hdr: string | null
}

export type VideoRefusal = Extract<
  ErrorName,
  'VideoTypeRefused' | 'VideoCodecRefused' | 'VideoH264Only' | 'VideoDamaged' | 'VideoLength' | 'VideoSize'
>

/** Camera files of the MOV kind carry their sound uncompressed. */
const audioCodecs = new Set(['aac', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be'])

/** Why a video is refused, or null. */
export function refusalOf(facts: VideoFacts): VideoRefusal | null {
  if (facts.codec !== 'h264' && facts.codec !== 'hevc') return 'VideoCodecRefused'
  if (facts.audioCodec !== null && !audioCodecs.has(facts.audioCodec)) return 'VideoCodecRefused'
  return measureRefusal(facts)
}
