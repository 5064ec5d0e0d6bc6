import * as z from 'zod'

const Track = z.object({
  encoder: z.string(),
  /** Filters of libavfilter between decoder and encoder. */
  filter: z.string(),
  /** Options of the encoder by their FFmpeg names. */
  options: z.record(z.string(), z.string()),
})

/** One piece of encoding, in words that FFmpeg's libraries and its command line share. */
export const EncodeOrder = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('file'),
      path: z.string(),
      /** Where to begin. */
      fromSeconds: z.number().optional(),
      /** How much to read at most. */
      seconds: z.number().optional(),
    }),
    /** Pictures and tones that filters make: outputs `out0` and `out1`. Never with a member's text or file. */
    z.object({ kind: z.literal('graph'), graph: z.string() }),
  ]),
  video: Track.extend({
    pixelFormat: z.string(),
    /** A key frame at each multiple, so that segments can begin there. */
    keyFrameSeconds: z.number().optional(),
    /** How many frames at most. */
    frames: z.number().optional(),
  }).nullable(),
  /** Left out where the source has none. Its filter ends in frames as long as the encoder wants them. */
  audio: Track.nullable(),
  output: z.object({
    format: z.string(),
    path: z.string(),
    options: z.record(z.string(), z.string()).default({}),
    metadata: z.record(z.string(), z.string()).default({}),
  }),
})
export type EncodeOrder = z.infer<typeof EncodeOrder>
export type VideoTrack = NonNullable<EncodeOrder['video']>
export type AudioTrack = NonNullable<EncodeOrder['audio']>

/** What the streams of a file are. */
export const VideoContent = z.object({
  seconds: z.number(),
  video: z
    .object({
      codec: z.string(),
      /** As stored. */
      width: z.number(),
      height: z.number(),
      /** Degrees it is turned by for showing. */
      rotation: z.number(),
      /** Frames a second, 0 when unknown. */
      frameRate: z.number(),
      transfer: z.string(),
    })
    .nullable(),
  audioCodec: z.string().nullable(),
})
export type VideoContent = z.infer<typeof VideoContent>

/** Decoders a member's file may reach, by their FFmpeg names. */
export const allowedDecoders = ['h264', 'hevc', 'aac', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be']
