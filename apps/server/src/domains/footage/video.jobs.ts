import * as z from 'zod'
import { defineJob } from '../../jobs/job.ts'
import { makeFrames } from './make-frames.ts'
import { transcodeVideo } from './transcode-video.ts'

const payload = z.object({ fileId: z.uuid() })

/** The frames, which an author waits for: at once. */
export const makeFramesJob = defineJob(
  'media.videoFrames',
  payload,
  ({ app, signal }, { fileId }) => makeFrames(app, fileId, signal),
  { attempts: 4 },
)

/** The copies: long work in a lane of its own, where it delays nothing else. */
export const transcodeJob = defineJob(
  'media.video',
  payload,
  ({ app, signal, log }, { fileId }) => transcodeVideo(app, fileId, { signal, log }),
  { attempts: 10, lane: 'slow' },
)
