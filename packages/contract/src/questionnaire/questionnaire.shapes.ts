import * as z from 'zod'
import {
  questionnaireAudiences,
  operators,
  questionnaireLimits,
  questionnaireStates,
  questionTypes,
  shownResults,
  type AnswerObstacle,
} from './questionnaire.words.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const limits = questionnaireLimits

export const questionType = z.literal(Object.values(questionTypes))
export const questionnaireState = z.literal(Object.values(questionnaireStates))
export const questionnaireAudience = z.literal(Object.values(questionnaireAudiences))
export const shownResult = z.literal(Object.values(shownResults))

/** Keys of questions, options and rows. */
const key = z.string().regex(/^[a-z0-9]{1,12}$/, '编号用小写字母和数字，最多 12 个')

const condition = z.strictObject({
  question: key,
  operator: z.enum(operators),
  values: z.array(z.string().max(12)).max(limits.options),
})
const conditions = z.array(condition).max(limits.conditions, `最多 ${limits.conditions} 个条件`)

/** A question, as staff write it. A picture is the id of an upload, or the path of one that the questionnaire has. */
export const QuestionInput = z.strictObject({
  key,
  type: questionType,
  title: memberText(1, limits.questionTitle),
  hint: memberText(0, limits.hint).default(''),
  required: z.boolean().default(false),
  newPage: z.boolean().default(false),
  options: z
    .array(
      z.strictObject({
        key,
        text: memberText(1, limits.option),
        picture: z.string().max(200).default(''),
      }),
    )
    .max(limits.options, `最多 ${limits.options} 个选项`)
    .default([]),
  hasOther: z.boolean().default(false),
  shuffled: z.boolean().default(false),
  min: z.int().min(0).max(limits.options).default(0),
  max: z.int().min(0).max(limits.options).default(1),
  rows: z
    .array(z.strictObject({ key, text: memberText(1, limits.option) }))
    .max(limits.rows, `最多 ${limits.rows} 行`)
    .default([]),
  showIf: conditions.default([]),
  jumps: z
    .array(z.strictObject({ when: conditions, to: key }))
    .max(limits.jumps)
    .default([]),
})
export const questionList = z.array(QuestionInput).max(limits.questions, `最多 ${limits.questions} 道题`)

/** A question, as shown. `pictureUrl` of each option is null for none. */
export const QuestionShape = z.object({
  key: z.string(),
  type: questionType,
  title: z.string(),
  hint: z.string(),
  required: z.boolean(),
  newPage: z.boolean(),
  options: z.array(
    z.object({ key: z.string(), text: z.string(), picture: z.string(), pictureUrl: z.string().nullable() }),
  ),
  hasOther: z.boolean(),
  shuffled: z.boolean(),
  min: z.int(),
  max: z.int(),
  rows: z.array(z.object({ key: z.string(), text: z.string() })),
  showIf: z.array(condition),
  jumps: z.array(z.object({ when: z.array(condition), to: z.string() })),
})
export type QuestionShape = z.infer<typeof QuestionShape>

const AnswerShape = z.strictObject({
  choices: z
    .array(z.string().max(40))
    .max(limits.options + 1)
    .optional(),
  other: memberText(0, limits.other).optional(),
  text: memberText(0, limits.text).optional(),
  number: z.int().min(0).max(limits.npsMax).optional(),
  rows: z.record(z.string().max(12), z.string().max(12)).optional(),
})
/** Answers by the key of their question. */
export const answerSet = z
  .record(z.string().max(12), AnswerShape)
  .refine((answers) => Object.keys(answers).length <= limits.questions)

export const answerObstacle = z.enum([
  'notOpen',
  'ended',
  'closed',
  'full',
  'answered',
  'audience',
] as const satisfies readonly AnswerObstacle[])

const card = {
  id,
  title: z.string(),
  coverUrl: z.string().nullable(),
  state: questionnaireState,
  startTime: timeText,
  endTime: timeText,
  questionCount: z.int(),
  /** Estimated duration. */
  minutes: z.int(),
  coins: z.int(),
  /** What is given besides coins; empty: nothing. */
  giftTitle: z.string(),
  isAnonymous: z.boolean(),
}

/** A questionnaire that the caller may answer now. */
export const QuestionnaireCard = z.object(card)
export type QuestionnaireCard = z.infer<typeof QuestionnaireCard>

const shown = {
  ...card,
  intro: z.string(),
  questions: z.array(QuestionShape),
  /** How many members answered; null where that is not shown. */
  submitted: z.int().nullable(),
  audienceText: z.string(),
}

/** A questionnaire for anybody with its address. */
export const QuestionnairePreview = z.object(shown)
export type QuestionnairePreview = z.infer<typeof QuestionnairePreview>

/** A questionnaire for the caller who answers it. */
export const QuestionnaireDetail = z.object({
  ...shown,
  /** Why the caller cannot answer now; null if they can. */
  obstacle: answerObstacle.nullable(),
  obstacleText: z.string(),
  hasAnswered: z.boolean(),
  /** Whether the caller may withdraw their answers. */
  mayWithdraw: z.boolean(),
  mayOpenResult: z.boolean(),
  /** Null for an anonymous questionnaire, whose draft stays in the browser. */
  draft: z.object({ answers: answerSet, savedTime: timeText }).nullable(),
  /** When the caller began, as a token that is sent with the answers. Empty if the caller cannot answer. */
  start: z.string(),
})
export type QuestionnaireDetail = z.infer<typeof QuestionnaireDetail>

