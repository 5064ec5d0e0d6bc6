import { referralState, referralStates } from '@guangquan/rules/people/referral'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { emit } from '../../events/emit.ts'
import { loadProgress } from './invited.read.ts'
import { markSigns } from './mark-signs.ts'

const batch = 500

/**
 * Settles the open invitations of some members that have reached their goal or expired.
 * @param within the transaction of the triggering change
 */
export async function settleReferralsOf(within: Tx, now: Date, inviteeIds: readonly string[]): Promise<void> {
  await settle(within, now, [...new Set(inviteeIds)])
}

/**
 * Checks all open invitations, oldest first: those that expired, and those that no event settled.
 * @returns how many were settled
 */
export async function settleReferrals(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  let settled = 0
  let after = { createdAt: new Date(0), inviteeId: '00000000-0000-0000-0000-000000000000' }
  while (!signal.aborted) {
    const open = await db
      .selectFrom('referral')
      .where('state', '=', referralStates.registered)
      .where((eb) =>
        eb(eb.refTuple('created_at', 'invitee_id'), '>', eb.tuple(after.createdAt, after.inviteeId)),
      )
      .select(['created_at', 'invitee_id'])
      .orderBy('created_at')
      .orderBy('invitee_id')
      .limit(batch)
      .execute()
    settled += await db.transaction().execute((tx) =>
      settle(
        tx,
        now,
        open.map((row) => row.invitee_id),
      ),
    )
    const last = open.at(-1)
    if (last === undefined || open.length < batch) break
    after = { createdAt: last.created_at, inviteeId: last.invitee_id }
  }
  return settled
}

async function settle(tx: Tx, now: Date, inviteeIds: readonly string[]): Promise<number> {
  if (inviteeIds.length === 0) return 0
  const open = await openReferrals(tx, { inviteeIds })
  const progress = await loadProgress(
    tx,
    open.map((row) => row.invitee_id),
  )
  const ended = new Map<number, string[]>([
    [referralStates.reached, []],
    [referralStates.lapsed, []],
  ])
  for (const { invitee_id: id, created_at: registeredAt } of open) {
    const reached = progress.get(id)
    if (reached !== undefined) ended.get(referralState({ registeredAt, ...reached }, now))?.push(id)
  }
  let settled = 0
  for (const [state, ids] of ended) settled += await end(tx, { state, inviteeIds: ids, now })
  return settled
}

const openReferrals = preparedQuery<
  { inviteeIds: readonly string[] },
  { invitee_id: string; created_at: Date }
>('referral.open', (db, param) =>
  db
    .selectFrom('referral')
    .where(sql<boolean>`invitee_id = ${anyOf(param('inviteeIds'))}`)
    .where('state', '=', sql.lit(referralStates.registered))
    .select(['invitee_id', 'created_at']),
)

interface Ended {
  state: number
  inviteeIds: readonly string[]
  now: Date
}

async function end(tx: Tx, { state, inviteeIds, now }: Ended): Promise<number> {
  if (inviteeIds.length === 0) return 0
  const ended = await tx
    .updateTable('referral')
    .set({ state, ended_at: now })
    .where('invitee_id', 'in', inviteeIds)
    .where('state', '=', referralStates.registered)
    .returning(['inviter_id as inviterId', 'invitee_id as inviteeId'])
    .execute()
  if (state === referralStates.reached) {
    await markSigns(
      tx,
      ended.map(({ inviteeId }) => inviteeId),
    )
    for (const reached of ended) await emit(tx, 'referral.reached', reached)
  }
  return ended.length
}
