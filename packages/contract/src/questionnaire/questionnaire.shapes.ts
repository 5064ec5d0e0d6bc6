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

/** A question as staff write it. A picture is the id of an upload, or the path of one that the questionnaire has. */
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

/** A question as it is shown: `pictureUrl` of each option, null for none. */
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
/** Answers by the keys of their questions. */
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
  /** About how long it takes. */
  minutes: z.int(),
  coins: z.int(),
  /** What is given besides coins; empty for nothing. */
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
  /** How many answered; null where it is not shown. */
  submitted: z.int().nullable(),
  audienceText: z.string(),
}

/** A questionnaire as anybody with its address sees it. */
export const QuestionnairePreview = z.object(shown)
export type QuestionnairePreview = z.infer<typeof QuestionnairePreview>

/** A questionnaire as the caller answers it. */
export const QuestionnaireDetail = z.object({
  ...shown,
  /** Why the caller cannot answer now; null where they can. */
  obstacle: answerObstacle.nullable(),
  obstacleText: z.string(),
  hasAnswered: z.boolean(),
  /** The caller may take their answers back. */
  mayWithdraw: z.boolean(),
  mayOpenResult: z.boolean(),
  /** Of an anonymous questionnaire none: it stays in the browser. */
  draft: z.object({ answers: answerSet, savedTime: timeText }).nullable(),
  /** Names when the caller began; comes back with the answers. Empty where the caller cannot answer. */
  start: z.string(),
})
export type QuestionnaireDetail = z.infer<typeof QuestionnaireDetail>

/** A number that is hidden where it could tell who answered. */
const count = z.int().nullable()

/** What was answered to a question. */
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
      /** Of an order. */
      meanPlace: z.number().nullable(),
    }),
  ),
  /** Of a matrix: the counts stand in the order of `options`. */
  rows: z.array(z.object({ key: z.string(), text: z.string(), counts: z.array(count) })),
  mean: z.number().nullable(),
  nps: z.int().nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

const results = {
  /** Answers that are counted. */
  counted: z.int(),
  /** Answers that came since the figures were made. */
  pending: z.int(),
  questions: z.array(QuestionResult),
}

/** The page behind the answers: thanks, what was earned, and results where they are shown. */
export const OwnQuestionnaireResult = z.object({
  id,
  title: z.string(),
  isAnonymous: z.boolean(),
  /** What the caller was given for it. */
  coins: z.int(),
  giftTitle: z.string(),
  /** When results are shown; the end for `afterEnd`. */
  showResult: shownResult,
  endTime: timeText,
  results: z.object(results).nullable(),
})
export type OwnQuestionnaireResult = z.infer<typeof OwnQuestionnaireResult>

/** What staff write of a questionnaire. */
export const questionnaireFields = {
  title: memberText(limits.title.min, limits.title.max),
  intro: memberText(0, limits.intro),
  /** The id of an upload, or the path of the cover that it has. */
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
  /** 0 without a limit. */
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
  /** Careless answers are not counted. */
  leavesOutCareless: z.boolean(),
  previewPath: z.string(),
  /** What the caller may do with it now. */
  may: z.object({
    save: z.boolean(),
    /** Everything but words stays as it is. */
    wordsOnly: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    invite: z.boolean(),
  }),
  /** When those who may answer were last notified, and how many so far; null for never. */
  invitedTime: timeText.nullable(),
  invited: z.int(),
  /** It and its copies, the oldest first. */
  versions: z.array(StaffQuestionnaireItem),
})
export type StaffQuestionnaireDetail = z.infer<typeof StaffQuestionnaireDetail>

export const StaffQuestionnaireResults = z.object({
  ...results,
  submitted: z.int(),
  careless: z.int(),
  leavesOutCareless: z.boolean(),
  /** Middle of the times taken, in seconds; null for an anonymous one. */
  medianSeconds: z.int().nullable(),
  /** Groups of accounts that answered from one address, and the members in them. */
  alikeGroups: z.int(),
  alikeMembers: z.int(),
})
export type StaffQuestionnaireResults = z.infer<typeof StaffQuestionnaireResults>

/** How often the options of two questions were chosen together; null for a number that could tell who answered. */
export const CrossTable = z.object({
  columns: z.array(z.object({ key: z.string(), text: z.string() })),
  rows: z.array(z.object({ key: z.string(), text: z.string(), counts: z.array(count) })),
})
export type CrossTable = z.infer<typeof CrossTable>

/** Something somebody wrote: in a text, or behind 「其他」. */
export const WrittenAnswer = z.object({ id, text: z.string() })
export type WrittenAnswer = z.infer<typeof WrittenAnswer>
