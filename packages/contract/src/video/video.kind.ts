import * as z from 'zod'
import { maxSubtitleKiB, videoTexts, videoFrameCount } from './video.limits.ts'
import { writeBody } from '../wire/method.ts'
import { publishTypes } from '../post/publish.shapes.ts'
import { capMarks } from '../text/text-length.ts'
import { id, memberText } from '../shapes/text.ts'
import { draftFields, editFields, publishFields, sharedFields } from '../post/kind-parts.ts'

/** 1 a work, 2 a lesson, 3 behind the scenes. */
export const videoSubTypes = { work: 1, lesson: 2, backstage: 3 } as const
const publishSubType = z.literal(Object.values(videoSubTypes)).default(videoSubTypes.work)

const words = {
  publishType: z.literal(publishTypes.video),
  ...sharedFields,
  title: memberText(2, videoTexts.title),
  text: memberText(0, videoTexts.text).default(''),
}

/** Content of a SubRip or WebVTT file; empty for none. */
const subtitles = z
  .string()
  .max(maxSubtitleKiB * 1024, `字幕最多 ${maxSubtitleKiB} KB`)
  .transform(capMarks)

const fields = {
  ...words,
  publishSubType,
  /** For lessons: reserved for owners, others see a preview. */
  ownersOnly: z.boolean().default(false),
  subtitles: subtitles.default(''),
}

/** One video with its poster: an offered frame, or a picture that the author uploaded. */
export const videoInput = writeBody({
  ...publishFields,
  ...fields,
  videoId: id,
  posterId: id,
})

/** Texts, poster and subtitles; absent fields are not changed. The video itself cannot be changed. */
export const videoEditInput = writeBody({
  ...editFields,
  ...words,
  posterId: id.optional(),
  subtitles: subtitles.optional(),
})

export const videoDraftInput = writeBody({
  ...draftFields,
  ...fields,
  title: memberText(0, videoTexts.title).default(''),
  videoId: id.nullable().default(null),
  posterId: id.nullable().default(null),
  /** The offered frames, stored as long as the draft. */
  frameIds: z.array(id).max(videoFrameCount).default([]),
})
