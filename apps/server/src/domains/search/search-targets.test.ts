import { pageSize, Search, searchLimits } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { forgetPreparedQueries } from '../../db/prepared-query.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  announceIndexed,
  announceRemoved,
  mergeTargets,
  targetKinds,
  targetNamed,
  type TargetPart,
} from '../target/index.ts'
import { indexNext } from './index-targets.ts'

// A kind of target that only its manifest knows: search needs nothing else. It shows a post as its item.

let node: TestApp
let owner: Browser
let shownPost: string
const known = targetKinds.get()
const openId = '0190a000-0000-7000-8000-00000000000a'
const closedId = '0190a000-0000-7000-8000-00000000000b'
const activity: TargetPart = {
  name: 'gathering',
  findOwner: () => Promise.resolve(undefined),
  searchTabs: { all: null, vote: 'kind:activity' },
  listed: (id) =>
    sql<{
      hot: number
    }>`select 3::float8 as hot where ${id} <> ${sql.lit(closedId)}::uuid and nextval('checks') > 0`,
  loadIndexed: (_tx, ids) =>
    Promise.resolve(
      ids.map((id) => ({
        id,
        title: '海边看展',
        tags: ['展览'],
        texts: ['周六下午'],
        terms: ['kind:activity'],
        createdAt: node.app.now(),
      })),
    ),
  announceChanged: (tx, ids) => announceIndexed(tx, 'gathering', ids),
  loadFound: async (ctx, ids) => {
    const posts = await targetNamed('post')?.loadFound?.(ctx, [shownPost])
    const post = posts?.get(shownPost)
    if (post === undefined) return new Map()
    const found = { ...post, title: '海边看展', tags: ['展览'], texts: ['周六下午'], hasDeepTexts: false }
    return new Map(ids.map((id) => [id, found]))
  },
}
beforeAll(async () => {
  // Before the node prepares its statements.
  targetKinds.provide(mergeTargets([...known, activity]))
  forgetPreparedQueries()
  node = await openTestApp()
  await sql`create sequence checks`.execute(node.app.db)
  owner = await buildMember(node)
  shownPost = await buildPost(node, owner, { text: '海边看展归来' })
})
afterAll(async () => {
  targetKinds.provide(known)
  forgetPreparedQueries()
  await node.close()
})

const find = async (keyword: string, kind: 'all' | 'photo' | 'vote' = 'all') =>
  (await callAs(node, null, Search.GetList, { keyword, kind, sort: 'new' })).items.map(({ id }) => id)

test('a kind of target is indexed, found beside posts, in its tab, and leaves the index', async () => {
  const { db } = node.app
  await db.transaction().execute((tx) => announceIndexed(tx, 'post', [shownPost]))
  await db.transaction().execute((tx) => announceIndexed(tx, 'gathering', [openId, closedId]))
  expect(await find('海边看展')).toEqual([openId, shownPost])
  expect(await find('海边看展', 'photo')).toEqual([shownPost])
  expect(await find('海边看展', 'vote')).toEqual([openId])
  const [hit] = (await callAs(node, owner, Search.GetList, { keyword: '看展', kind: 'vote' })).items
  expect(hit).toMatchObject({ titleMarks: [[2, 4]], excerpt: '周六下午' })

  await db.updateTable('search_entry').set({ stale: true, title: '' }).execute()
  expect(await indexNext(db)).toEqual({ done: 3, next: null })
  expect(await find('海边看展', 'vote')).toEqual([openId])

  await db.transaction().execute((tx) => announceRemoved(tx, [openId]))
  expect(await find('海边看展', 'vote')).toEqual([])
})

test('of many matches, only as many are checked for visibility as are counted', async () => {
  const ids = Array.from({ length: 600 }, () => uuid())
  await node.app.db.transaction().execute((tx) => announceIndexed(tx, 'gathering', ids))
  for (const sort of ['new', 'hot', 'relevance'] as const) {
    await sql`select setval('checks', 1, false)`.execute(node.app.db)
    const { items } = await callAs(node, null, Search.GetList, { keyword: '看展', sort })
    expect(items.length).toBe(pageSize)
    const { rows } = await sql<{ n: number }>`select last_value::int as n from checks`.execute(node.app.db)
    expect(rows[0]?.n, sort).toBe(searchLimits.counted)
  }
})
