import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { busChannel } from '../../events/postgres-bus.ts'

/**
 * Announces to a member's browsers, whichever node they are connected to, that there is something to fetch; inside a
 * transaction at its commit.
 */
export async function announceNotices(db: Queryable, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql`select pg_notify(${busChannel}, 'notice.changed ' || id)
    from unnest(${[...new Set(memberIds)]}::text[]) as told (id)`.execute(db)
}
