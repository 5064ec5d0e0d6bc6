import {
  otherKey,
  questionnaireLimits,
  questionTypes,
  type CrossTable,
  type MethodParsed,
  type Question,
  type StaffQuestionnaire,
  type StaffQuestionnaireResults,
} from '@guangquan/contract'
import { choosable } from '@guangquan/rules/questionnaire/questionnaire-answers'
import { shownTable } from '@guangquan/rules/questionnaire/questionnaire-statistics'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { findQuestionnaire, questionsOf, type QuestionnaireRow } from '../questionnaire.store.ts'
import { loadCounted, otherText, resultsOf } from '../results.view.ts'

/**
 * The results, with figures by which staff can judge their quality.
 * @throws ContentNotFound
 */
export async function getStaffResults(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<StaffQuestionnaireResults> {
  const row = await findQuestionnaire(ctx.db, id)
  const [results, signs] = await Promise.all([resultsOf(ctx, row), loadSigns(ctx, id)])
  return {
    ...results,
    submitted: row.submitted,
    careless: row.careless,
    leavesOutCareless: row.leaves_out_careless,
    medianSeconds: signs.seconds === null ? null : Math.round(signs.seconds),
    alikeGroups: signs.groups,
    alikeMembers: signs.members,
  }
}

interface Signs {
  seconds: number | null
  groups: number
  members: number
}

/** Time taken, and the number of accounts that answered from the same address. */
async function loadSigns({ db }: StaffCtx, id: string): Promise<Signs> {
  const { rows } = await sql<Signs>`select
      (select percentile_cont(0.5) within group (order by seconds) from questionnaire_answer
        where questionnaire_id = ${id}::uuid and seconds is not null) as seconds,
      count(*)::int as groups, coalesce(sum(members), 0)::int as members
    from (select count(*) as members from questionnaire_participant
      where questionnaire_id = ${id}::uuid and times > 0 and address_hash <> ''
      group by address_hash having count(*) > 1) as alike`.execute(db)
  return rows[0] ?? { seconds: null, groups: 0, members: 0 }
}

const textKey = z.tuple([z.uuid()])

/**
 * A page of the texts written as answers to a question, or for its choice 「其他」, in the order of the ids of answers,
 * which are random if their times must stay unknown. totalCount: capped.
 * @throws ContentNotFound
 */
export async function listTexts(ctx: StaffCtx, input: MethodParsed<typeof StaffQuestionnaire.GetTexts>) {
  const { db } = ctx
  const { id, keyword = '' } = input
  const row = await findQuestionnaire(db, id)
  const question = findQuestion(row, input.question)
  const part = question.type === questionTypes.line || question.type === questionTypes.text ? 'text' : 'other'
  const written = sql`answers -> ${question.key}::text ->> ${part}::text`
  const found = sql`from questionnaire_answer where questionnaire_id = ${id}::uuid and ${await isCounted(ctx, row)}
    and ${written} <> '' ${keyword.trim() === '' ? sql`` : sql`and ${written} ilike ${containing(keyword.trim())}`}`
  const { rows, ...page } = await keysetPage(input, textKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind = after === null ? sql`` : sql`and id > ${after[0]}::uuid`
      const read = await sql<{ id: string; text: string }>`select id, ${written} as text ${found} ${isBehind}
        and ${isOnly(sql.ref('id'), { only: only ?? null })} order by id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (one): [string] => [one.id],
  })
  return { ...page, items: rows.map((one) => ({ id: one.id, text: one.text })) }
}

/** SQL: answers that the results contain; none for an anonymous questionnaire with few answers. */
export async function isCounted({ db }: StaffCtx, row: QuestionnaireRow): Promise<RawBuilder<boolean>> {
  const { sum, leavesOut } = await loadCounted(db, row)
  if (row.is_anonymous && sum.answers < questionnaireLimits.hiddenBelow) return sql<boolean>`false`
  return leavesOut ? sql<boolean>`not is_careless` : sql<boolean>`true`
}

const findQuestion = (row: QuestionnaireRow, key: string): Question =>
  questionsOf(row).find((one) => one.key === key) ?? fail('ContentNotFound')

const { single, multiple, dropdown, picture, rating, nps } = questionTypes
const crossed: readonly number[] = [single, multiple, dropdown, picture, rating, nps]

function findCrossed(row: QuestionnaireRow, key: string) {
  const question = findQuestion(row, key)
  if (!crossed.includes(question.type)) fail('ContentNotFound')
  const { type } = question
  if (type === rating) return { key, options: numbers(1, questionnaireLimits.ratingMax) }
  if (type === nps) return { key, options: numbers(0, questionnaireLimits.npsMax) }
  const textOf = (option: string) =>
    option === otherKey ? otherText : (question.options.find((one) => one.key === option)?.text ?? option)
  return { key, options: choosable(question).map((one) => ({ key: one, text: textOf(one) })) }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ key: String(from + at), text: String(from + at) }))

/** SQL: the choices made for a question, one row each. */
const chosenOf = (key: string) => sql`jsonb_array_elements_text(coalesce(
  answers -> ${key}::text -> 'choices', jsonb_build_array(answers -> ${key}::text -> 'number')))`

/**
 * How often options of two questions were chosen together.
 * @throws ContentNotFound also for questions without choices
 */
export async function getCross(
  ctx: StaffCtx,
  { id, row: rowKey, column: columnKey }: MethodParsed<typeof StaffQuestionnaire.GetCross>,
): Promise<CrossTable> {
  const row = await findQuestionnaire(ctx.db, id)
  const down = findCrossed(row, rowKey)
  const across = findCrossed(row, columnKey)
  const { rows } = await sql<{ down: string; across: string; n: number }>`
    select down, across, count(*)::int as n from questionnaire_answer,
      lateral ${chosenOf(rowKey)} as d(down), lateral ${chosenOf(columnKey)} as a(across)
    where questionnaire_id = ${id}::uuid and ${await isCounted(ctx, row)}
      and down is not null and across is not null
    group by down, across`.execute(ctx.db)
  const counts = new Map(rows.map((one) => [`${one.down} ${one.across}`, one.n]))
  const table = down.options.map((one) =>
    across.options.map((other) => counts.get(`${one.key} ${other.key}`) ?? 0),
  )
  const shown = shownTable(table, row.is_anonymous)
  return {
    columns: across.options,
    rows: down.options.map((one, at) => ({ ...one, counts: shown[at] ?? [] })),
  }
}
