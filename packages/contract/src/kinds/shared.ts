import * as z from 'zod'
import { allAudiences, textLimits, topicsPerPost } from '../limits.ts'
import { audience } from '../shapes/publish.ts'
import { id, memberText } from '../shapes/text.ts'

const tagSentence = '话题用 1 到 20 个文字、字母或数字'

/** 1–20 letters, digits or _ of any script. */
export const tag = z
  .string()
  .max(80, tagSentence)
  .transform((value) => value.normalize('NFC').trim().replace(/^#/, ''))
  .refine((value) => /^[\p{L}\p{N}_]{1,20}$/u.test(value), tagSentence)

/** What every kind of post says beside its own: in one place for publishing, drafts and editing. */
export const sharedFields = {
  topicIds: z.array(z.string().max(40)).max(topicsPerPost).default([]),
  tags: z.array(tag).max(textLimits.tagsPerPost, `最多 ${textLimits.tagsPerPost} 个话题`).default([]),
  place: memberText(0, textLimits.place).default(''),
  exposeUser: z
    .array(audience)
    .max(3)
    .default([...allAudiences]),
}

/** What publishing takes beside the fields of the post itself. */
export const publishFields = {
  /** Draft this post grew from: published and removed in one transaction. */
  draftId: id.optional(),
  /** Whom `@name` in the text means, where the writer chose them from a list. */
  atUsers: z.array(id).max(textLimits.mentionsPerPost).default([]),
}

/** What changing a post takes beside its fields. */
export const editFields = {
  id,
  atUsers: z.array(id).max(textLimits.mentionsPerPost).default([]),
}

/** What saving a draft takes beside the fields of the post itself; an id writes over that draft. */
export const draftFields = { id: id.optional() }
