import type { Queryable } from '../db/client.ts'

/** The start of the last completed run; null: never. */
export async function lastRun(db: Queryable, name: string): Promise<Date | null> {
  const row = await db.selectFrom('job_run').select('ran_at').where('name', '=', name).executeTakeFirst()
  return row?.ran_at ?? null
}

/** Whether the last completed run is at least this long ago, or there was none. */
export async function isDue(
  db: Queryable,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  const ranAt = await lastRun(db, name)
  return ranAt === null || ranAt.getTime() <= now.getTime() - everyMs
}

/** Records a completed run, as of the instant it began. */
export async function recordRun(db: Queryable, name: string, now: Date): Promise<void> {
  await db
    .insertInto('job_run')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute()
}
