import { mailDigests, reachLimits } from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import { enqueueAll } from '../../../jobs/enqueue.ts'
import { defineJob, type JobCtx } from '../../../jobs/job.ts'
import { sendDigestJob } from './send-digest.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs
const atOnce = 500
const storedDays = 60

/**
 * Plans due digests. May run late, twice, and on several nodes at once: the row of a member and a day exists once, and
 * only the run that inserted it plans the mail.
 */
export async function planDigests({ db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  await db
    .deleteFrom('mail_digest')
    .where('day', '<', dayOf(new Date(now.getTime() - storedDays * dayMs)))
    .execute()
  const today = startOfDay(now)
  const monday = mondayOf(today)
  if (now < dueAt(today)) return
  for (let planned = 1; planned > 0 && !signal.aborted;) {
    planned = await db.transaction().execute(async (tx) => {
      const day = sql`(case mail when ${sql.lit(mailDigests.daily)} then ${dayOf(today)} else ${dayOf(monday)} end)::date`
      const { rows } = await sql<{ member_id: string; day: string }>`
        insert into mail_digest (member_id, day)
        select member_id, ${day} from reach_setting
        where mail > 0
          and mail_since < (case mail when ${sql.lit(mailDigests.daily)} then ${dueAt(today)}::timestamptz
            else ${dueAt(monday)}::timestamptz end)
          and not exists (select from mail_digest sent where sent.member_id = reach_setting.member_id
            and sent.day = ${day})
        order by member_id limit ${sql.lit(atOnce)}
        on conflict do nothing returning member_id, day::text`.execute(tx)
      const payloads = rows.map((row) => ({ memberId: row.member_id, day: row.day }))
      await enqueueAll(tx, sendDigestJob, payloads, {})
      return rows.length
    })
  }
}

const dueAt = (day: Date): Date => new Date(day.getTime() + reachLimits.mailHour * hourMs)

/** The Monday of the week of a day in Shanghai. */
function mondayOf(day: Date): Date {
  const weekday = new Date(`${dayOf(day)}T00:00:00Z`).getUTCDay()
  return new Date(day.getTime() - ((weekday + 6) % 7) * dayMs)
}

export const planDigestsJob = defineJob('push.planDigests', z.object({}), planDigests, { lane: 'upkeep' })
