import type { QuestionShape, StaffQuestionnaireDetail } from '@guangquan/contract'
import type { Question, QuestionOption } from '@guangquan/contract/questionnaire/questionnaire.words'

/** An option in the builder, with the address of its picture. */
interface EditedOption extends QuestionOption {
  pictureUrl?: string | null
}

/** A question in the builder. */
export type EditedQuestion = Omit<Question, 'options'> & { options: readonly EditedOption[] }

/** Questions as sent: only the keys of pictures. */
export const sentQuestions = (questions: readonly EditedQuestion[]) =>
  questions.map(({ options, rows, showIf, jumps, ...question }) => ({
    ...question,
    options: options.map(({ key, text, picture }) => ({ key, text, picture })),
    rows: rows.map((row) => ({ ...row })),
    showIf: showIf.map((one) => ({ ...one, values: [...one.values] })),
    jumps: jumps.map(({ when, to }) => ({
      to,
      when: when.map((one) => ({ ...one, values: [...one.values] })),
    })),
  }))

/** The current values of all saved fields of a questionnaire. */
export const fieldsOf = (row: StaffQuestionnaireDetail) => ({
  title: row.title,
  intro: row.intro,
  cover: row.cover?.key ?? null,
  startTime: row.startTime,
  endTime: row.endTime,
  audience: row.audience,
  minLevel: row.minLevel,
  productIds: row.products.map(({ productId }) => productId),
  activityId: row.activity?.id ?? null,
  isAnonymous: row.isAnonymous,
  onePerUser: row.onePerUser,
  coins: row.coins,
  giftId: row.gift?.id ?? null,
  showResult: row.showResult,
  quota: row.quota,
  questions: sentQuestions(row.questions),
})

export const asEdited = (questions: readonly QuestionShape[]): EditedQuestion[] => [...questions]
