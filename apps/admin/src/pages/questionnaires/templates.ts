import { questionTypes, type Question } from '@guangquan/contract/questionnaire/questionnaire.words'
import { emptyQuestion } from './builder/empty-question.ts'

const types = questionTypes

const options = (...texts: string[]) => texts.map((text, at) => ({ key: `o${at + 1}`, text, picture: '' }))
const ask = (key: string, type: Question['type'], title: string, more: Partial<Question> = {}): Question => ({
  ...emptyQuestion(key, type),
  options: [],
  title,
  ...more,
})

/** Questions that many questionnaires begin with. */
export const templates: Readonly<Record<string, { name: string; questions: readonly Question[] }>> = {
  empty: { name: '空白', questions: [] },
  purchase: {
    name: '购买之后',
    questions: [
      ask('q1', types.product, '买的是哪一台？', { required: true }),
      ask('q2', types.single, '在哪里买的？', {
        required: true,
        hasOther: true,
        options: options('直营店', '授权经销商', '官网', '电商平台'),
      }),
      ask('q3', types.rating, '购买的过程打几分？', { required: true, newPage: true }),
      ask('q4', types.text, '哪里可以更好？', {
        showIf: [{ question: 'q3', operator: 'upTo', values: ['3'] }],
      }),
      ask('q5', types.nps, '愿意把它推荐给朋友吗？', { required: true, newPage: true }),
    ],
  },
  activity: {
    name: '活动之后',
    questions: [
      ask('q1', types.rating, '这次活动打几分？', { required: true }),
      ask('q2', types.single, '最喜欢哪一段？', {
        hasOther: true,
        options: options('讲解', '实拍', '看片', '认识新朋友'),
      }),
      ask('q3', types.text, '哪里可以更好？', { newPage: true }),
      ask('q4', types.multiple, '下次想参加什么？', {
        hasOther: true,
        max: 3,
        options: options('外拍', '讲座', '试机', '影展'),
      }),
    ],
  },
}
