import {
  otherKey,
  questionnaireLimits,
  questionnaireTerms,
  questionTypes,
  type Question,
  type QuestionResult,
} from '@guangquan/contract'
import { choosable } from '@guangquan/rules/questionnaire/questionnaire-answers'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import {
  addSummaries,
  meanOf,
  meanPlace,
  npsOf,
  shownNumber,
  shownNumbers,
  type QuestionCount,
} from '@guangquan/rules/questionnaire/questionnaire-statistics'
import type { App, Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { findAreas } from '../site/index.ts'
import { questionsOf, type QuestionnaireRow } from './questionnaire.store.ts'
import { loadSummary } from './settle-answers.ts'

const { area, date, matrix, nps, order, product, rating } = questionTypes
const nothing: QuestionCount = { answered: 0, chosen: {}, rows: {}, places: {}, first: {} }
export const otherText = questionnaireTerms.other

/**
 * The sums of the job, with or without careless answers. Fewer than five careless answers to an anonymous questionnaire
 * are always excluded: the difference between both sums would reveal them.
 */
export async function loadCounted(db: Queryable, row: QuestionnaireRow) {
  const careful = await loadSummary(db, { questionnaireId: row.id, isCareless: false })
  const careless = await loadSummary(db, { questionnaireId: row.id, isCareless: true })
  const isFew = row.is_anonymous && careless.answers < questionnaireLimits.hiddenBelow
  const leavesOut = row.leaves_out_careless || isFew
  return {
    leavesOut,
    sum: leavesOut ? careful : addSummaries(careful, careless),
    pending: Math.max(0, row.submitted - careful.answers - careless.answers),
  }
}

/** The results of a questionnaire, from the sums of the job. */
export async function resultsOf({ app, db }: Pick<Ctx, 'app' | 'db'>, row: QuestionnaireRow) {
  const { sum, pending } = await loadCounted(db, row)
  const asked = countedQuestions(questionsOf(row))
  const names = await productNames(
    db,
    asked.flatMap(({ key, type }) => (type === product ? Object.keys(sum.questions[key]?.chosen ?? {}) : [])),
  )
  // Nothing is shown for a few answers: even their mean would reveal something.
  const isHidden = row.is_anonymous && sum.answers < questionnaireLimits.hiddenBelow
  return {
    counted: sum.answers,
    pending,
    questions: isHidden
      ? []
      : asked.map((question) => resultOf(app, row, question, sum.questions[question.key] ?? nothing, names)),
  }
}

export async function productNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_info')
    .where('id', 'in', [...ids])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function resultOf(
  app: App,
  row: QuestionnaireRow,
  question: Question,
  count: QuestionCount,
  names: ReadonlyMap<string, string>,
): QuestionResult {
  const { key, type, title } = question
  const isAnonymous = row.is_anonymous
  const keys = keysOf(question, count)
  const numbers = keys.map((one) => (type === order ? count.first[one] : count.chosen[one]) ?? 0)
  const shown = type === matrix ? keys.map(() => null) : shownNumbers(numbers, isAnonymous)
  const isShown = shownNumber(count.answered, isAnonymous) !== null
  return {
    key,
    type,
    title,
    answered: shownNumber(count.answered, isAnonymous),
    options: keys.map((one, at) => {
      const option = question.options.find((known) => known.key === one)
      return {
        key: one,
        text: option?.text ?? textOf(type, one, names),
        pictureUrl:
          option === undefined || option.picture === '' ? null : sitePictureUrl(app, option.picture),
        count: shown[at] ?? null,
        meanPlace: type === order && isShown ? meanPlace(count, one) : null,
      }
    }),
    rows: question.rows.map(({ key: rowKey, text }) => ({
      key: rowKey,
      text,
      counts: shownNumbers(
        keys.map((one) => count.rows[rowKey]?.[one] ?? 0),
        isAnonymous,
      ),
    })),
    mean: type === rating && isShown ? meanOf(count) : null,
    nps: type === nps && isShown ? (npsOf(count)?.score ?? null) : null,
  }
}

const numbersFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

/** The counted keys, in the order of the question; months in chronological order; areas and models by frequency. */
function keysOf(question: Question, { chosen }: QuestionCount): string[] {
  if (question.type === rating) return numbersFrom(1, questionnaireLimits.ratingMax)
  if (question.type === nps) return numbersFrom(0, questionnaireLimits.npsMax)
  if (question.type === date) return Object.keys(chosen).toSorted()
  if ([area, product].some((type) => type === question.type))
    return Object.entries(chosen)
      .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .map(([key]) => key)
  return choosable(question)
}

function textOf(type: number, key: string, names: ReadonlyMap<string, string>): string {
  if (key === otherKey) return otherText
  if (type === product) return names.get(key) ?? ''
  if (type === area) return findAreas([key])?.[0]?.name ?? ''
  return key
}
