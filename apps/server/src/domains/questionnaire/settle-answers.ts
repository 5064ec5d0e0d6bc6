import { questionnaireLimits, questionnaireStates, type Answers } from '@guangquan/contract'
import {
  addAnswers,
  emptySummary,
  type Summary,
} from '@guangquan/rules/questionnaire/questionnaire-statistics'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import type { JobCtx } from '../../jobs/job.ts'
import {
  answersOf,
  lockQuestionnaire,
  questionsOf,
  stateOf,
  type QuestionnaireRow,
} from './questionnaire.store.ts'

const rowsAtOnce = 1000
const turnsAtOnce = 20
const questionnairesAtOnce = 100

/** Moves anonymous answers out of the box and counts new answers. May run late, twice, and on several nodes. */
export async function settleAnswers({
  db,
  now,
  signal,
}: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select questionnaire_id as id from questionnaire_box
    union select questionnaire_id from questionnaire_answer where not is_counted
    limit ${sql.lit(questionnairesAtOnce)}`.execute(db)
  for (const { id } of rows) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => mixAnswers(tx, await lockQuestionnaire(tx, id), now))
    // The rest is counted a minute later, so that many answers do not delay other jobs.
    for (let turn = 0, counted = rowsAtOnce; counted === rowsAtOnce && turn < turnsAtOnce; turn++) {
      if (signal.aborted) return
      counted = await db
        .transaction()
        .execute(async (tx) => countAnswers(tx, await lockQuestionnaire(tx, id)))
    }
  }
}

/**
 * Moves the answers of at least five members together: their order, ids and transaction do not reveal whose they are,
 * because the rows of the members are written by the same transaction. If there are fewer and no more are expected, all
 * answers to the questionnaire are rewritten with them.
 */
async function mixAnswers(tx: Tx, row: QuestionnaireRow, now: Date): Promise<void> {
  if (!row.is_anonymous) return
  const box = await tx
    .selectFrom('questionnaire_box')
    .where('questionnaire_id', '=', row.id)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  const waiting = Number(box.n)
  if (waiting === 0) return
  const isFew = waiting < questionnaireLimits.hiddenBelow
  if (isFew && stateOf(row, now) === questionnaireStates.running) return
  // Sorted by random numbers in a separate step, so that rows are written in that order.
  await sql`with moved as (
      delete from questionnaire_box where questionnaire_id = ${row.id}::uuid
      returning questionnaire_id, answers, is_careless, false as is_counted
    ), again as (
      delete from questionnaire_answer where ${isFew} and questionnaire_id = ${row.id}::uuid
      returning questionnaire_id, answers, is_careless, is_counted
    ), mixed as (
      select * from (select * from moved union all select * from again) whole order by random()
    )
    insert into questionnaire_answer (id, questionnaire_id, answers, is_careless, is_counted)
    select gen_random_uuid(), questionnaire_id, answers, is_careless, is_counted from mixed`.execute(tx)
  await sql`update questionnaire_participant set is_mixed = true
    where questionnaire_id = ${row.id}::uuid and (${isFew} or not is_mixed)`.execute(tx)
}

const summary: z.ZodType<Summary> = z.object({
  answers: z.int(),
  questions: z.record(
    z.string(),
    z.object({
      answered: z.int(),
      chosen: z.record(z.string(), z.int()),
      rows: z.record(z.string(), z.record(z.string(), z.int())),
      places: z.record(z.string(), z.int()),
      first: z.record(z.string(), z.int()),
    }),
  ),
})

/** The sums of careful or of careless answers. */
export async function loadSummary(
  db: Queryable,
  { questionnaireId, isCareless }: { questionnaireId: string; isCareless: boolean },
): Promise<Summary> {
  const row = await db
    .selectFrom('questionnaire_summary')
    .where('questionnaire_id', '=', questionnaireId)
    .where('is_careless', '=', isCareless)
    .select('counted')
    .executeTakeFirst()
  return row === undefined ? emptySummary() : summary.parse(row.counted)
}

/** Adds answers to the sums, or subtracts them. The questionnaire is locked. */
export async function moveSummary(
  tx: Tx,
  row: QuestionnaireRow,
  { isCareless, answers, sign }: { isCareless: boolean; answers: readonly Answers[]; sign: 1 | -1 },
): Promise<void> {
  if (answers.length === 0) return
  const before = await loadSummary(tx, { questionnaireId: row.id, isCareless })
  const counted = JSON.stringify(addAnswers(before, questionsOf(row), answers, sign))
  await tx
    .insertInto('questionnaire_summary')
    .values({ questionnaire_id: row.id, is_careless: isCareless, counted })
    .onConflict((conflict) => conflict.columns(['questionnaire_id', 'is_careless']).doUpdateSet({ counted }))
    .execute()
}

/**
 * Counts some answers.
 * @returns how many
 */
async function countAnswers(tx: Tx, row: QuestionnaireRow): Promise<number> {
  const rows = await tx
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', row.id)
    .where('is_counted', '=', false)
    .select(['id', 'answers', 'is_careless'])
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  if (rows.length === 0) return 0
  for (const isCareless of [false, true]) {
    const answers = rows.filter((one) => one.is_careless === isCareless).map(answersOf)
    await moveSummary(tx, row, { isCareless, answers, sign: 1 })
  }
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('questionnaire_answer').set({ is_counted: true }).where('id', 'in', ids).execute()
  return rows.length
}
