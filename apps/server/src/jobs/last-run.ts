import type { Queryable } from '../db/client.ts'

/** Whether work was last completed at least this long ago, or never. */
export async function isDue(
  db: Queryable,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  const row = await db.selectFrom('job_run').select('ran_at').where('name', '=', name).executeTakeFirst()
  return row === undefined || row.ran_at.getTime() <= now.getTime() - everyMs
}

/** Records that work was completed, as of the instant it began. */
export async function recordRun(db: Queryable, name: string, now: Date): Promise<void> {
  await db
    .insertInto('job_run')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute()
}
