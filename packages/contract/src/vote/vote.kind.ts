import * as z from 'zod'
import { allAudiences } from '../post/post.limits.ts'
import { voteLimits } from './vote.limits.ts'
import { writeBody } from '../wire/method.ts'
import { publishTypes } from '../post/publish.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { voteResults } from './vote.shapes.ts'
import { draftFields, editFields, publishFields, sharedFields } from '../post/kind-parts.ts'

const showResult = z.int().min(1).max(3).default(voteResults.afterChoosing)
const { options: optionCount } = voteLimits

const fields = { publishType: z.literal(publishTypes.vote), ...sharedFields }

const words = {
  title: memberText(voteLimits.title.min, voteLimits.title.max),
  text: memberText(0, voteLimits.text).default(''),
  exposeUser: sharedFields.exposeUser
    .unwrap()
    .refine((list) => list.includes(3), '投票对所有人公开')
    .default([...allAudiences]),
}

const option = z.strictObject({
  text: memberText(1, voteLimits.option),
  /** Every option has one, or none has. */
  fileId: id.optional(),
})

const rules = z
  .strictObject({
    options: z
      .array(option)
      .min(optionCount.min, `至少 ${optionCount.min} 个选项`)
      .max(optionCount.max, `最多 ${optionCount.max} 个选项`)
      .refine((list) => new Set(list.map((one) => one.text)).size === list.length, '有两个选项一样')
      .refine(
        (list) => new Set(list.map((one) => one.fileId === undefined)).size === 1,
        '图片投票的每个选项都要有一张照片',
      )
      .refine((list) => {
        const files = list.flatMap((one) => one.fileId ?? [])
        return new Set(files).size === files.length
      }, '同一张照片放了两次'),
    /** Max options per person. */
    max: z.int().min(1).max(optionCount.max).default(1),
    /** Between one hour and 30 days from now. */
    endTime: timeText,
    showResult,
    canChange: z.boolean().default(true),
  })
  .refine((vote) => vote.max <= vote.options.length, '可选的数量比选项还多')

/** A question with options, open to everybody until its end. */
export const voteInput = writeBody({ ...publishFields, ...fields, ...words, vote: rules })

/** Texts of a vote. Its options cannot be changed after publishing. */
export const voteEditInput = writeBody({ ...editFields, ...fields, ...words })

const draftOption = z.strictObject({ text: memberText(0, voteLimits.option), fileId: id.nullable() })
const draftRules = z.strictObject({
  options: z.array(draftOption).max(optionCount.max).default([]),
  max: z.int().min(1).max(optionCount.max).default(1),
  /** Empty until one is chosen. */
  endTime: z.union([timeText, z.literal('')]).default(''),
  showResult,
  canChange: z.boolean().default(true),
})

export const voteDraftInput = writeBody({
  ...draftFields,
  ...fields,
  title: memberText(0, voteLimits.title.max).default(''),
  text: memberText(0, voteLimits.text).default(''),
  vote: draftRules.default({
    options: [],
    max: 1,
    endTime: '',
    showResult: voteResults.afterChoosing,
    canChange: true,
  }),
})
