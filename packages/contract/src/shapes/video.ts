import * as z from 'zod'
import { id } from './text.ts'

/** What becomes of a video after its upload. From `playable` on it can be watched while larger copies are made. */
export const videoStates = { waiting: 1, working: 2, playable: 3, ready: 4, failed: 5 } as const

/** What the content of an uploaded video says. */
export const UploadedVideo = z.object({
  durationMs: z.int(),
  /** The MP4 itself will be shown: this machine makes no copies, so there are no frames to choose from either. */
  plain: z.boolean(),
})

/** One of the frames offered as a poster; `fileId` is what publishing names. */
export const VideoFrame = z.object({
  fileId: id,
  url: z.string(),
  /** Where in the video. */
  atMs: z.int(),
})
export type VideoFrame = z.infer<typeof VideoFrame>

/** A member's own upload on its way to being watched. */
export const VideoProgress = z.object({
  fileId: id,
  fileName: z.string(),
  size: z.int(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  plain: z.boolean(),
  state: z.literal(Object.values(videoStates)),
  /** Percent of the work. */
  progress: z.int().min(0).max(100),
  /** Empty until they are made. */
  frames: z.array(VideoFrame),
})
export type VideoProgress = z.infer<typeof VideoProgress>

/** What a post says of its video. */
export const VideoCard = z.object({
  fileId: id,
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  /** A lesson whose whole only owners see. */
  ownersOnly: z.boolean(),
  /** May be watched now. */
  playable: z.boolean(),
})
export type VideoCard = z.infer<typeof VideoCard>

/** What only the draft of a video has. */
export const DraftVideo = z.object({
  upload: VideoProgress.nullable(),
  /** The chosen frame or uploaded poster; the draft's `cover` shows it. */
  posterId: id.nullable(),
  ownersOnly: z.boolean(),
  subtitles: z.string(),
})
export type DraftVideo = z.infer<typeof DraftVideo>

/** How one viewer watches one video. Addresses of what is not open to everybody live an hour. */
export const VideoPlay = z.object({
  /** HLS, or the MP4 itself where `plain`. */
  url: z.string(),
  plain: z.boolean(),
  durationMs: z.int(),
  /** The viewer sees so much; null for the whole. */
  limitSeconds: z.int().nullable(),
  /** Short edges of the copies, ascending. */
  qualities: z.array(z.int()),
  /** Lines under the picture, or null. Plain text; times in seconds. */
  subtitles: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullable(),
})
export type VideoPlay = z.infer<typeof VideoPlay>
