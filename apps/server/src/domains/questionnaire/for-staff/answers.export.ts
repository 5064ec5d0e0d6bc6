import {
  csvTruth,
  otherKey,
  questionnaireAnswerSheet,
  questionnaireTerms,
  questionTypes,
  StaffQuestionnaire,
  type Answer,
  type MethodParsed,
  type Question,
} from '@guangquan/contract'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type QueryResult, type RawBuilder } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { CsvValue } from '../../../csv/csv-text.ts'
import { beginExport, defineExport } from '../../../export/list-export.ts'
import { loadNickNames } from '../../member/index.ts'
import { addressArea } from '../../site/index.ts'
import { answersOf, findQuestionnaire, questionsOf } from '../questionnaire.store.ts'
import { otherText, productNames } from '../results.view.ts'
import { isCounted } from './results.read.ts'

const rowsAtOnce = 500

interface AnswerRow {
  id: string
  member_id: string | null
  answers: unknown
  is_careless: boolean
  seconds: number | null
  submitted_at: Date | null
}

/** @throws ContentNotFound */
export async function exportAnswers(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffQuestionnaire.ExportAnswers>,
) {
  await findQuestionnaire(ctx.db, input.id)
  return beginExport(ctx, answerExport, input)
}

export const answerExport = defineExport(
  StaffQuestionnaire.ExportAnswers,
  questionnaireAnswerSheet,
  async function* (ctx, { id }) {
    const row = await findQuestionnaire(ctx.db, id)
    const questions = countedQuestions(questionsOf(row))
    // All answers with a name, each with its mark; of anonymous ones only those that the results contain.
    const shown = row.is_anonymous ? await isCounted(ctx, row) : sql`true`
    for (let after: string | null = ''; after !== null;) {
      const isBehind: RawBuilder<unknown> = after === '' ? sql`` : sql`and id > ${after}::uuid`
      const read: QueryResult<AnswerRow> =
        await sql<AnswerRow>`select id, member_id, answers, is_careless, seconds, submitted_at
        from questionnaire_answer where questionnaire_id = ${id}::uuid and ${shown} ${isBehind}
        order by id limit ${sql.lit(rowsAtOnce)}`.execute(ctx.db)
      const lineOf = await linesOf(ctx, questions, read.rows)
      for (const one of read.rows) yield lineOf(one)
      after = read.rows.length === rowsAtOnce ? (read.rows.at(-1)?.id ?? null) : null
    }
  },
  async (ctx, { id }) =>
    Object.fromEntries(
      countedQuestions(questionsOf(await findQuestionnaire(ctx.db, id))).flatMap(({ key, title }, at) => [
        [`${key}.text`, `${at + 1}. ${title}`],
        [`${key}.code`, `${at + 1}. ${questionnaireTerms.code}`],
      ]),
    ),
)

/** Names of members and models of some rows, read together. */
async function linesOf(ctx: StaffCtx, questions: readonly Question[], rows: readonly AnswerRow[]) {
  const names = await loadNickNames(
    ctx.db,
    rows.flatMap((row) => row.member_id ?? []),
  )
  const asked = questions.filter(({ type }) => type === questionTypes.product)
  const models = await productNames(
    ctx.db,
    rows.flatMap((row) => asked.flatMap(({ key }) => answersOf(row)[key]?.choices ?? [])),
  )
  return (row: AnswerRow) => {
    const answers = answersOf(row)
    return {
      id: row.id,
      member: row.member_id === null ? '' : (names.get(row.member_id) ?? ''),
      submitTime: row.submitted_at === null ? '' : timeTextOf(row.submitted_at),
      seconds: row.seconds,
      careless: row.is_careless ? csvTruth.yes : csvTruth.no,
      ...Object.fromEntries(
        questions.flatMap((question): [string, CsvValue][] => {
          const answer = answers[question.key]
          return [
            [`${question.key}.text`, answer === undefined ? '' : labelOf(question, answer, models)],
            [`${question.key}.code`, answer === undefined ? '' : codeOf(answer)],
          ]
        }),
      ),
    }
  }
}

/** An answer as text. */
export function labelOf(
  question: Question,
  { choices = [], other = '', text, number, rows }: Answer,
  models: ReadonlyMap<string, string>,
): string {
  const { type } = question
  const nameOf = (key: string) => {
    if (key === otherKey) return `${otherText}：${other}`
    return question.options.find((one) => one.key === key)?.text ?? key
  }
  if (text !== undefined) return text
  if (number !== undefined) return String(number)
  if (type === questionTypes.area) return areaOf(choices)
  if (type === questionTypes.product) return choices.map((key) => models.get(key) ?? key).join('、')
  if (rows !== undefined)
    return question.rows
      .flatMap(({ key, text: row }) => {
        const chosen = rows[key]
        return chosen === undefined ? [] : [`${row}：${nameOf(chosen)}`]
      })
      .join('；')
  return choices.map(nameOf).join(type === questionTypes.order ? ' > ' : '、')
}

/** Names from the province down. */
function areaOf(codes: readonly string[]): string {
  const area = addressArea(codes)
  return area === null ? '' : [area.province, area.city, area.county].join('')
}

/** An answer as the keys of the choices. */
function codeOf({ choices = [], text, number, rows }: Answer): string {
  if (text !== undefined) return ''
  if (number !== undefined) return String(number)
  if (rows !== undefined)
    return Object.entries(rows)
      .map(([row, key]) => `${row}=${key}`)
      .join(';')
  return choices.join(';')
}
