import type {
  endOfQuestions as ofEnd,
  otherKey as ofOther,
  questionnaireLimits,
  questionnaireStages,
  questionnaireStates,
  questionTypes,
} from '@guangquan/contract/questionnaire/questionnaire.words'

// The contract's values, as their types prove: rules import only types from it.
export const types: typeof questionTypes = {
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
}
export const stages: typeof questionnaireStages = { draft: 0, published: 1, closed: 2 }
export const states: typeof questionnaireStates = { draft: 0, notOpen: 1, running: 2, ended: 3, closed: 4 }
export const limits: Pick<
  typeof questionnaireLimits,
  'line' | 'text' | 'other' | 'secondsEach' | 'straight' | 'hiddenBelow' | 'ratingMax' | 'npsMax'
> = {
  line: 100,
  text: 500,
  other: 60,
  secondsEach: 2,
  straight: 6,
  hiddenBelow: 5,
  ratingMax: 5,
  npsMax: 10,
}
export const otherKey: typeof ofOther = 'other'
export const endOfQuestions: typeof ofEnd = 'end'

/** Faults of answers, and of questions that staff write. */
export const says = {
  required: '这一题要回答',
  choice: '请从选项里选择',
  other: '请写出“其他”是什么',
  minChoices: (n: number) => `至少选 ${n} 项`,
  maxChoices: (n: number) => `最多选 ${n} 项`,
  tooLong: (n: number) => `最多 ${n} 个字`,
  rows: '每一行都要选一个',
  order: '请给每一项排好先后',
  number: '请选一个分数',
  date: '请选择日期',
  area: '请选择地区',
  product: '请选择型号',
  sameKeys: '题目的编号重复',
  options: '至少写两个选项，编号和文字不重复',
  noOptions: '这种题没有选项',
  matrixRows: '至少写一行，编号不重复',
  amounts: '最少和最多选几项，要在选项的数目以内',
  pictures: '每个选项都要有图片',
  condition: '条件只能用前面的题和它的选项',
  jump: '只能往后跳',
} as const
