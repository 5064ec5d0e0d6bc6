import { sql } from 'kysely'
import type { Queryable } from '../db/client.ts'
import { busChannel } from '../events/postgres-bus.ts'

/**
 * Announces to every node that a session changed. Inside a transaction PostgreSQL sends it at the commit: sent earlier,
 * a node would read the old state again and cache it.
 */
export async function announceSession(db: Queryable, sessionId: string): Promise<void> {
  await sql`select pg_notify(${busChannel}, ${`session.changed ${sessionId}`})`.execute(db)
}

/** As `announceSession`, for every open session of a member. */
export async function announceSessionsOf(db: Queryable, memberId: string): Promise<void> {
  await sql`select pg_notify(${busChannel}, 'session.changed ' || id) from session
    where member_id = ${memberId} and ended_at is null`.execute(db)
}
