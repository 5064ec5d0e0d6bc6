import { NewPublish, Search, Tag, UserSearchKeyword } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildArticle } from '../../testing/articles.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile, buildPost, buildVideoPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { exportSearches, eraseSearches } from './search.export.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const add = (who: Browser, keyword: string) => callAs(node, who, UserSearchKeyword.Add, { keyword })
const words = (who: Browser | null) => callAs(node, who, UserSearchKeyword.GetSearchKeywords, {})
const history = async (who: Browser) => (await words(who)).history.map((word) => word.keyword)

test('the last ten searches are stored, each once, newest first', async () => {
  const alice = await buildMember(node)
  for (let n = 1; n <= 12; n++) {
    await add(alice, `词 ${n}`)
    node.advance(1000)
  }
  expect(await history(alice)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `词 ${n}`))
  await add(alice, '詞　５')
  expect((await history(alice)).slice(0, 2)).toEqual(['詞　５', '词 12'])
  expect(await history(alice)).toHaveLength(10)
})

test('one search or all can be deleted, and only one’s own', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const { id } = await add(alice, '要忘记的')
  await add(alice, '要留下的')
  await callAs(node, bob, UserSearchKeyword.Clear, { id })
  expect(await history(alice)).toHaveLength(2)
  await callAs(node, alice, UserSearchKeyword.Clear, { id })
  expect(await history(alice)).toEqual(['要留下的'])
  await callAs(node, alice, UserSearchKeyword.Clear, {})
  expect(await history(alice)).toEqual([])
})

test('a word is hot when three people searched for it within a week, and visitors see it', async () => {
  const people = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const [first] = people
  if (first === undefined) throw new Error('nobody')
  for (let n = 0; n < 5; n++) await add(first, '只有我在找')
  for (const one of people) {
    await add(one, '极光')
    await add(one, '加微信 wx123456')
    await add(one, '极光 f<=2')
  }
  node.advance(10 * 60_000)
  // An older figure is shown once while it is computed again.
  const hot = async () => (await words(null)).hot
  await expect.poll(hot).toEqual([{ keyword: '极光' }])
  node.advance(8 * 24 * 3600_000)
  await expect.poll(hot).toEqual([])
  expect((await words(null)).history).toEqual([])
})

test('searches are in a member’s export, and are deleted with the account', async () => {
  const alice = await buildMember(node)
  await add(alice, '自己的词')
  expect(await exportSearches(node.app.db, alice.userId)).toMatchObject([{ keyword: '自己的词' }])
  await eraseSearches(node.app.db, alice.userId)
  expect(await history(alice)).toEqual([])
})

async function publish(who: Browser, text: string, tags: string[]): Promise<string> {
  const { id } = await callAs(node, who, NewPublish.Publish, {
    publishType: 1,
    text,
    tags,
    pictures: [{ fileId: await buildFile(node, who), alt: '' }],
  })
  return id
}

test('a published post is found at once, and no longer when deleted', async () => {
  const alice = await buildMember(node)
  const id = await publish(alice, '赶海归来', ['赶海'])
  const found = await callAs(node, null, Search.GetList, { keyword: '赶海归' })
  expect(found.items.map((hit) => hit.id)).toEqual([id])
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect((await callAs(node, alice, Search.GetList, { keyword: '赶海归' })).items).toEqual([])
})

test('tags are suggested by characters, by pinyin and by first letters from the second on', async () => {
  const alice = await buildMember(node, { nickName: '海边的老周' })
  await publish(alice, '', ['夜景', '城市夜景', '延时'])
  const tags = async (keyword: string) =>
    (await callAs(node, null, Search.Suggest, { keyword })).tags.map((tag) => tag.name)
  expect(await tags('夜')).toEqual(['夜景', '城市夜景'])
  expect(await tags('yejing')).toEqual(['夜景'])
  expect(await tags('yj')).toEqual(['夜景'])
  expect((await tags('ye')).toSorted()).toEqual(['夜景'])
  expect(await tags('y')).toEqual([])
  expect(await tags('csyj')).toEqual(['城市夜景'])
  expect(await tags('%')).toEqual([])
  const people = await callAs(node, null, Search.Suggest, { keyword: '海边' })
  expect(people.people.map((person) => person.nickName)).toEqual(['海边的老周'])
})

test('gear and topics are suggested too', async () => {
  const lens = { id: 'test-50-1.4', name: 'CL 50mm f/1.4', brand: '澄光', max_aperture: 1.4 }
  await node.app.db
    .insertInto('lens')
    .values(lens)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await node.app.db.insertInto('topic').values({ id: 'landscape', name: '风光', sort: 1 }).execute()
  const found = (keyword: string) => {
    node.advance(61_000)
    return callAs(node, null, Search.Suggest, { keyword })
  }
  await expect.poll(async () => (await found('50 1.4')).gear.map((one) => one.name)).toContain(lens.name)
  await expect
    .poll(async () => (await found('fengguang')).topics)
    .toEqual([{ id: 'landscape', name: '风光' }])
})

test('a tag has a page with related tags, and can be followed', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await publish(alice, '', ['水杉', '晨雾'])
  await publish(alice, '', ['水杉', '晨雾', '湖'])
  const page = await callAs(node, bob, Tag.Get, { name: '水杉' })
  expect(page).toMatchObject({ name: '水杉', count: 2, isFollowed: false })
  expect(page.related.map((tag) => tag.name)).toEqual(['晨雾', '湖'])
  expect(await callAs(node, bob, Tag.Follow, { name: '水杉', on: true })).toEqual({ isFollowed: true })
  expect(await callAs(node, bob, Tag.Follow, { name: '水杉', on: true })).toEqual({ isFollowed: true })
  expect((await callAs(node, bob, Tag.Get, { name: '水杉' })).isFollowed).toBe(true)
  expect(await callAs(node, bob, Tag.GetFollowed, {})).toEqual([{ name: '水杉', count: 2 }])
  await callAs(node, bob, Tag.Follow, { name: '水杉', on: false })
  expect(await callAs(node, bob, Tag.GetFollowed, {})).toEqual([])
  expect((await callRaw(node, bob, Tag.Follow, { name: '从没用过', on: true })).body.error?.code).toBe(3002)
  const own = await callAs(node, alice, NewPublish.GetUserTagList, {})
  expect(own.map((tag) => tag.name).toSorted()).toEqual(['晨雾', '水杉', '湖'].toSorted())
})

test('the page of a tag shows posts of every kind, by heat and by time, or of one kind', async () => {
  const author = await buildMember(node)
  const tags = ['芦苇荡']
  const article = await buildArticle(node, author, { tags })
  node.advance(1000)
  const photo = await buildPost(node, author, { tags, hot: 5 })
  node.advance(1000)
  const video = await buildVideoPost(node, author, { tags, hot: 2 })
  await buildPost(node, author, { tags: ['芦苇'] })
  const read = async (sort: 'hot' | 'new', publishType?: number) => {
    const kind = publishType === undefined ? {} : { publishType }
    const all = await readAll((cursor) =>
      callAs(node, null, Tag.GetPosts, { name: '芦苇荡', sort, ...kind, maxResultCount: 1, cursor }),
    )
    return all.map((item) => item.id)
  }
  expect(await read('hot')).toEqual([photo, video, article])
  expect(await read('new')).toEqual([video, photo, article])
  expect([await read('hot', 2), await read('new', 3)]).toEqual([[article], [video]])
  const first = await callAs(node, null, Tag.GetPosts, { name: '#芦苇荡', maxResultCount: 2 })
  expect(first).toMatchObject({ totalCount: 3, isLast: false })
})
