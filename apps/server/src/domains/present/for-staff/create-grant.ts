import {
  grantSentences,
  type MethodOutput,
  type MethodParsed,
  type StaffGrantItem,
  type StaffPresentGrant,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { newRequest, requestState } from '../../../two-person-request.ts'
import { findMembersByName } from '../find-members-by-name.ts'
import { grantPresents } from '../grant-present.ts'
import { costOf, needsSecond } from './four-eyes.ts'
import { loadGrant } from './grants.read.ts'
import { readGrantList } from './read-grant-list.ts'

type Input = MethodParsed<typeof StaffPresentGrant.Create>

/** The effect of a list, without granting anything. @throws ContentNotFound, BadInput for a gift that is not in use */
export async function checkGrantList(
  ctx: StaffCtx,
  { giftId, csv }: MethodParsed<typeof StaffPresentGrant.CheckList>,
): Promise<MethodOutput<typeof StaffPresentGrant.CheckList>> {
  const gift = await requireGift(ctx.db, giftId)
  const { memberIds, faults } = await readGrantList(ctx.db, csv)
  const members = faults.length > 0 ? 0 : memberIds.length
  const cost = costOf(gift, members)
  return { members, ...cost, needsApproval: await needsSecond(ctx, cost), faults }
}

/**
 * Gives a present to one member or to a list. If it costs, together with what the same person granted today, more than
 * one member of staff may grant alone, it waits for another.
 * @throws ContentNotFound for an unknown gift, BadInput for members who cannot be given anything
 */
export async function createGrant(ctx: StaffCtx, input: Input): Promise<StaffGrantItem> {
  const { giftId, source, memo, reason } = input
  return inTransaction(ctx, async (tx) => {
    const gift = await requireGift(tx, giftId)
    const memberIds = await membersOf(tx, input)
    // Two grants of one person at the same time are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`present.grant:${ctx.staff.id}`}, 0))`.execute(
      tx,
    )
    const { value, coins } = costOf(gift, memberIds.length)
    const waits = await needsSecond({ ...ctx, db: tx }, { value, coins })
    const id = uuid()
    const state = waits ? requestState.waiting : requestState.approved
    await tx
      .insertInto('present_grant')
      .values({
        id,
        gift_id: giftId,
        gift_version: gift.version,
        source,
        members: memberIds.length,
        value,
        coins,
        memo,
        reason,
        state,
        ...newRequest(ctx),
      })
      .execute()
    await tx
      .insertInto('present_grant_member')
      .values(memberIds.map((memberId) => ({ grant_id: id, member_id: memberId })))
      .execute()
    if (!waits) await grantPresents(tx, ctx.now, memberIds, { giftId, source, sourceId: id, memo })
    await auditAct(ctx, tx, {
      act: waits ? 'present.grantRequested' : 'present.granted',
      targetKind: 'presentGrant',
      targetId: id,
      reason,
      after: {
        gift: gift.title,
        source,
        members: memberIds.length,
        value,
        coins,
        memo,
        first: memberIds.slice(0, 100),
      },
    })
    return loadGrant({ ...ctx, db: tx }, id)
  })
}

async function membersOf(tx: Tx, { memberId, csv }: Input): Promise<string[]> {
  const refuse = (field: string, text: string): never => fail('BadInput', { fields: { [field]: text } })
  if (memberId !== undefined && csv !== undefined) refuse('csv', grantSentences.both)
  if (csv !== undefined) {
    const { memberIds, faults } = await readGrantList(tx, csv)
    return faults.length > 0 ? refuse('csv', grantSentences.faults) : memberIds
  }
  if (memberId === undefined) return refuse('memberId', grantSentences.none)
  const [member] = await findMembersByName(tx, [memberId])
  if (member === undefined) return refuse('memberId', grantSentences.unknown)
  return member.isActive ? [member.id] : refuse('memberId', grantSentences.inactive)
}

async function requireGift(db: Queryable, id: string) {
  const gift = await db
    .selectFrom('gift')
    .select(['title', 'value', 'options', 'exchange_coins', 'is_open', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (gift === undefined) fail('ContentNotFound')
  if (!gift.is_open) fail('BadInput', { fields: { giftId: grantSentences.closed } })
  return gift
}
