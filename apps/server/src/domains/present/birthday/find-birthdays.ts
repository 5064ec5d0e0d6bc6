import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'

const atOnce = 500

interface BirthdaySearch {
  /** Month and day as a number: 229. */
  monthDays: readonly number[]
  /** Birthdays that were entered later are left out. */
  setBefore: Date
  /** Id of the last member in the batch before. */
  afterId: string
}

/** Active members whose birthday is on one of these days, some at a time, by id. */
export async function findBirthdays(
  db: Queryable,
  { monthDays, setBefore, afterId }: BirthdaySearch,
): Promise<{ memberIds: string[]; isLast: boolean }> {
  const { rows } = await sql<{ id: string }>`
    select id from member
    where extract(month from birthday) * 100 + extract(day from birthday) = any(${[...monthDays]}::numeric[])
      and birthday is not null and status = 1
      and (birthday_set_at is null or birthday_set_at <= ${setBefore}) and id > ${afterId}
    order by id limit ${sql.lit(atOnce)}`.execute(db)
  return { memberIds: rows.map((row) => row.id), isLast: rows.length < atOnce }
}
