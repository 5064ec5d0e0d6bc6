import type { MethodParsed, StaffContest, VoteIntegrity } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockContest } from '../contest.store.ts'
import { recountVotes } from './flag-votes.ts'
import { getVoteIntegrity } from './votes.read.ts'

/** Counts a voter's votes as valid again, until there is a result. @throws ContentNotFound, NotAllowedNow */
export async function liftFlag(
  ctx: StaffCtx,
  { contestId, memberId, reason }: MethodParsed<typeof StaffContest.LiftFlag>,
): Promise<VoteIntegrity> {
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    if (contest.result_at !== null) fail('NotAllowedNow')
    const lifted = await tx
      .updateTable('contest_vote_flag')
      .set({ lifted_at: ctx.now, lift_reason: reason })
      .where('contest_id', '=', contestId)
      .where('member_id', '=', memberId)
      .where('lifted_at', 'is', null)
      .returning('kind')
      .execute()
    if (lifted.length === 0) fail('ContentNotFound')
    await recountVotes(tx, contestId)
    await auditAct(ctx, tx, {
      act: 'contest.flagLifted',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { countedApart: true },
      after: { title: contest.title, countedApart: false, changedCount: lifted.length },
    })
    return getVoteIntegrity({ ...ctx, db: tx }, { contestId })
  })
}
