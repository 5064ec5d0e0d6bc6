import { NewPublish, UserInfo, errorCatalogue, visitorPages } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { makeEdition } from './rank-feed.ts'

let node: TestApp
let reader: Browser
const authors: Browser[] = []
const ids: string[] = []
const minute = 60_000

beforeAll(async () => {
  node = await openTestApp()
  reader = await buildMember(node)
  for (let index = 0; index < 8; index++) authors.push(await buildMember(node, { nickName: `作者${index}` }))
  const now = node.app.now().getTime()
  for (let index = 0; index < 45; index++) {
    const author = authors[index % authors.length] ?? reader
    // Two of each kind have the same instant: the id decides.
    const createdAt = new Date(now - Math.floor(index / 2) * minute)
    ids.push(await buildPost(node, author, { createdAt, hot: (index * 7) % 45 }))
  }
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const read = (tab: number, viewer: Browser | null = reader, size = 7) =>
  readAll((cursor) => callAs(node, viewer, NewPublish.GetFeed, { tab, cursor, maxResultCount: size }))

describe('最新', () => {
  test('is strictly by time, each post once, to its end', async () => {
    const items = await read(3)
    expect(items.map((item) => item.id).toSorted()).toEqual(ids.toSorted())
    const keys = items.map((item) => item.createTime)
    expect(keys).toEqual(keys.toSorted().toReversed())
  })

  test('neither repeats nor skips while others publish', async () => {
    const fresh: string[] = []
    const items = await readAll(
      (cursor) => callAs(node, reader, NewPublish.GetFeed, { tab: 3, cursor, maxResultCount: 5 }),
      async () => {
        fresh.push(await buildPost(node, reader))
      },
    )
    expect(items.map((item) => item.id).toSorted()).toEqual(ids.toSorted())
    await node.app.db.updateTable('publish').set({ status: 5 }).where('id', 'in', fresh).execute()
  })

  test('skipCount gives the same rows as the cursor, and ends past the end', async () => {
    const all = (await read(3)).map((item) => item.id)
    const page = await callAs(node, reader, NewPublish.GetFeed, { tab: 3, skipCount: 20, maxResultCount: 10 })
    expect(page.items.map((item) => item.id)).toEqual(all.slice(20, 30))
    const next = await callAs(node, reader, NewPublish.GetFeed, {
      tab: 3,
      maxResultCount: 10,
      cursor: page.nextCursor ?? '',
    })
    expect(next.items.map((item) => item.id)).toEqual(all.slice(30, 40))
    const past = await callAs(node, reader, NewPublish.GetFeed, { tab: 3, skipCount: 10_000 })
    expect(past).toMatchObject({ items: [], isLast: true, nextCursor: null })
  })

  test('totalCount counts the whole list from the first page', async () => {
    const page = await callAs(node, reader, NewPublish.GetFeed, { tab: 3 })
    expect(page.totalCount).toBe(ids.length)
  })
})

test('until there is an edition of 推荐 it shows the newest, each with that reason', async () => {
  const items = await read(1)
  expect(items.map((item) => item.id)).toEqual((await read(3)).map((item) => item.id))
  expect(new Set(items.map((item) => item.whyShown))).toEqual(new Set(['最新发布']))
})

describe('推荐', () => {
  beforeAll(() => makeEdition(node.app.db, node.app.now()))

  test('contains every public post once, with a reason', async () => {
    const items = await read(1)
    expect(items.map((item) => item.id).toSorted()).toEqual(ids.toSorted())
    expect(items.every((item) => item.whyShown !== null && item.whyShown !== '')).toBe(true)
  })

  test('no author has more than two posts in a block of twelve while others have some', async () => {
    const blocks = await readAll((cursor) => callAs(node, reader, NewPublish.GetFeed, { tab: 1, cursor }))
    for (let start = 0; start + 12 <= 36; start += 12) {
      const counts = Map.groupBy(blocks.slice(start, start + 12), (item) => item.authorId)
      expect(Math.max(...[...counts.values()].map((list) => list.length))).toBeLessThanOrEqual(2)
    }
  })

  test('a reader stays in the edition they began with', async () => {
    const before = (await read(1)).map((item) => item.id)
    const first = await callAs(node, reader, NewPublish.GetFeed, { tab: 1 })
    await node.app.db
      .updateTable('publish')
      .set({ hot: 1000 })
      .where('id', '=', before.at(-1) ?? '')
      .execute()
    node.advance(minute)
    await makeEdition(node.app.db, node.app.now())
    const next = await callAs(node, reader, NewPublish.GetFeed, { tab: 1, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...next.items].map((item) => item.id)).toEqual(before.slice(0, 24))
    expect((await read(1))[0]?.id).toBe(before.at(-1))
  })

  test('continues in the newest edition when theirs no longer exists', async () => {
    const first = await callAs(node, reader, NewPublish.GetFeed, { tab: 1 })
    node.advance(45 * minute)
    await node.app.db
      .updateTable('publish')
      .set({ hot: 2000 })
      .where('id', '=', ids[3] ?? '')
      .execute()
    await makeEdition(node.app.db, node.app.now())
    const editions = await node.app.db.selectFrom('feed_edition').selectAll().execute()
    expect(editions).toHaveLength(1)
    const next = await callAs(node, reader, NewPublish.GetFeed, { tab: 1, cursor: first.nextCursor ?? '' })
    expect(next.items).toHaveLength(12)
  })

  test('an edition in the same order is not written again', async () => {
    await makeEdition(node.app.db, node.app.now())
    node.advance(minute)
    await makeEdition(node.app.db, node.app.now())
    expect(await node.app.db.selectFrom('feed_edition').selectAll().execute()).toHaveLength(1)
  })

  test('a post deleted since, and one by a blocked member, are left out without a gap in the page', async () => {
    const other = await buildMember(node)
    const blocked = authors[0] ?? reader
    await buildBlock(node, blocked, other)
    await node.app.db
      .updateTable('publish')
      .set({ status: 5 })
      .where('id', '=', ids[5] ?? '')
      .execute()
    const page = await callAs(node, other, NewPublish.GetFeed, { tab: 1 })
    expect(page.items).toHaveLength(12)
    const all = await read(1, other, 12)
    expect(all.some((item) => item.authorId === blocked.userId || item.id === ids[5])).toBe(false)
    await node.app.db
      .updateTable('publish')
      .set({ status: 2 })
      .where('id', '=', ids[5] ?? '')
      .execute()
  })

  test('shows as a reason that the reader follows the author', async () => {
    const fan = await buildMember(node)
    await buildFollow(node, fan, authors[1] ?? reader)
    const items = await read(1, fan, 50)
    const reasons = new Set(
      items.filter((item) => item.authorId === authors[1]?.userId).map((item) => item.whyShown),
    )
    expect([...reasons]).toEqual(['你关注的影友'])
  })
})

describe('推荐 of a member who chose topics', () => {
  let fan: Browser
  beforeAll(async () => {
    await seedSite(node.app.db)
    fan = await buildMember(node)
    await callAs(node, fan, UserInfo.ModifyUserTopic, { topicIds: ['birds'] })
    const plain = (await read(1)).map((item) => item.id)
    const chosen = [plain[9], plain[30], plain[31]].flatMap((id) => id ?? [])
    await sql`update publish set topic_ids = '{birds,night}' where id = any(${chosen}::uuid[])`.execute(
      node.app.db,
    )
  })

  test('lifts their posts by the published factor, and says so', async () => {
    const plain = (await read(1)).map((item) => item.id)
    const items = await read(1, fan, 7)
    const order = items.map((item) => item.id)
    expect([plain[9], plain[30], plain[31]].map((id) => order.indexOf(id ?? ''))).toEqual([6, 20, 22])
    expect(order.toSorted()).toEqual(plain.toSorted())
    const lifted = items.filter((item) => item.whyShown === '你感兴趣的主题').map((item) => item.id)
    expect(lifted).toEqual([plain[9], plain[30], plain[31]])
  })

  test('pages by cursor and by skipCount give the same order', async () => {
    const order = (await read(1, fan, 50)).map((item) => item.id)
    for (const size of [1, 5, 12]) expect((await read(1, fan, size)).map((item) => item.id)).toEqual(order)
    const skipped = await callAs(node, fan, NewPublish.GetFeed, { tab: 1, skipCount: 18, maxResultCount: 6 })
    expect(skipped.items.map((item) => item.id)).toEqual(order.slice(18, 24))
  })
})

describe('关注', () => {
  test('contains the posts of followed members by time, and nothing without follows', async () => {
    const fan = await buildMember(node)
    const followed = authors.slice(0, 3)
    for (const author of followed) await buildFollow(node, fan, author)
    const requested = new Set(followed.map((author) => author.userId))
    const items = await read(2, fan, 4)
    const newest = await read(3, fan, 50)
    expect(items.map((item) => item.id)).toEqual(
      newest.filter((item) => requested.has(item.authorId)).map((item) => item.id),
    )
    const page = await callAs(node, fan, NewPublish.GetFeed, { tab: 2, skipCount: 3, maxResultCount: 4 })
    expect(page.items.map((item) => item.id)).toEqual(items.slice(3, 7).map((item) => item.id))
    expect(await read(2, await buildMember(node))).toEqual([])
  })

  test('with more followees than are queried individually, the list is the same', async () => {
    const fan = await buildMember(node)
    for (const author of authors.slice(0, 3)) await buildFollow(node, fan, author)
    const short = (await read(2, fan, 4)).map((item) => item.id)
    await sql`with crowd as (
      insert into member (id, nick_name, nick_name_folded)
      select gen_random_uuid(), '群' || n, '群' || n from generate_series(1, 320) as n returning id
    ) insert into follow (follower_id, followed_id) select ${fan.userId}, id from crowd`.execute(node.app.db)
    expect((await read(2, fan, 4)).map((item) => item.id)).toEqual(short)
  })

  test('requires a member', async () => {
    await expect(callAs(node, null, NewPublish.GetFeed, { tab: 2 })).rejects.toMatchObject(
      code('TokenInvalid'),
    )
  })
})

describe('a visitor', () => {
  test.each([1, 3])('reads three pages of tab %i, then is asked to sign in', async (tab) => {
    let cursor: string | undefined
    const seen = new Set<string>()
    for (let page = 0; page < visitorPages; page++) {
      const read = await callAs(node, null, NewPublish.GetFeed, { tab, cursor })
      for (const item of read.items) seen.add(item.id)
      expect(read.isLast).toBe(false)
      cursor = read.nextCursor ?? ''
    }
    expect(seen.size).toBe(36)
    await expect(callAs(node, null, NewPublish.GetFeed, { tab, cursor })).rejects.toMatchObject(
      code('TokenInvalid'),
    )
  })

  test('gets no more by larger pages or by skipping', async () => {
    const large = await callAs(node, null, NewPublish.GetFeed, { tab: 3, maxResultCount: 50 })
    expect(large.items).toHaveLength(36)
    await expect(callAs(node, null, NewPublish.GetFeed, { tab: 3, skipCount: 36 })).rejects.toMatchObject(
      code('TokenInvalid'),
    )
  })

  test('gets no URL above 2160 px', async () => {
    const { items } = await callAs(node, null, NewPublish.GetFeed, { tab: 3 })
    const pictures = items.flatMap((item) => item.pictures)
    expect(pictures.map(({ urlFull }) => urlFull ?? null)).toEqual(pictures.map(() => null))
    for (const { url2048 } of pictures) expect(url2048).toMatch(/\/2160\.webp/)
  })
})

test.each([
  { cursor: 'nonsense' },
  { cursor: Buffer.from('[0,0,["x","y"]]').toString('base64url') },
  { cursor: Buffer.from('[-1,0,[1,"x"]]').toString('base64url') },
  { cursor: Buffer.from('{"__proto__":1}').toString('base64url') },
  { cursor: '' },
  { skipCount: -1 },
  { skipCount: 10_001 },
  { maxResultCount: 0 },
  { maxResultCount: 51 },
  { tab: 4 },
])('an odd page %j is refused with a sentence', async (odd) => {
  for (const tab of [1, 2, 3]) {
    await expect(callAs(node, reader, NewPublish.GetFeed, { tab, ...odd })).rejects.toMatchObject(
      code('BadInput'),
    )
  }
})
