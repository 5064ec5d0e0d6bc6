import { sql } from 'kysely'
import { Search, type MethodResult } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readSteps, sizeFor, stepOf } from './search-steps.ts'
import { announceChanged } from '../../testing/post-insides.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('small sites are searched at once, large ones from their newest blocks', () => {
  expect(stepOf(0, 4097)).toEqual({ blocks: null, size: 0 })
  expect(stepOf(8191, 4097)).toEqual({ blocks: null, size: 8191 })
  expect(stepOf(8192, 4097)).toEqual({ blocks: ['1:2', '1:1'], size: 4097 })
  expect(stepOf(1_000_000, 4097)).toEqual({ blocks: ['1:244', '1:243'], size: 4673 })
  expect(stepOf(1_000_000, 60_000)).toEqual({ blocks: ['2:30', '2:29', '2:28'], size: 82_497 })
  expect(stepOf(1_000_000, 500_000)).toEqual({ blocks: ['3:3', '3:2', '3:1'], size: 737_857 })
  expect(stepOf(1_000_000, 800_000)).toEqual({ blocks: null, size: 1_000_000 })
})

test('a step is as large as previous results suggest, within a limit', () => {
  expect(sizeFor({ size: 4673, found: 60 }, 240)).toBe(28_038)
  expect(sizeFor({ size: 4673, found: 239 }, 240)).toBe(9346)
  expect(sizeFor({ size: 4673, found: 1 }, 240)).toBe(56_076)
  expect(sizeFor({ size: 4673, found: 0 }, 240)).toBe(56_076)
})

test('a post tagged with a common word is found beside newer posts that only mention it', async () => {
  const author = await buildMember(node)
  const named = await buildPost(node, author, { tags: ['潮汐'], text: '三年前写的' })
  const mentioning: string[] = []
  for (let n = 0; n < 241; n++) mentioning.push(await buildPost(node, author, { text: `第 ${n} 次看潮汐` }))
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [named, ...mentioning]))
  const page = await callAs(node, author, Search.GetList, { keyword: '潮汐' })
  expect(page.items[0]?.id).toBe(named)
  expect(page.totalCount).toBe(240)
  // Known to be frequent by now, both sets are read at once, on each page.
  const again = await callAs(node, author, Search.GetList, { keyword: '潮汐' })
  expect({ ...again, nextCursor: '' }).toEqual({ ...page, nextCursor: '' })
  const found = await readAll((cursor) => callAs(node, author, Search.GetList, { keyword: '潮汐', cursor }))
  expect(found.map(({ id }) => id).toSorted()).toEqual([named, ...mentioning.slice(1)].toSorted())
  const frequency = node.app.caches.opened
    .map((figures) => figures())
    .find(({ name }) => name === 'search_frequency')
  expect(frequency).toMatchObject({ misses: 1, size: 1 })
  const newest = await callAs(node, author, Search.GetList, { keyword: '潮汐', sort: 'new' })
  expect(newest.items[0]?.id).toBe(mentioning.at(-1))
})

test('a post about a maker is found beside newer photographs by its cameras, and before them', async () => {
  await seedGearCatalogue(node.app.db)
  node.advance(61_000)
  const author = await buildMember(node)
  const titled = await buildPost(node, author, { tags: ['佳能'] })
  const shots: string[] = []
  for (let n = 0; n < 241; n++) shots.push(await buildPost(node, author, { cameraId: 'canon-eos-r5' }))
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [titled, ...shots]))
  const search = () => callAs(node, author, Search.GetList, { keyword: '佳能' })
  // The names of gear may be a minute old.
  await expect.poll(async () => (await search()).totalCount).toBe(240)
  const { items } = await search()
  expect(items[0]?.id).toBe(titled)
  expect(shots).toContain(items[1]?.id)
})

test('posts in old blocks are found after those in new ones', async () => {
  const author = await buildMember(node)
  const ids: string[] = []
  // Far apart, so that each is in a different block at every level.
  for (const ordinal of [5000, 600_000, 990_000, 999_990, 1_000_000]) {
    const id = await buildPost(node, author, { text: '远近都要找到' })
    await node.app.db.transaction().execute((tx) => announceChanged(tx, [id]))
    await sql`
      update search_entry set ordinal = ${ordinal},
        terms = array(select term from unnest(terms) term where term !~ '^[1-3]:') || search_blocks(${ordinal})
      where target_id = ${id}`.execute(node.app.db)
    ids.unshift(id)
  }
  const found: string[] = []
  let cursor: string | null = null
  do {
    const input = { keyword: '远近都要', sort: 'new' as const, maxResultCount: 2 }
    const page: MethodResult<typeof Search.GetList> = await callAs(
      node,
      author,
      Search.GetList,
      cursor === null ? input : { ...input, cursor },
    )
    found.push(...page.items.map((hit) => hit.id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(found).toEqual(ids)
})

test('a search that needed larger steps before begins with the one that had enough', async () => {
  const stepsFrom = async (known?: number) => {
    const sizes: number[] = []
    await readSteps(
      1_000_000,
      240,
      async ({ size }) => {
        sizes.push(size)
        // A match among every two thousand posts.
        return Math.floor(size / 2000)
      },
      (found) => found,
      known,
    )
    return sizes
  }
  const first = await stepsFrom()
  expect(first.length).toBeGreaterThan(1)
  expect(await stepsFrom(first.at(-1))).toEqual(first.slice(-1))
})
