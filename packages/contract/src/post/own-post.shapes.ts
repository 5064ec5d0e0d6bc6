import * as z from 'zod'
import { PublishCard } from './publish-card.shapes.ts'
import { timeText } from '../shapes/text.ts'

/** Why a post was refused without the decision of a person. */
export const reviewSentences = { videoFailed: '这个视频无法播放，请换一个文件重新发布' } as const

/** A post in the list of its author. */
export const OwnPost = PublishCard.extend({
  /** In the recycle bin: when it was deleted, and until when it can be restored. */
  deletedTime: timeText.nullable(),
  restoreUntil: timeText.nullable(),
  /** Why it was refused; otherwise empty. */
  reviewReason: z.string(),
})
export type OwnPost = z.infer<typeof OwnPost>
