import { fieldSentences, publishStatus, type VotePart } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { refuseVirtualPhone } from '../account/index.ts'
import { lockPostingRights } from '../standing/index.ts'
import { findReadablePost } from '../post/index.ts'
import { listChoices, listKnownOptions, lockVote, replaceChoices } from './vote.store.ts'
import { getVote } from './vote.view.ts'

/**
 * Votes, or changes a vote: choices and counters change together. The same choice again changes nothing.
 * @throws ContentNotFound, PhoneNotBound, VirtualPhone, VirtualPhoneNew, VoteEnded, VoteFixed, BadInput
 */
export async function chooseVote(
  ctx: MemberCtx,
  { publishId, optionIds }: { publishId: string; optionIds: readonly string[] },
): Promise<VotePart> {
  const memberId = ctx.viewer.id
  const after = [...new Set(optionIds)]
  await inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, publishId)
    if (post?.status !== publishStatus.published) fail('ContentNotFound')
    const voter = await lockPostingRights(tx, memberId)
    if (voter === undefined) fail('TokenInvalid')
    if (!voter.phoneBound) fail('PhoneNotBound')
    await refuseVirtualPhone({ ...ctx, db: tx }, voter)
    const vote = await lockVote(tx, publishId)
    if (vote === undefined) fail('ContentNotFound')
    if (vote.closed_at !== null || vote.ends_at <= ctx.now) fail('VoteEnded')
    const known = await listKnownOptions(tx, publishId, after)
    if (known.length !== after.length || after.length > vote.max_choices) {
      fail('BadInput', { fields: { optionIds: fieldSentences.choices } })
    }
    const before = await listChoices(tx, publishId, memberId)
    const isSame = before.length === after.length && before.every((id) => after.includes(id))
    if (isSame) return
    if (before.length > 0 && !vote.can_change) fail('VoteFixed')
    await replaceChoices(tx, { publishId, memberId }, { before, after, now: ctx.now })
    if (before.length === 0) await emit(tx, 'vote.chosen', { publishId, memberId })
  })
  return getVote(ctx, publishId)
}