/** Null where the number could reveal who answered. */
const count = z.int().nullable()

/** The answers to a question. */
export const QuestionResult = z.object({
  key: z.string(),
  type: questionType,
  title: z.string(),
  answered: count,
  /** Options, numbers, models or provinces, with how often each was chosen. */
  options: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      pictureUrl: z.string().nullable(),
      count,
      /** For an order. */
      meanPlace: z.number().nullable(),
    }),
  ),
  /** For a matrix: the counts are in the order of `options`. */
  rows: z.array(z.object({ key: z.string(), text: z.string(), counts: z.array(count) })),
  mean: z.number().nullable(),
  nps: z.int().nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

const results = {
  /** Number of counted answers. */
  counted: z.int(),
  /** Answers that arrived after the figures were computed. */
  pending: z.int(),
  questions: z.array(QuestionResult),
}

/** The page after sending: thanks, the reward, and results where they are shown. */
export const OwnQuestionnaireResult = z.object({
  id,
  title: z.string(),
  isAnonymous: z.boolean(),
  /** What the caller was given for it. */
  coins: z.int(),
  giftTitle: z.string(),
  /** When results are shown; for `afterEnd` at the end. */
  showResult: shownResult,
  endTime: timeText,
  results: z.object(results).nullable(),
})
export type OwnQuestionnaireResult = z.infer<typeof OwnQuestionnaireResult>

export const questionnaireFields = {
  title: memberText(limits.title.min, limits.title.max),
  intro: memberText(0, limits.intro),
  /** The id of an upload, or the path of the present cover. */
  cover: z.string().max(200).nullable(),
  startTime: timeText,
  endTime: timeText,
  audience: questionnaireAudience,
  minLevel: z.int().min(1).max(10).default(1),
  productIds: z.array(id).max(limits.models).default([]),
  activityId: id.nullable().default(null),
  circleId: id.nullable().default(null),
  isAnonymous: z.boolean(),
  onePerUser: z.boolean(),
  coins: z.int('请填写整数').min(0).max(limits.coins, `最多 ${limits.coins} 金币`),
  giftId: id.nullable().default(null),
  showResult: shownResult,
  /** 0: no limit. */
  quota: z.int('请填写整数').min(0).max(limits.quota),
  questions: questionList,
}

export const StaffQuestionnaireItem = z.object({
  id,
  title: z.string(),
  state: questionnaireState,
  startTime: timeText,
  endTime: timeText,
  audience: questionnaireAudience,
  isAnonymous: z.boolean(),
  questionCount: z.int(),
  submitted: z.int(),
  careless: z.int(),
  quota: z.int(),
  version: z.int(),
})
export type StaffQuestionnaireItem = z.infer<typeof StaffQuestionnaireItem>

export const StaffQuestionnaireDetail = StaffQuestionnaireItem.extend({
  intro: z.string(),
  cover: z.object({ key: z.string(), url: z.string() }).nullable(),
  minLevel: z.int(),
  products: z.array(z.object({ productId: id, name: z.string() })),
  activity: z.object({ id, title: z.string() }).nullable(),
  circle: z.object({ id, title: z.string() }).nullable(),
  onePerUser: z.boolean(),
  coins: z.int(),
  gift: z.object({ id, title: z.string() }).nullable(),
  showResult: shownResult,
  questions: z.array(QuestionShape),
  /** Whether careless answers are left out of the results. */
  leavesOutCareless: z.boolean(),
  previewPath: z.string(),
  /** What the caller may do with it now. */
  may: z.object({
    save: z.boolean(),
    /** Whether only wording can be changed. */
    wordsOnly: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    invite: z.boolean(),
  }),
  /** When those who may answer were last notified, and how many so far; null: never. */
  invitedTime: timeText.nullable(),
  invited: z.int(),
  /** The questionnaire and its copies, oldest first. */
  versions: z.array(StaffQuestionnaireItem),
})
export type StaffQuestionnaireDetail = z.infer<typeof StaffQuestionnaireDetail>

export const StaffQuestionnaireResults = z.object({
  ...results,
  submitted: z.int(),
  careless: z.int(),
  leavesOutCareless: z.boolean(),
  /** Median duration in seconds; null for an anonymous one. */
  medianSeconds: z.int().nullable(),
  /** Groups of accounts that answered from one address, and the members in them. */
  alikeGroups: z.int(),
  alikeMembers: z.int(),
})
export type StaffQuestionnaireResults = z.infer<typeof StaffQuestionnaireResults>

/** How often options of two questions were chosen together; null where the number could reveal who answered. */
export const CrossTable = z.object({
  columns: z.array(z.object({ key: z.string(), text: z.string() })),
  rows: z.array(z.object({ key: z.string(), text: z.string(), counts: z.array(count) })),
})
export type CrossTable = z.infer<typeof CrossTable>

/** A text of a member: an answer, or what stands behind 「其他」. */
export const WrittenAnswer = z.object({ id, text: z.string() })
export type WrittenAnswer = z.infer<typeof WrittenAnswer>
