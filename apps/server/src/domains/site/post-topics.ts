import type { Topic } from '@guangquan/contract'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { countMoves, type Change } from '../../db/count-moves.ts'
import { memoize } from '../../cache/memoize.ts'

const cache = { name: 'topic_names', max: 1, ttlMs: 60_000 }

const loadNames = memoize(cache, async (app) => {
  const rows = await app.db.selectFrom('topic').select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.id, row.name]))
})

/** Names of all topics by id; at most a minute old. */
export function topicNames(app: App): Promise<ReadonlyMap<string, string>> {
  return loadNames(app, 'topics')
}

/** Those of these topics that exist. */
export async function findTopics(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('topic').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

/** Those of these topics that a post may be given. */
export async function findOpenTopics(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('topic')
    .select('id')
    .where('id', 'in', ids)
    .where('is_open', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Moves the number of posts of each topic that was added to a post or removed from it. */
export async function moveTopicCounts(tx: Tx, change: Change): Promise<void> {
  for (const { key, delta } of countMoves(change)) {
    await tx
      .updateTable('topic')
      .set((eb) => ({ use_count: eb('use_count', '+', delta) }))
      .where('id', '=', key)
      .execute()
  }
}

/** Topics with their names and numbers of posts, in the order of the full list; unknown ids are left out. */
export async function loadTopics(db: Queryable, ids: readonly string[]): Promise<Topic[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('topic')
    .where('id', 'in', ids)
    .select(['id', 'name', 'use_count as count'])
    .orderBy('sort')
    .execute()
}
