import { newcomerFans, orderFeed, type FeedPlace } from '@guangquan/rules/posts/feed-order'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../db/client.ts'
import { findMembersWithFewFans } from '../standing/index.ts'
import { visiblePosts } from '../post-access/index.ts'

/** Posts in an edition: as many as a list may skip. */
const editionSize = 10_000
const ttlMs = 30 * 60_000

/**
 * Makes an edition of 推荐 from the current scores, unless the order equals that of the newest one. Old editions are
 * stored for half an hour for their readers.
 */
export async function makeEdition(db: Database, now: Date): Promise<void> {
  const places = orderFeed(await listCandidates(db))
  const before = await readNewestEdition(db)
  if (before === null || !isSameOrder(before, places)) await writeEdition(db, places, now)
  await removeOldEditions(db, now)
}

async function listCandidates(db: Database) {
  const rows = await db
    .selectFrom('publish')
    .select(['publish.id', 'author_id', 'editor_pick', 'hot'])
    .where(visiblePosts(null))
    .orderBy('hot', 'desc')
    .orderBy('publish.id', 'desc')
    .limit(editionSize)
    .execute()
  const newcomers = await findMembersWithFewFans(
    db,
    rows.map((row) => row.author_id),
    newcomerFans,
  )
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    editorPick: row.editor_pick,
    hot: row.hot,
    isNewcomer: newcomers.has(row.author_id),
  }))
}

async function readNewestEdition(db: Queryable): Promise<FeedPlace['id'][] | null> {
  const newest = await db
    .selectFrom('feed_edition')
    .select('edition')
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest === undefined) return null
  const rows = await db
    .selectFrom('feed_rank')
    .select(['publish_id', 'why'])
    .where('edition', '=', newest.edition)
    .orderBy('position')
    .execute()
  return rows.map((row) => placeText(row.publish_id, row.why))
}

function isSameOrder(before: readonly string[], places: readonly FeedPlace[]): boolean {
  return (
    before.length === places.length &&
    places.every((place, position) => before[position] === placeText(place.id, place.why))
  )
}

function placeText(id: string, why: number): string {
  return `${id} ${why}`
}

async function writeEdition(db: Database, places: readonly FeedPlace[], now: Date): Promise<void> {
  const ids = places.map((place) => place.id)
  const whys = places.map((place) => place.why)
  const edition = now.getTime()
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`insert into feed_edition (edition, size, created_at)
      values (${edition}, ${places.length}, ${now}) on conflict do nothing returning edition`.execute(tx)
    if (rows.length === 0) return
    await sql`insert into feed_rank (edition, position, publish_id, why)
      select ${edition}::bigint, place - 1, id, why
      from unnest(${ids}::uuid[], ${whys}::smallint[]) with ordinality as ranked (id, why, place)`.execute(tx)
  })
}

async function removeOldEditions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ttlMs)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ edition: number }>`
      delete from feed_edition
      where created_at < ${before} and edition < (select max(edition) from feed_edition)
      returning edition`.execute(tx)
    const expired = rows.map((row) => row.edition)
    await sql`delete from feed_rank where edition = any(${expired}::bigint[])`.execute(tx)
  })
}
