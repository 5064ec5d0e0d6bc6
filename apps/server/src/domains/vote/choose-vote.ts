import { fieldSentences, publishStatus, type VotePart } from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/level'
import { isVirtualPhone } from '@guangquan/rules/phone'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { setting } from '../../db/settings.ts'
import { fail } from '../../fail.ts'
import { findOwnContacts } from '../account/index.ts'
import { lockPostingRights } from '../member/index.ts'
import { findReadablePost } from '../post/index.ts'
import { areLevelGatesClosed } from '../site/index.ts'
import { listChoices, listKnownOptions, lockVote, replaceChoices } from './vote.store.ts'
import { getVote } from './vote.view.ts'

/** Age in days from which a member with a virtual number may vote, while levels gate nothing. */
const virtualPhoneDays = 7

/**
 * Votes, or changes a vote: choices and counters move together by exactly what changed. The same choice again changes
 * nothing.
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

const virtualPhones = setting('vote.virtualPhones', {
  schema: z.boolean(),
  unset: () => false,
  unreadable: false,
})

// Somebody with many virtual numbers would have many votes, so these need a level, or, while levels gate nothing, an
// age. An operator may allow them by `vote.virtualPhones`.
async function refuseVirtualPhone(ctx: MemberCtx, voter: { level: number; joinedAt: Date }): Promise<void> {
  const level = unlocks.voteByVirtualPhone
  if (voter.level >= level) return
  const { phone } = await findOwnContacts(ctx)
  if (phone === null || !isVirtualPhone(phone)) return
  if (await virtualPhones.read(ctx)) return
  if (await areLevelGatesClosed(ctx)) fail('VirtualPhone', { level })
  const ageMs = ctx.now.getTime() - voter.joinedAt.getTime()
  if (ageMs < virtualPhoneDays * 24 * 3600_000) fail('VirtualPhoneNew', { days: virtualPhoneDays })
}
