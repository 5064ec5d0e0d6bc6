import { sql } from 'kysely'
import { Search, type MethodResult } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { indexPosts } from '../post/index.ts'
import { blocksBelow, canBeEnough } from './find-posts.read.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('small sites are searched at once, large ones from their newest blocks on', () => {
  expect(blocksBelow(0)).toEqual([])
  expect(blocksBelow(8191)).toEqual([])
  expect(blocksBelow(8192)).toEqual([{ blocks: ['1:2', '1:1'], size: 4096 }])
  expect(blocksBelow(1_000_000)).toEqual([
    { blocks: ['1:244', '1:243'], size: 4672 },
    { blocks: ['2:30', '2:29'], size: 49_728 },
    { blocks: ['3:3', '3:2'], size: 475_712 },
  ])
})

test('a step that cannot be enough is left out, and the one that bounds a rare word is not', () => {
  const [small, middle, large] = blocksBelow(1_000_000).map(({ size }) => size)
  const after = (found: number, size = 0) => canBeEnough({ size: small ?? 0, found }, size, 240)
  expect([after(239, middle), after(6, middle), after(5, middle)]).toEqual([true, true, false])
  expect([after(1, large), after(0, large)]).toEqual([true, true])
})

test('what lies in old blocks is found after what lies in new ones', async () => {
  const author = await buildMember(node)
  const ids: string[] = []
  // Far apart, so that each stands in a block of its own at every level.
  for (const ordinal of [50, 600_000, 990_000, 999_990, 1_000_000]) {
    const id = await buildPost(node, author, { text: '远近都要找到' })
    await node.app.db.transaction().execute((tx) => indexPosts(tx, [id]))
    await sql`
      update post_search set ordinal = ${ordinal},
        terms = array(select term from unnest(terms) term where term !~ '^[1-3]:') || search_blocks(${ordinal})
      where publish_id = ${id}`.execute(node.app.db)
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
