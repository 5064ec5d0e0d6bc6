import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** States of an uploaded video. From `playable` on it can be watched, while larger renditions are still made. */
export const videoStates = { waiting: 1, working: 2, playable: 3, ready: 4, failed: 5 } as const

export const UploadedVideo = z.object({
  durationMs: z.int(),
  /** Whether the MP4 is served unchanged: this machine makes no renditions, and so offers no frames. */
  plain: z.boolean(),
})

/** An offered poster; publishing refers to its `fileId`. */
export const VideoFrame = z.object({
  fileId: id,
  url: z.string(),
  /** Position in the video. */
  atMs: z.int(),
})
export type VideoFrame = z.infer<typeof VideoFrame>

/** Processing state of a member's own upload. */
export const VideoProgress = z.object({
  fileId: id,
  fileName: z.string(),
  size: z.int(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  plain: z.boolean(),
  state: z.literal(Object.values(videoStates)),
  /** In per cent. */
  progress: z.int().min(0).max(100),
  /** Empty until they are made. */
  frames: z.array(VideoFrame),
})
export type VideoProgress = z.infer<typeof VideoProgress>

/** The video of a post. */
export const VideoCard = z.object({
  fileId: id,
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  /** Only owners see the whole lesson. */
  ownersOnly: z.boolean(),
  /** Whether it can be watched now. */
  playable: z.boolean(),
})
export type VideoCard = z.infer<typeof VideoCard>

/** The part of a draft that only videos have. */
export const DraftVideo = z.object({
  upload: VideoProgress.nullable(),
  /** The chosen frame or uploaded poster; also the draft's `cover`. */
  posterId: id.nullable(),
  ownersOnly: z.boolean(),
  subtitles: z.string(),
})
export type DraftVideo = z.infer<typeof DraftVideo>

/** How this viewer watches a video. URLs that are not public expire after one hour. */
export const VideoPlay = z.object({
  /** HLS, or the MP4 itself where `plain`. */
  url: z.string(),
  plain: z.boolean(),
  durationMs: z.int(),
  /** Seconds that this viewer may watch; null: the whole video. */
  limitSeconds: z.int().nullable(),
  /** Short edges of the renditions, ascending. */
  qualities: z.array(z.int()),
  /** Plain text; times in seconds. */
  subtitles: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullable(),
})
export type VideoPlay = z.infer<typeof VideoPlay>
