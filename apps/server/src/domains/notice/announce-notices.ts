import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedWrite } from '../../db/prepared-query.ts'
import { busChannel } from '../../events/postgres-bus.ts'

/**
 * Announces to a member's browsers, whichever node they are connected to, that there is something to fetch; inside a
 * transaction at its commit.
 */
export async function announceNotices(db: Queryable, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await announce(db, { ids: [...new Set(memberIds)] })
}

const announce = preparedWrite<{ ids: readonly string[] }>('notice.announce', (db, param) => {
  const query = sql`select pg_notify(${sql.lit(busChannel)}, 'notice.changed ' || id)
    from unnest(${param('ids')}::text[]) as announced (id)`
  return { compile: () => query.compile(db) }
})
