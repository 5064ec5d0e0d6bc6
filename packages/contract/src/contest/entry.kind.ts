import * as z from 'zod'
import { contestBounds } from './contest.words.ts'
import { allAudiences } from '../post/post.limits.ts'
import { pictureLimits } from '../media/media.limits.ts'
import { writeBody } from '../wire/method.ts'
import { aiMark } from '../media/photograph.shapes.ts'
import { PictureInput } from '../media/picture.shapes.ts'
import { publishTypes } from '../post/publish.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { draftFields, editFields, publishFields, sharedFields } from '../post/kind-parts.ts'

const { entryTitle, story, set } = contestBounds

const pictures = z
  .array(PictureInput)
  .max(set.max, `最多 ${set.max} 张照片`)
  .refine((list) => new Set(list.map((one) => one.fileId)).size === list.length, '同一张照片放了两次')

const exposeUser = sharedFields.exposeUser
  .unwrap()
  .refine((list) => list.includes(3), '参赛作品对所有人公开')
  .default([...allAudiences])

const fields = { publishType: z.literal(publishTypes.entry), ...sharedFields, exposeUser }

const words = {
  title: memberText(entryTitle.min, entryTitle.max),
  text: memberText(0, story).default(''),
}

/** A contest entry: it waits for the first audit, whose verdicts are stored with it. */
export const entryInput = writeBody({
  ...publishFields,
  ...fields,
  ...words,
  matchId: id,
  groupId: id,
  pictures: pictures.min(1, '至少选择一张照片'),
  /** 3 is refused in contests. */
  aiMark: aiMark.default(1),
  /** The author declares to have taken the photograph and to have its original. */
  originalDeclared: z.literal(true, '请声明作品是你拍的，并保留着原图'),
  agreeTerms: z.literal(true, '请先阅读并同意参赛条款'),
})

/** The texts of an entry that has not been audited yet. Its photographs cannot be changed. */
export const entryEditInput = writeBody({ ...editFields, ...fields, ...words })

export const entryDraftInput = writeBody({
  ...draftFields,
  ...fields,
  title: memberText(0, pictureLimits.title).default(''),
  text: words.text,
  matchId: id.nullable().default(null),
  groupId: id.nullable().default(null),
  pictures: pictures.default([]),
  aiMark: aiMark.default(1),
})

/** The part of a draft that only entries have. */
export const DraftEntry = z.object({ matchId: id.nullable(), groupId: id.nullable() })
export type DraftEntry = z.infer<typeof DraftEntry>
