import { warrantyEndingText, warrantyReminderDays } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../../product/index.ts'

interface Ending {
  id: string
  member_id: string
  name: string
  until: string
  days_left: number
}

const batchRows = 200

/** Reminds owners of warranties that end within 30 days, and again within 7. @returns how many notices */
export async function remindOfWarranty(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  const [first, last] = warrantyReminderDays
  const today = dayOf(now)
  let sent = 0
  for (;;) {
    const { rows } = await sql<Ending>`select * from (
        select registration.id, registration.member_id, product.name, ended.until::text, ended.until - ${today}::date as days_left
        from gear_passport passport
        join user_product registration on registration.id = passport.user_product_id and registration.state = 2
        join product_info product on product.id = registration.product_id
        cross join lateral (select (registration.bought_on + make_interval(months =>
          registration.warranty_months + registration.extension_months))::date as until) ended
        where passport.remind_warranty and ended.until between ${today}::date and ${today}::date + ${sql.lit(first)}) ending
      where not exists (select from gear_reminder sent where sent.user_product_id = ending.id
        and sent.kind = 'warranty:' || case when days_left <= ${sql.lit(last)} then ${sql.lit(last)} else ${sql.lit(first)} end
          || ':' || until)
      order by id limit ${sql.lit(batchRows)}`.execute(db)
    for (const row of rows) {
      if (signal.aborted) return sent
      await db.transaction().execute(async (tx) => {
        const stage = row.days_left <= last ? last : first
        const { numInsertedOrUpdatedRows: written } = await tx
          .insertInto('gear_reminder')
          .values({ user_product_id: row.id, kind: `warranty:${stage}:${row.until}` })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (written === 0n) return
        const note = warrantyEndingText(row.name, row.until, row.days_left)
        await createNotice(tx, now, {
          memberId: row.member_id,
          kind: 'passport.warrantyEnding',
          target: { kind: registrationTargetName, id: row.id },
          note,
        })
        sent += 1
      })
    }
    if (rows.length < batchRows) return sent
  }
}
