import { otherKey, questionTypes, type Question } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Questionnaire } from '../../../db/tables.gen.ts'
import type { Browser } from '../../../testing/call-as.ts'
import type { TestNode } from '../../../testing/test-app.ts'

export const hourMs = 3600_000
export const dayMs = 24 * hourMs

/** A question with defaults for everything that is not given. */
export const question = (more: Partial<Question> & Pick<Question, 'key' | 'type'>): Question => ({
  title: `第 ${more.key} 题`,
  hint: '',
  required: false,
  newPage: false,
  options: [],
  hasOther: false,
  shuffled: false,
  min: 1,
  max: 1,
  rows: [],
  showIf: [],
  jumps: [],
  ...more,
})

export const options = (...keys: string[]) => keys.map((key) => ({ key, text: `选项 ${key}`, picture: '' }))

/** A choice, a line of text that is only shown for `no`, and a rating. */
const fewQuestions: readonly Question[] = [
  question({
    key: 'a',
    type: questionTypes.single,
    options: options('yes', 'no'),
    hasOther: true,
    required: true,
  }),
  question({
    key: 'b',
    type: questionTypes.line,
    required: true,
    showIf: [{ question: 'a', operator: 'is', values: ['no'] }],
  }),
  question({ key: 'c', type: questionTypes.rating, newPage: true }),
]
export const fewAnswers = { a: { choices: ['yes'] }, c: { number: 4 } }
export const withOther = { a: { choices: [otherKey], other: '看天气' } }

/** A questionnaire that runs since an hour and for two days. */
export async function buildQuestionnaire(
  { app }: Pick<TestNode, 'app'>,
  values: Partial<Insertable<Questionnaire>> = {},
): Promise<string> {
  const id = uuid()
  const now = app.now()
  await app.db
    .insertInto('questionnaire')
    .values({
      id,
      origin_id: id,
      title: '用了一个月',
      start_time: new Date(now.getTime() - hourMs),
      end_time: new Date(now.getTime() + 2 * dayMs),
      audience: 1,
      is_anonymous: false,
      one_per_user: true,
      show_result: 2,
      questions: JSON.stringify(fewQuestions),
      stage: 1,
      preview_token: 'preview-token',
      published_at: values.stage === 0 ? null : now,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .execute()
  return id
}

/** Answers of a member, as if they had sent them. */
export async function buildAnswer(
  { app }: Pick<TestNode, 'app'>,
  { id, browser }: { id: string; browser: Pick<Browser, 'userId'> },
): Promise<void> {
  const now = app.now()
  const { db } = app
  const answers = JSON.stringify({ ...withOther, c: { number: 5 } })
  await db
    .insertInto('questionnaire_participant')
    .values({ questionnaire_id: id, member_id: browser.userId, times: 1 })
    .execute()
  await db
    .insertInto('questionnaire_answer')
    .values({
      id: uuid(),
      questionnaire_id: id,
      member_id: browser.userId,
      answers,
      is_careless: false,
      seconds: 60,
      submitted_at: now,
    })
    .execute()
  await db
    .updateTable('questionnaire')
    .set((eb) => ({ submitted: eb('submitted', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Input of staff for a questionnaire. */
export const questionnaireInput = (now: Date) => ({
  title: '下一版固件想要什么',
  intro: '十道题，两分钟。',
  cover: null,
  startTime: timeTextOf(new Date(now.getTime() - hourMs)),
  endTime: timeTextOf(new Date(now.getTime() + dayMs)),
  audience: 1 as const,
  isAnonymous: false,
  onePerUser: true,
  coins: 5,
  showResult: 2 as const,
  quota: 0,
  questions: fewQuestions.map((one) => ({
    ...one,
    options: [...one.options],
    rows: [...one.rows],
    jumps: [],
    showIf: one.showIf.map((condition) => ({ ...condition, values: [...condition.values] })),
  })),
})
