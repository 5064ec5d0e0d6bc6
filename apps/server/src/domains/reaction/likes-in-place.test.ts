import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/client.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { moveMemberCounts } from '../standing/index.ts'
import { movePostCounts } from '../post/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('a like moves the counters of the post and of its author without touching an index', async () => {
  const author = await buildMember(node)
  const post = await buildPost(node, author)
  await node.app.db.transaction().execute(async (tx) => {
    // Counts of this connection, which may include an earlier transaction that is not reported yet.
    const before = await readUpdates(tx)
    await moveMemberCounts(tx, author.userId, { likesReceived: 1 })
    await movePostCounts(tx, post, { likes: 1 })
    const after = await readUpdates(tx)
    for (const table of ['publish', 'member_counter']) {
      expect(after.get(table)).toEqual({
        all: (before.get(table)?.all ?? 0) + 1,
        in_place: (before.get(table)?.in_place ?? 0) + 1,
      })
    }
  })
})

async function readUpdates(tx: Tx): Promise<Map<string, { all: number; in_place: number }>> {
  const { rows } = await sql<{ table: string; all: number; in_place: number }>`
    select relname as table, pg_stat_get_xact_tuples_updated(oid) as all,
      pg_stat_get_xact_tuples_hot_updated(oid) as in_place
    from pg_class where relname in ('publish', 'member_counter')`.execute(tx)
  return new Map(rows.map(({ table, ...updates }) => [table, updates]))
}
