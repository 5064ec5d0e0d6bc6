import { sql } from 'kysely'
import type { Queryable } from '../db/client.ts'
import { busChannel } from '../events/postgres-bus.ts'

/**
 * Tells every node that a session changed. Inside a transaction PostgreSQL holds the word back until the commit:
 * told earlier, a node would read the old state once more and keep it.
 */
export async function announceSession(db: Queryable, sessionId: string): Promise<void> {
  await sql`select pg_notify(${busChannel}, ${`session.changed ${sessionId}`})`.execute(db)
}
