import { randomInt } from 'node:crypto'
import { presentDeadlineText, presentTypes, reminderDays, type PresentSource } from '@guangquan/contract'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { pinMembers } from '../member/index.ts'
import { createOwnNotices } from '../notice/index.ts'
import { presentTargetName } from './present-target-name.ts'
import type { Award } from './present.store.ts'

/** A present to be given, and its cause. */
export interface NewPresent {
  giftId: string
  source: PresentSource
  /** Its cause, such as the id of a draw: one cause gives a member one present, however often it is repeated. */
  sourceId: string
  /** The reason in words for the member. */
  memo?: string
  award?: Award
  /** If the rules of a prize name another number than its gift. */
  claimDays?: number
  /** The earlier promise, if the gift may have changed since. */
  asPublished?: { title: string; value: number; options: unknown; exchangeCoins: number | null }
}

const dayMs = 24 * 3600_000
const numberLength = 12
const rowsAtOnce = 500

/**
 * Gives a member a present, in the transaction of its cause.
 * @returns whether it did; false if the same cause gave it before, and for an erased member
 */
export async function grantPresent(
  tx: Tx,
  now: Date,
  { memberId, ...given }: NewPresent & { memberId: string },
): Promise<boolean> {
  return (await grantPresents(tx, now, [memberId], given)) === 1
}

/** As `grantPresent`, to many. @returns how many got it now */
export async function grantPresents(
  tx: Tx,
  now: Date,
  memberIds: readonly string[],
  given: NewPresent,
): Promise<number> {
  const gift = await tx.selectFrom('gift').selectAll().where('id', '=', given.giftId).executeTakeFirst()
  if (gift === undefined) fail('ContentNotFound')
  const { title, value, options, exchangeCoins } = given.asPublished ?? {
    ...gift,
    exchangeCoins: gift.exchange_coins,
  }
  const members = await pinMembers(tx, memberIds)
  const days = given.claimDays ?? gift.claim_days
  const deadline = new Date(now.getTime() + days * dayMs)
  const note = presentDeadlineText(title, timeTextOf(deadline))
  // What was won is a prize, even if its gift is given as a present elsewhere.
  const type = given.award === undefined ? gift.present_type : presentTypes.award
  const kind = type === presentTypes.award ? 'present.awarded' : 'present.granted'
  let granted = 0
  for (let at = 0; at < members.length; at += rowsAtOnce) {
    const rows = await tx
      .insertInto('present')
      .values(
        members.slice(at, at + rowsAtOnce).map((memberId) => ({
          id: uuid(),
          number: newNumber(),
          member_id: memberId,
          gift_id: gift.id,
          source: given.source,
          source_id: given.sourceId,
          present_type: type,
          title,
          value,
          options: JSON.stringify(options),
          exchange_coins: exchangeCoins,
          memo: given.memo ?? '',
          award: given.award === undefined ? null : JSON.stringify(given.award),
          claim_deadline: deadline,
          // The notice of the present itself names the deadline.
          reminded_days:
            days <= reminderDays.last
              ? reminderDays.last
              : days <= reminderDays.first
                ? reminderDays.first
                : null,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['source', 'source_id', 'member_id']).doNothing())
      .returning(['id', 'member_id'])
      .execute()
    const own = rows.map((row) => ({
      memberId: row.member_id,
      target: { kind: presentTargetName, id: row.id },
    }))
    await createOwnNotices(tx, now, own, { kind, note })
    granted += rows.length
  }
  return granted
}

/** The number of a present: 59 bits without characters that look alike, so that two never meet. */
export function newNumber(): string {
  return Array.from({ length: numberLength }, () =>
    inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
  ).join('')
}
