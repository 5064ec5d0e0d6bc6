import { coinsIn, type CoinPart } from '@guangquan/rules/growth/coin-lots'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { movementKinds, type MovementKind } from './coin-accounts.ts'

/** The cause of a movement; each causes only one per member, however often it is tried. */
export interface CoinCause {
  /** The kind of cause, such as `task`. */
  bizType: string
  bizId: string
}

export interface Movement extends CoinCause {
  memberId: string
  kind: MovementKind
  /** Gains of lots, or losses: below 0. */
  parts: readonly CoinPart[]
  memo: string
  /** The movement that this one reverses. */
  reverses?: string
}

/** Writes a movement. The member's account is locked, and the cause has not caused one yet. */
export async function moveCoins(tx: Tx, now: Date, movement: Movement): Promise<void> {
  const { memberId, kind, bizType, bizId, parts, memo, reverses = null } = movement
  const { code, account } = movementKinds[kind]
  const amount = coinsIn(parts)
  const id = uuid()
  await tx
    .insertInto('coin_tx')
    .values({
      id,
      member_id: memberId,
      kind: code,
      amount,
      biz_type: bizType,
      biz_id: bizId,
      memo,
      reverses,
      created_at: now,
    })
    .execute()
  if (amount === 0) return
  await tx
    .insertInto('coin_lot')
    .values(parts.map(({ expiresAt }) => ({ id: uuid(), member_id: memberId, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.columns(['member_id', 'expires_at']).doNothing())
    .execute()
  await sql`
    insert into coin_entry (tx_id, position, account_id, lot_id, amount)
    select ${id}::uuid, part.position, lot.member_id, lot.id, part.amount
    from unnest(${parts.map((part) => part.expiresAt)}::timestamptz[], ${parts.map((part) => part.amount)}::int[])
      with ordinality as part (expires_at, amount, position)
    join coin_lot lot on lot.member_id = ${memberId} and lot.expires_at = part.expires_at
    union all
    select ${id}::uuid, 0, ${account}::uuid, null, ${-amount}::int`.execute(tx)
}

/** The parts as losses. */
export function negated(parts: readonly CoinPart[]): CoinPart[] {
  return parts.map(({ expiresAt, amount }) => ({ expiresAt, amount: -amount }))
}

/** The movement of a cause, and the one that reversed it. */
export async function findMovement(
  tx: Tx,
  memberId: string,
  { bizType, bizId }: CoinCause,
): Promise<{ id: string; kind: number; amount: number; memo: string; isReversed: boolean } | undefined> {
  return tx
    .selectFrom('coin_tx as moved')
    .leftJoin('coin_tx as reversal', 'reversal.reverses', 'moved.id')
    .where('moved.member_id', '=', memberId)
    .where('moved.biz_type', '=', bizType)
    .where('moved.biz_id', '=', bizId)
    .where('moved.reverses', 'is', null)
    .select(['moved.id', 'moved.kind', 'moved.amount', 'moved.memo'])
    .select((eb) => eb('reversal.id', 'is not', null).as('isReversed'))
    .executeTakeFirst()
    .then((row) => row && { ...row, isReversed: row.isReversed === true })
}

/** The amounts that a movement added to lots; below 0 if it took from them. */
export async function loadParts(tx: Tx, txId: string): Promise<CoinPart[]> {
  return tx
    .selectFrom('coin_entry')
    .innerJoin('coin_lot', 'coin_lot.id', 'coin_entry.lot_id')
    .where('tx_id', '=', txId)
    .select(['coin_lot.expires_at as expiresAt', 'coin_entry.amount'])
    .orderBy('expires_at')
    .execute()
}
