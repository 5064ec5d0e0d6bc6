import { sql } from 'kysely'
import type { App } from '../../../context.ts'
import { memoize } from '../../../cache/memoize.ts'

interface Owners {
  /** Active members. */
  members: number
  byMedal: ReadonlyMap<string, number>
}

const cache = { name: 'medal_owners', max: 1, ttlMs: 5 * 60_000 }

const load = memoize(cache, async (app): Promise<Owners> => {
  const [medals, members] = await Promise.all([
    sql<{ id: string; owners: number }>`select medal_id as id, count(distinct member_id)::int as owners
      from medal_award where revoked_at is null group by medal_id`.execute(app.db),
    sql<{ count: number }>`select count(*)::int as count from member where status = 1`.execute(app.db),
  ])
  return {
    members: members.rows[0]?.count ?? 0,
    byMedal: new Map(medals.rows.map(({ id, owners }) => [id, owners])),
  }
})

/** How many members have each medal; at most five minutes old. */
export const loadOwners = (app: App): Promise<Owners> => load(app, 'owners')
