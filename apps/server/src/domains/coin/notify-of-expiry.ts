import { expiringCoinsText } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'
import { actOnLots } from './ledger/act-on-lots.ts'
import { lockAccount } from './ledger/lock-account.ts'

const dayMs = 24 * 3600_000
/** How many days before coins expire their member is notified. */
const noticeDays = { first: 30, last: 7 }

/** Notifies members of coins that expire within 30 days, and again within 7. @returns how many notices */
export async function notifyOfExpiry(run: { db: Database; signal: AbortSignal; now: Date }): Promise<number> {
  return actOnLots(run, isDue(run.now), (tx, memberId) => notifyMember(tx, run.now, memberId))
}

async function notifyMember(tx: Tx, now: Date, memberId: string): Promise<number> {
  await lockAccount(tx, memberId)
  const last = new Date(now.getTime() + noticeDays.last * dayMs)
  const lots = await tx
    .updateTable('coin_lot')
    .set((eb) => ({
      notified_days: eb
        .case()
        .when('expires_at', '<=', last)
        .then(noticeDays.last)
        .else(noticeDays.first)
        .end(),
    }))
    .where('member_id', '=', memberId)
    .where('balance', '>', 0)
    .where(isDue(now))
    .returning(['balance', 'expires_at'])
    .execute()
  for (const { balance, expires_at: expiresAt } of lots) {
    const note = expiringCoinsText(balance, timeTextOf(expiresAt))
    await createNotice(tx, now, { memberId, kind: 'coin.expiring', note })
  }
  return lots.length
}

/** SQL: the member of a lot is to be notified of its end. */
function isDue(now: Date) {
  const within = (days: number) => new Date(now.getTime() + days * dayMs)
  return sql<SqlBool>`expires_at > ${now} and expires_at <= ${within(noticeDays.first)}
    and (notified_days is null
      or (notified_days > ${noticeDays.last} and expires_at <= ${within(noticeDays.last)}))`
}
