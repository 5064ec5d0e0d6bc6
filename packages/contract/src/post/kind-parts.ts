import * as z from 'zod'
import { allAudiences, postLimits, topicsPerPost } from './post.limits.ts'
import { audience } from './publish.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { tagIn, tagPattern, tagsIn } from '../tag/tag-names.ts'

const tagSentence = '话题用 1 到 20 个文字、字母或数字'

/** 1–20 letters, digits or _ of any script. */
export const tag = z
  .string()
  .max(80, tagSentence)
  .transform(tagIn)
  .refine((value) => tagPattern.test(value), tagSentence)

/** Topics as they are typed or pasted: one text may contain several. */
const tags = z
  .array(z.string().max(200, tagSentence))
  .max(postLimits.tags, `最多 ${postLimits.tags} 个话题`)
  .transform((given) => [
    ...new Set(given.flatMap((text) => (tagsIn(text).length === 0 ? [text] : tagsIn(text)))),
  ])
  .pipe(z.array(tag).max(postLimits.tags, `最多 ${postLimits.tags} 个话题`))

/** Fields of every kind, in publishing, drafts and changes. */
export const sharedFields = {
  topicIds: z.array(z.string().max(40)).max(topicsPerPost).default([]),
  tags: tags.default([]),
  place: memberText(0, postLimits.place).default(''),
  exposeUser: z
    .array(audience)
    .max(4)
    .default([...allAudiences]),
  /** One of the author's circles; null: none. Absent in a change: not changed. */
  circleId: id.nullable().optional(),
}

/** Counts the saves of a draft. */
const version = z.int().min(1)

/** Additional fields of publishing. */
export const publishFields = {
  /** The draft of this post, which is removed in the transaction that publishes it. */
  draftId: id.optional(),
  /** The published version of that draft. A draft that was changed elsewhere since is not removed. */
  draftVersion: version.optional(),
  /**
   * The same for every attempt to publish one form, even after its content or draft changed, so that only the first
   * success creates a post.
   */
  composeId: id.optional(),
  /** The members meant by `@name` in the text, where the author picked them from the list. */
  atUsers: z.array(id).max(postLimits.mentions).default([]),
}

/** Additional fields of a change. */
export const editFields = {
  id,
  atUsers: z.array(id).max(postLimits.mentions).default([]),
}

/**
 * Additional fields of saving a draft. With an id, that draft is overwritten. With the version that was read or saved
 * last, overwriting another one is refused with `DraftChanged`.
 */
export const draftFields = { id: id.optional(), version: version.optional() }

/** Errors of publishing. */
export const publishErrors = [
  'PhoneNotBound',
  'LevelTooLow',
  'UploadNotFound',
  'DamageUnconfirmed',
  'ContentRefused',
  'ContentNotFound',
  'ArticleLength',
  'ArticlePhotoLimit',
  'ArticleVideoLimit',
  'ArticleVideoRefused',
  'CircleNotMember',
  'CircleMuted',
  'CircleClosed',
  'ApplyClosed',
  'EntryRefused',
  'BadInput',
] as const

/** Errors of saving a draft. */
export const draftErrors = [
  'DraftLimit',
  'DraftChanged',
  'UploadNotFound',
  'ContentNotFound',
  'ArticlePhotoLimit',
  'ArticleVideoLimit',
] as const
