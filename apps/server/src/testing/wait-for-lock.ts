import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TestNode } from './test-app.ts'

/** Waits until so many connections of the database wait for a lock, or something has ended. */
export async function waitForLock(
  { app }: TestNode,
  { count = 1, orEndOf }: { count?: number; orEndOf?: Promise<unknown> } = {},
): Promise<void> {
  let isOver = false
  const end = () => (isOver = true)
  orEndOf?.then(end, end)
  while (!isOver) {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(app.db)
    if (rows.length >= count) return
    await sleep(10)
  }
}
