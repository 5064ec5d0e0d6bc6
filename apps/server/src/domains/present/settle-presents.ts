import { presentCompletionDays, presentDeadlineText, presentStates, reminderDays } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'
import { presentTargetName } from './present-target-name.ts'

const dayMs = 24 * 3600_000
const rowsAtOnce = 200

interface Run {
  db: Database
  signal: AbortSignal
  now: Date
}

/** Ends presents past their deadline. Nobody can claim them meanwhile, however late this runs. */
export async function expirePresents({ db, signal, now }: Run): Promise<void> {
  for (let changed = rowsAtOnce; changed === rowsAtOnce && !signal.aborted;) {
    const { numAffectedRows } = await sql`
      update present set state = ${presentStates.expired}, ended_at = claim_deadline, version = version + 1
      where id in (select id from present where state <= 3 and claim_deadline <= ${now}
        order by claim_deadline, id limit ${rowsAtOnce} for update skip locked)`.execute(db)
    changed = Number(numAffectedRows)
  }
}

/** Counts presents as received that were shipped long enough ago. */
export async function completePresents({ db, signal, now }: Run): Promise<void> {
  const shippedBefore = new Date(now.getTime() - presentCompletionDays * dayMs)
  for (let changed = rowsAtOnce; changed === rowsAtOnce && !signal.aborted;) {
    const { numAffectedRows } = await sql`
      update present set state = ${presentStates.completed}, ended_at = ${now}, version = version + 1
      where id in (select id from present where state = 5 and shipped_at <= ${shippedBefore}
        order by shipped_at, id limit ${rowsAtOnce} for update skip locked)`.execute(db)
    changed = Number(numAffectedRows)
  }
}

/** Reminds members of presents that wait for them, 7 days and 1 day before the deadline. */
export async function remindOfPresents({ db, signal, now }: Run): Promise<void> {
  const within = (days: number) => new Date(now.getTime() + days * dayMs)
  const { first, last } = reminderDays
  for (let reminded = rowsAtOnce; reminded === rowsAtOnce && !signal.aborted;) {
    reminded = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; member_id: string; title: string; claim_deadline: Date }>`
        update present
        set reminded_days = case when claim_deadline <= ${within(last)} then ${sql.lit(last)} else ${sql.lit(first)} end
        where id in (select id from present
          where state <= 3 and claim_deadline > ${now} and claim_deadline <= ${within(first)}
            and (reminded_days is null
              or (reminded_days > ${sql.lit(last)} and claim_deadline <= ${within(last)}))
          order by claim_deadline, id limit ${rowsAtOnce} for update skip locked)
        returning id, member_id, title, claim_deadline`.execute(tx)
      for (const { id, member_id: memberId, title, claim_deadline: deadline } of rows) {
        const note = presentDeadlineText(title, timeTextOf(deadline))
        const target = { kind: presentTargetName, id }
        await createNotice(tx, now, { memberId, kind: 'present.ending', target, note })
      }
      return rows.length
    })
  }
}
