// Without zod, for the site and rules.

export const questionTypes = {
  single: 1,
  multiple: 2,
  dropdown: 3,
  line: 4,
  text: 5,
  rating: 6,
  nps: 7,
  matrix: 8,
  order: 9,
  picture: 10,
  date: 11,
  area: 12,
  product: 13,
  note: 14,
} as const
export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes]
export const questionTypeNames = {
  1: '单选',
  2: '多选',
  3: '下拉',
  4: '单行文字',
  5: '多行文字',
  6: '评分',
  7: 'NPS',
  8: '矩阵单选',
  9: '排序',
  10: '图片选择',
  11: '日期',
  12: '地区',
  13: '产品型号',
  14: '说明文字',
} as const satisfies Record<QuestionType, string>

/** What staff decided; whether it runs depends on the time as well (`questionnaireStateAt`). */
export const questionnaireStages = { draft: 0, published: 1, closed: 2 } as const
export type QuestionnaireStage = (typeof questionnaireStages)[keyof typeof questionnaireStages]

export const questionnaireStates = { draft: 0, notOpen: 1, running: 2, ended: 3, closed: 4 } as const
export type QuestionnaireState = (typeof questionnaireStates)[keyof typeof questionnaireStates]
export const questionnaireStateNames = {
  0: '草稿',
  1: '未开始',
  2: '进行中',
  3: '已结束',
  4: '已关闭',
} as const satisfies Record<QuestionnaireState, string>

/** Who may answer. */
export const questionnaireAudiences = { all: 1, level: 2, product: 3, activity: 4, circle: 5 } as const
export type QuestionnaireAudience = (typeof questionnaireAudiences)[keyof typeof questionnaireAudiences]
export const questionnaireAudienceNames = {
  1: '所有会员',
  2: '等级',
  3: '注册了产品的',
  4: '参加过活动的',
  5: '圈子的成员',
} as const satisfies Record<QuestionnaireAudience, string>

/** When results are shown to those who answered. */
export const shownResults = { never: 1, afterSubmitting: 2, afterEnd: 3 } as const
export type ShownResults = (typeof shownResults)[keyof typeof shownResults]
export const shownResultsNames = {
  1: '不展示',
  2: '提交后',
  3: '结束后',
} as const satisfies Record<ShownResults, string>

/** Comparisons with the answer to an earlier question; without an answer each but `isEmpty` is false. */
export const operators = ['is', 'isNot', 'from', 'upTo', 'isAnswered', 'isEmpty'] as const
export type Operator = (typeof operators)[number]

/** A condition on the answer to another question. */
export interface Condition {
  question: string
  operator: Operator
  /** Keys of options, one of which has to be chosen; for a rating its number. */
  values: readonly string[]
}

/** Continues with a later question, or with none (`endOfQuestions`), when all conditions are met. */
export interface Jump {
  when: readonly Condition[]
  to: string
}
export const endOfQuestions = 'end'

export interface QuestionOption {
  key: string
  text: string
  /** Path of a picture of the site; empty for none. */
  picture: string
}

export interface Question {
  /** Does not change with the wording: answers and conditions refer to it. */
  key: string
  type: QuestionType
  title: string
  hint: string
  required: boolean
  /** Whether it begins a page. */
  newPage: boolean
  options: readonly QuestionOption[]
  /** Whether the last option is 「其他」, with a text. */
  hasOther: boolean
  /** Whether options are in random order, with 「其他」 last. */
  shuffled: boolean
  /** How many options, where several can be chosen. */
  min: number
  max: number
  /** For a matrix: the rows, each judged by the options. */
  rows: readonly { key: string; text: string }[]
  /** Shown when all of them are met. */
  showIf: readonly Condition[]
  /** The first one that is met applies. */
  jumps: readonly Jump[]
}

/** The key of 「其他」. */
export const otherKey = 'other'

/** An answer; the type of the question decides which of its parts is used. */
export interface Answer {
  /** Keys of options in the order chosen or arranged; area codes; the id of a model. */
  choices?: readonly string[] | undefined
  /** The text behind 「其他」. */
  other?: string | undefined
  /** A text, or a day as `yyyy-MM-dd`. */
  text?: string | undefined
  number?: number | undefined
  /** For a matrix: row → option. */
  rows?: Readonly<Record<string, string>> | undefined
}
/** By the key of the question. */
export type Answers = Readonly<Record<string, Answer>>

export const questionnaireLimits = {
  title: { min: 4, max: 60 },
  intro: 500,
  questions: 50,
  questionTitle: 100,
  hint: 200,
  option: 60,
  options: 20,
  rows: 10,
  line: 100,
  text: 500,
  other: 60,
  conditions: 5,
  jumps: 10,
  coins: 50,
  models: 50,
  quota: 1_000_000,
  /** Days for which a draft is stored. */
  draftDays: 7,
  /** Seconds per question; faster answers are careless. */
  secondsEach: 2,
  /** So many equal answers in a row to questions of one kind are careless. */
  straight: 6,
  /** Smaller numbers of an anonymous questionnaire are hidden. */
  hiddenBelow: 5,
  ratingMax: 5,
  npsMax: 10,
} as const

/** Pictures of options, and the cover. */
export const questionnairePicture = { useType: 57, copies: [480, 1080], minWidth: 480 } as const

export type AnswerObstacle = 'notOpen' | 'ended' | 'closed' | 'full' | 'answered' | 'audience'

/** Names in files and in the log. */
export const questionnaireTerms = {
  other: '其他',
  code: '编码',
  counted: '计入',
  leftOut: '不计入',
} as const

export const questionnaireSentences = {
  start: '页面打开太久了，请刷新后再交，写好的还在',
  obstacles: {
    notOpen: '还没开始',
    ended: '已经结束',
    closed: '已经关闭',
    full: '名额已满',
    answered: '你已经答过了',
    audience: '这份问卷只发给一部分会员',
  } satisfies Record<AnswerObstacle, string>,
  // Faults that staff have to correct.
  noQuestions: '至少写一道要回答的题',
  times: '结束时间要晚于开始时间',
  activity: '请从列表里选择活动',
  circle: '请从列表里选择圈子',
  reward: '金币和礼品选一样',
  wordingOnly: '发布后只能改文字；要改题目、选项或条件，请复制成新的一份',
  gift: '请从列表里选择礼品',
  later: '已经发布的，只能延长',
  more: '已经发布的，只能增加名额；0 是不限',
  ended: '结束时间已经过了，请填一个以后的时间',
  published: '发布后不能改；要改请复制成新的一份',
  models: '请选择型号',
  rewardMemo: (title: string) => `问卷：${title}`,
} as const
