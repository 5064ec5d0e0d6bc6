import { questionnaireStates } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import {
  answersOf,
  findParticipant,
  lockShown,
  stateOf,
  updateQuestionnaire,
  type QuestionnaireRow,
} from './questionnaire.store.ts'
import { moveSummary } from './settle-answers.ts'

/**
 * Withdraws a member's answers while the questionnaire runs. They keep the reward and do not get it again.
 * @throws ContentNotFound, NotAllowedNow for anonymous ones, which cannot be attributed
 */
export async function withdrawAnswers(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  const { now, viewer } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockShown(tx, id)
    const participant = await findParticipant(tx, { questionnaireId: id, memberId: viewer.id })
    if (participant === undefined) fail('ContentNotFound')
    const isRunning = stateOf(row, now) === questionnaireStates.running
    if (row.is_anonymous || !isRunning || participant.times === 0) fail('NotAllowedNow')
    await removeAnswers(tx, row, viewer.id)
    await tx
      .updateTable('questionnaire_participant')
      .set({ times: 0 })
      .where('questionnaire_id', '=', id)
      .where('member_id', '=', viewer.id)
      .execute()
    return null
  })
}

/** Removes a member's answers and subtracts them from the sums. The questionnaire is locked. */
export async function removeAnswers(tx: Tx, row: QuestionnaireRow, memberId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('questionnaire_answer')
    .where('questionnaire_id', '=', row.id)
    .where('member_id', '=', memberId)
    .returning(['answers', 'is_careless', 'is_counted'])
    .execute()
  for (const isCareless of [false, true]) {
    const counted = removed.filter((one) => one.is_counted && one.is_careless === isCareless)
    await moveSummary(tx, row, { isCareless, answers: counted.map(answersOf), sign: -1 })
  }
  await updateQuestionnaire(tx, row.id, {
    submitted: row.submitted - removed.length,
    careless: row.careless - removed.filter((one) => one.is_careless).length,
  })
}
