import { coinExpiry, coinsIn, takeInOrder, type CoinPart } from '@guangquan/rules/growth/coin-lots'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { movementKinds, type MovementKind } from './coin-accounts.ts'
import { negated, type CoinCause } from './move-coins.ts'

/** Gained by the member; below 0 if spent. */
export interface PastMovement extends CoinCause {
  at: Date
  amount: number
  memo: string
}

interface Planned extends CoinCause {
  kind: MovementKind
  at: Date
  memo: string
  parts: CoinPart[]
}

const rowsAtOnce = 1000

/**
 * Writes movements of a member's past in the order of time, with expiries between them, in few statements: for data
 * that is loaded. Spendings beyond the balance are left out.
 */
export async function writeHistory(
  tx: Tx,
  now: Date,
  { memberId, past }: { memberId: string; past: readonly PastMovement[] },
): Promise<void> {
  const planned = settle(
    past.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    now,
  )
  if (planned.length === 0) return
  await tx
    .insertInto('coin_account')
    .values({ id: memberId, kind: 1, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const times = new Set(planned.flatMap(({ parts }) => parts.map(({ expiresAt }) => expiresAt.getTime())))
  await tx
    .insertInto('coin_lot')
    .values([...times].map((time) => ({ id: uuid(), member_id: memberId, expires_at: new Date(time) })))
    .onConflict((conflict) => conflict.columns(['member_id', 'expires_at']).doNothing())
    .execute()
  const lots = await tx
    .selectFrom('coin_lot')
    .where('member_id', '=', memberId)
    .select(['id', 'expires_at'])
    .execute()
  const lotIds = new Map(lots.map((lot) => [lot.expires_at.getTime(), lot.id]))
  for (let first = 0; first < planned.length; first += rowsAtOnce) {
    await insertMovements(tx, planned.slice(first, first + rowsAtOnce), { memberId, lotIds })
  }
}

async function insertMovements(
  tx: Tx,
  planned: readonly Planned[],
  { memberId, lotIds }: { memberId: string; lotIds: ReadonlyMap<number, string> },
): Promise<void> {
  const movements = planned.map((movement) => ({
    ...movement,
    // Movements of one instant are listed in the order of their ids.
    id: uuid({ msecs: movement.at.getTime() }),
    amount: coinsIn(movement.parts),
  }))
  await tx
    .insertInto('coin_tx')
    .values(
      movements.map(({ id, kind, amount, bizType, bizId, memo, at }) => ({
        id,
        member_id: memberId,
        kind: movementKinds[kind].code,
        amount,
        biz_type: bizType,
        biz_id: bizId,
        memo,
        created_at: at,
      })),
    )
    .execute()
  await tx
    .insertInto('coin_entry')
    .values(
      movements.flatMap(({ id, kind, amount, parts }) => [
        { tx_id: id, position: 0, account_id: movementKinds[kind].account, lot_id: null, amount: -amount },
        ...parts.map((part, index) => ({
          tx_id: id,
          position: index + 1,
          account_id: memberId,
          lot_id: lotIds.get(part.expiresAt.getTime()) ?? null,
          amount: part.amount,
        })),
      ]),
    )
    .execute()
}

/** The movements for which the coins suffice, with expiries between them. */
function settle(past: readonly PastMovement[], now: Date): Planned[] {
  const planned: Planned[] = []
  const lots = new Map<number, number>()
  const add = (movement: Planned) => {
    for (const { expiresAt, amount } of movement.parts) {
      lots.set(expiresAt.getTime(), (lots.get(expiresAt.getTime()) ?? 0) + amount)
    }
    planned.push(movement)
  }
  const inOrder = () =>
    [...lots].toSorted(([a], [b]) => a - b).map(([time, amount]) => ({ expiresAt: new Date(time), amount }))
  const expireUntil = (at: Date) => {
    for (const lot of inOrder().filter(({ expiresAt, amount }) => amount > 0 && expiresAt <= at)) {
      const cause = { bizType: 'expiry', bizId: timeTextOf(lot.expiresAt) }
      add({ ...cause, kind: 'expire', at: lot.expiresAt, memo: '', parts: negated([lot]) })
    }
  }
  for (const { amount, ...movement } of past) {
    expireUntil(movement.at)
    if (amount > 0) {
      add({ ...movement, kind: 'earn', parts: [{ expiresAt: coinExpiry(movement.at), amount }] })
      continue
    }
    const taken = takeInOrder(inOrder(), -amount)
    if (coinsIn(taken) === -amount) add({ ...movement, kind: 'spend', parts: negated(taken) })
  }
  expireUntil(now)
  return planned
}
