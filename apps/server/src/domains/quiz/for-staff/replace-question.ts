import type { MethodParsed, StaffQuiz, StaffQuizDay } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { chooseQuestions, findCandidates } from '../choose-questions.ts'
import { rowOf } from '../make-day.ts'
import { viewStaffDay } from './staff-days.read.ts'

/**
 * Replaces the photograph of a question of today or a later day.
 * @throws ContentNotFound; NotAllowedNow if there is no other photograph
 */
export async function replaceQuestion(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffQuiz.Replace>,
): Promise<StaffQuizDay> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const before = await tx
      .selectFrom('quiz_question')
      .selectAll()
      .select(sql<string>`day::text`.as('day'))
      .where('id', '=', id)
      .where('replaced_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined || before.day < dayOf(now)) fail('ContentNotFound')
    const { day, position } = before
    const used = await sql<{ id: string }>`select publish_id as id from quiz_question
      where day = ${day}::date and publish_id is not null`.execute(tx)
    const [next] = chooseQuestions(await findCandidates(tx, { day, now }), {
      day,
      count: 1,
      taken: new Set(used.rows.map((row) => row.id)),
    })
    if (next === undefined) fail('NotAllowedNow')
    await tx.updateTable('quiz_question').set({ replaced_at: now }).where('id', '=', id).execute()
    const row = rowOf(next, { day, now, position })
    await tx.insertInto('quiz_question').values(row).execute()
    await auditAct(ctx, tx, {
      act: 'quizQuestion.replaced',
      targetKind: 'quizQuestion',
      targetId: id,
      reason,
      before: { day, position },
      after: { day, position, replacement: row.publish_id },
    })
    return viewStaffDay({ ...ctx, db: tx }, day)
  })
}
