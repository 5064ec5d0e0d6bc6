import {
  openPresentsText,
  presentSourceNames,
  presentStateNames,
  presentStates,
  presentTypes,
  type DeletionObstacle,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { timeKeyOf } from '../../db/time-key.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { openAddress } from './present-address.ts'
import { readPresents } from './present.read.ts'
import { optionOf, type PresentRow } from './present.store.ts'

/** All presents of a member, newest first. */
export async function* exportPresents(app: App, db: Queryable, memberId: string): AsyncGenerator<object> {
  const found = sql`from present where member_id = ${memberId}`
  const now = app.now()
  const rows = walkRows<PresentRow>((last, limit) =>
    readPresents(db, now, {
      found,
      window: { after: last === undefined ? null : timeKeyOf(last), skip: 0, limit },
    }),
  )
  for await (const row of rows) {
    yield {
      number: row.number,
      time: timeTextOf(row.created_at),
      title: row.title,
      option: optionOf(row)?.title ?? '',
      source: presentSourceNames[row.source],
      memo: row.memo,
      award: row.award && { event: row.award.event, rank: row.award.rank },
      state: presentStateNames[row.state],
      address: openAddress(app.env, row),
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
    }
  }
}

/**
 * Gives up presents that were not shipped and removes texts and addresses. The rows stay, since they changed coins and
 * stock.
 */
export async function erasePresents(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('present')
    .set({ address_cipher: null, memo: '', award: null, carrier: '', tracking_number: '' })
    .where('member_id', '=', memberId)
    .execute()
  await tx
    .updateTable('present')
    .set({ state: presentStates.givenUp, ended_at: now })
    .where('member_id', '=', memberId)
    .where('state', '<=', presentStates.toShip)
    .execute()
}

/** Why an account cannot be deleted yet. */
export async function findOpenPresents(db: Queryable, memberId: string): Promise<DeletionObstacle[]> {
  const [open] = await openPresents(db, { memberId })
  if (open === undefined || open.count === 0) return []
  return [{ kind: 'prize', text: openPresentsText(open.count) }]
}

const openPresents = preparedQuery<{ memberId: string }, { count: number }>('present.open', (db, param) =>
  db
    .selectFrom('present')
    .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
    // Running ones have to end first, and a prize is not lost unseen; an unrequested gift does not prevent the
    // deletion.
    .where((eb) =>
      eb.or([
        eb('state', 'in', [sql.lit(presentStates.needsAddress), sql.lit(presentStates.toShip)]),
        eb.and([
          eb('state', '<', sql.lit(presentStates.needsAddress)),
          eb('present_type', '=', sql.lit(presentTypes.award)),
        ]),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
)
