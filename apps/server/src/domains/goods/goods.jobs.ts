import { codeNoticeDays, codeStates, goodsTexts, orderCompletionDays, orderStates } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { createNotice } from '../notice/index.ts'
import { orderTargetName } from './order/order-target-name.ts'

const dayMs = 24 * 3600_000
const rowsAtOnce = 200

interface Run {
  db: Database
  signal: AbortSignal
  now: Date
}

interface CodesDue {
  order_id: string
  member_id: string
  goods_name: string
  expires_at: Date
}

/** Counts orders as received that were shipped long enough ago. */
export async function completeOrders({ db, signal, now }: Run): Promise<void> {
  const shippedBefore = new Date(now.getTime() - orderCompletionDays * dayMs)
  for (let changed = rowsAtOnce; changed === rowsAtOnce && !signal.aborted;) {
    const { numAffectedRows } = await sql`
      update goods_order set state = ${orderStates.completed}, ended_at = ${now}, version = version + 1
      where id in (select id from goods_order
        where state = ${sql.lit(orderStates.shipped)} and shipped_at <= ${shippedBefore}
        order by shipped_at limit ${rowsAtOnce} for update skip locked)`.execute(db)
    changed = Number(numAffectedRows)
  }
}

/** Marks expired codes. Nobody accepts them meanwhile, however late this runs. */
export async function expireCodes({ db, signal, now }: Run): Promise<void> {
  for (let changed = rowsAtOnce; changed === rowsAtOnce && !signal.aborted;) {
    const { numAffectedRows } = await sql`
      update goods_code set state = ${codeStates.expired}
      where id in (select id from goods_code
        where state = ${sql.lit(codeStates.unused)} and expires_at <= ${now}
        order by expires_at, id limit ${rowsAtOnce} for update skip locked)`.execute(db)
    changed = Number(numAffectedRows)
  }
}

/** Notifies members of unused codes that expire soon, once; those of one order together. */
export async function notifyOfCodes({ db, signal, now }: Run): Promise<void> {
  const soon = new Date(now.getTime() + codeNoticeDays * dayMs)
  for (let notified = 1; notified > 0 && !signal.aborted;) {
    notified = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<CodesDue>`
        with due as (
          update goods_code set is_notified = true where id in (select id from goods_code
            where state = ${sql.lit(codeStates.unused)} and not is_notified
              and expires_at > ${now} and expires_at <= ${soon}
            order by expires_at, id limit ${rowsAtOnce} for update skip locked)
          returning order_id, member_id, expires_at)
        select due.order_id, due.member_id, goods_name, min(due.expires_at) as expires_at
        from due join goods_order on goods_order.id = due.order_id
        group by due.order_id, due.member_id, goods_name order by due.member_id`.execute(tx)
      for (const { order_id: id, member_id: memberId, goods_name: name, expires_at: expiresAt } of rows) {
        const note = goodsTexts.codeUntil(name, timeTextOf(expiresAt).slice(0, 10))
        const target = { kind: orderTargetName, id }
        await createNotice(tx, now, { memberId, kind: 'goods.codeExpiring', target, note })
      }
      return rows.length
    })
  }
}

const nothing = z.object({})
const upkeep = { lane: 'upkeep' } as const
const complete = defineJob('goods.completeOrders', nothing, completeOrders, upkeep)
const expire = defineJob('goods.expireCodes', nothing, expireCodes, upkeep)
const notify = defineJob('goods.notifyOfCodes', nothing, notifyOfCodes, upkeep)

export const goodsJobs: Job[] = [complete, expire, notify]

export const goodsSchedules: Schedule[] = [
  { job: complete, pattern: '12 * * * *' },
  { job: expire, pattern: '17 * * * *' },
  // Ten in the morning in Shanghai.
  { job: notify, pattern: '10 2 * * *' },
]
