import type { MethodOutput, MethodParsed, Questionnaire } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { obstacleOf } from './judge-answering.ts'
import { findParticipant, findShown } from './questionnaire.store.ts'

/**
 * Stores a draft of the answers. Drafts for an anonymous questionnaire stay in the browser: its answers are never
 * stored together with a member.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function saveDraft(
  ctx: MemberCtx,
  { id, answers }: MethodParsed<typeof Questionnaire.SaveDraft>,
): Promise<MethodOutput<typeof Questionnaire.SaveDraft>> {
  const { now, viewer } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await findShown(tx, id)
    const participant = await findParticipant(tx, { questionnaireId: id, memberId: viewer.id })
    const obstacle = await obstacleOf(tx, row, { memberId: viewer.id, participant, now })
    if (row.is_anonymous || obstacle !== null) fail('NotAllowedNow')
    const values = { answers: JSON.stringify(answers), saved_at: now }
    await tx
      .insertInto('questionnaire_draft')
      .values({ questionnaire_id: id, member_id: viewer.id, began_at: now, ...values })
      .onConflict((conflict) => conflict.columns(['questionnaire_id', 'member_id']).doUpdateSet(values))
      .execute()
    return { savedTime: timeTextOf(now) }
  })
}
