import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedWrite } from '../../db/prepared-query.ts'
import { busChannel } from '../../events/postgres-bus.ts'

/**
 * Tells the browsers of members, whichever node they are connected to, that one of their conversations changed; inside
 * a transaction at its commit.
 */
export async function announceMessages(db: Queryable, memberIds: readonly string[]): Promise<void> {
  await announce(db, { ids: memberIds })
}

const announce = preparedWrite<{ ids: readonly string[] }>('message.announce', (db, param) => {
  const query = sql`select pg_notify(${sql.lit(busChannel)}, 'message.changed ' || id)
    from unnest(${param('ids')}::text[]) as announced (id)`
  return { compile: () => query.compile(db) }
})
