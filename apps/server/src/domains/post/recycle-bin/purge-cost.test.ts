import { NewPublish } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../db/client.ts'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildPost } from '../../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { purgePost } from './purge-posts.ts'

// The cost of a purge is counted in rows read by scans of whole tables, which unlike time is the same on any machine.

const comments = 40
const others = 20_000

let node: TestApp
let author: Browser
let post: string
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  post = await buildPost(node, author)
  for (let n = 0; n < comments; n++) {
    await callAs(node, author, NewPublish.Reply, { publishId: post, text: `第 ${n} 条` })
  }
  await callAs(node, author, NewPublish.DeletePublish, { id: post })
  await addOthers(await buildPost(node, author))
})
afterAll(() => node.close())

/** Many comments on another post, every second one an answer, with a like each. */
async function addOthers(otherPost: string): Promise<void> {
  const { userId } = author
  await node.app.db.transaction().execute(async (db) => {
    // On a busy machine they take longer than a statement of a call may.
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`with first as (
        insert into reply (id, publish_id, author_id, body)
        select gen_random_uuid(), ${otherPost}, ${userId}, '别处的评论'
        from generate_series(1, ${sql.lit(others / 2)}) returning id
      )
      insert into reply (id, publish_id, author_id, reply_to_id, parent_id, body)
      select gen_random_uuid(), ${otherPost}, ${userId}, ${userId}, id, '别处的回复' from first`.execute(db)
    await sql`insert into reply_like (reply_id, member_id) select id, ${userId} from reply
      on conflict do nothing`.execute(db)
    await sql`analyze`.execute(db)
  })
}

async function rowsScanned(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select sum(seq_tup_read)::int as rows from pg_stat_xact_user_tables`.execute(tx)
  return rows[0]?.rows ?? Infinity
}

/** Purges the post and rolls back. @returns rows that were read by scans of whole tables */
async function countScanned(before: (tx: Tx) => Promise<unknown> = () => Promise.resolve()): Promise<number> {
  const counted = new Map<string, number>()
  await node.app.db
    .transaction()
    .execute(async (tx) => {
      await before(tx)
      // Earlier work of the connection is counted until PostgreSQL has reported it.
      const earlier = await rowsScanned(tx)
      expect(await purgePost({ db: tx }, { id: post, authorId: author.userId })).toBe(true)
      counted.set(post, (await rowsScanned(tx)) - earlier)
      throw new Error('rolled back')
    })
    .catch((error: unknown) => {
      if (!counted.has(post)) throw error
    })
  return counted.get(post) ?? Infinity
}

test('purging forty comments reads none of the others', async () => {
  expect(await countScanned()).toBeLessThan(others / 10)
})

test('without the index of one foreign key it reads all of them for each comment', async () => {
  const scanned = await countScanned((tx) => sql`drop index reply_children`.execute(tx))
  expect(scanned).toBeGreaterThan(comments * others)
})
