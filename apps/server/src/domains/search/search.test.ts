import { Search, type MethodInput, type MethodResult, type Audience } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildArticle } from '../../testing/articles.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFollow, buildPost, type PostOverrides } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVote } from '../../testing/votes.ts'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'
import { announceChanged } from '../../testing/post-insides.ts'

let node: TestApp
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  author = await buildMember(node)
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('search_entry').execute())

interface Written extends PostOverrides {
  title?: string
}

async function post({ title = '', ...overrides }: Written, by = author): Promise<string> {
  const id = await buildPost(node, by, overrides)
  await node.app.db.updateTable('publish').set({ title }).where('id', '=', id).execute()
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [id]))
  return id
}

async function find(
  keyword: string,
  input: Omit<MethodInput<typeof Search.GetList>, 'keyword'> = {},
  who: Browser | null = null,
): Promise<string[]> {
  const { items } = await callAs(node, who, Search.GetList, { keyword, ...input })
  return items.map((hit) => hit.id)
}

test.each([
  ['雨后', '雨后的山谷'],
  ['山谷', '雨后的山谷'],
  ['雨後', '雨后的山谷'],
  ['雨后', '雨後的山谷'],
  ['ｆ１．４', '用 f/1.4 拍的'],
  ['F/1.4', '用 f1.4 拍的'],
  ['50 1.4', '换上 50mm f/1.4 以后'],
  ['50mm f1.4', '换上 50mm f/1.4 以后'],
  ['xt5', '新买的 X-T5'],
  ['后的山', '雨后的山谷'],
])('%s finds «%s»', async (keyword, text) => {
  const id = await post({ text })
  expect(await find(keyword)).toEqual([id])
})

test.each([
  ['谷山', '雨后的山谷'],
  // All pairs of characters occur, but not the word.
  ['山后的谷', '后的谷，山后的'],
  ['雨后 海边', '雨后的山谷'],
  ['雨', '雨后的山谷'],
  ['%%%%', '百分之百'],
  ['____', '雨后的山谷'],
  ['\\', '雨后的山谷'],
  ['(a+)+$', 'aaaaaaaaaaaaaaaa'],
])('%s does not find «%s»', async (keyword, text) => {
  await post({ text })
  expect(await find(keyword)).toEqual([])
})

test('a single character is searched in tags only', async () => {
  const id = await post({ text: '随手', tags: ['夜景'] })
  await post({ text: '夜里' })
  expect(await find('夜')).toEqual([id])
})

test('title ranks before tag before text, and new before old', async () => {
  const at = (days: number) => new Date(node.app.now().getTime() - days * 24 * 3600_000)
  const text = await post({ text: '这里的星空' })
  const tag = await post({ tags: ['星空'] })
  const title = await post({ title: '星空' })
  const oldTitle = await post({ title: '星空', createdAt: at(700) })
  expect(await find('星空')).toEqual([title, tag, oldTitle, text])
  expect((await find('星空', { sort: 'new' }))[0]).toBe(oldTitle)
})

test('最热 is sorted by heat', async () => {
  const cold = await post({ text: '冰岛黑沙滩', hot: 1 })
  const hot = await post({ text: '冰岛黑沙滩', hot: 9 })
  expect(await find('黑沙滩', { sort: 'hot' })).toEqual([hot, cold])
})

test('matches are returned as ranges of plain text', async () => {
  await post({
    title: '雨後',
    text: `${'很长的开头，'.repeat(40)}雨后<b>的</b>山谷`,
    tags: ['雨后天晴', '别的'],
  })
  const { items } = await callAs(node, null, Search.GetList, { keyword: '雨后' })
  const [hit] = items
  expect(hit?.titleMarks).toEqual([[0, 2]])
  expect(hit?.tags).toEqual(['雨后天晴'])
  expect(hit?.excerpt.startsWith('…')).toBe(true)
  expect(hit?.excerpt).toContain('雨后<b>的</b>山谷')
  expect(hit?.excerptMarks.map(([from, to]) => hit.excerpt.slice(from, to))).toEqual(['雨后'])
})

test('a word deep in an article, or in the options of a vote, is shown in its context', async () => {
  const html = `<p>${'开头说别的事。'.repeat(60)}</p><p>最后才讲到<strong>焦外</strong>的洋葱圈。</p>`
  const article = await buildArticle(node, author, { html })
  await node.app.db.updateTable('publish').set({ body: '开头说别的事。' }).where('id', '=', article).execute()
  const { id: vote } = await buildVote(node, author, { options: [{ text: '留白' }, { text: '洋葱圈' }] })
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [article, vote]))
  const { items } = await callAs(node, null, Search.GetList, { keyword: '洋葱圈' })
  const marked = (id: string) => {
    const hit = items.find((one) => one.id === id)
    return hit?.excerptMarks.map(([from, to]) => hit.excerpt.slice(from, to))
  }
  expect(items.map((hit) => hit.id).toSorted()).toEqual([article, vote].toSorted())
  expect([marked(article), marked(vote)]).toEqual([['洋葱圈'], ['洋葱圈']])
  expect(items.find((hit) => hit.id === article)?.excerpt).toContain('最后才讲到焦外的洋葱圈')
  const beyondTheCard = await callAs(node, null, Search.GetList, { keyword: '开头 洋葱圈' })
  expect(beyondTheCard.items.map((hit) => hit.id)).toEqual([article])
  expect(beyondTheCard.items[0]?.excerpt).toContain('洋葱圈')
})

test('the caption of a photograph is shown where only it contains a word', async () => {
  const id = await post({ text: '说的是别的' })
  await node.app.db
    .updateTable('publish_picture')
    .set({ alt: '一只绿头鸭站在浮冰上' })
    .where('publish_id', '=', id)
    .execute()
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [id]))
  const { items } = await callAs(node, null, Search.GetList, { keyword: '绿头鸭' })
  expect(items.map((hit) => hit.excerpt)).toEqual(['一只绿头鸭站在浮冰上'])
})

test('gear and ranges narrow a search, and work without words', async () => {
  const camera = { id: 'fujifilm-x100v' }
  const wide = await post({ text: '夜里的街', cameraId: camera.id, fNumber: 2, focalLength: 23, iso: 6400 })
  const closed = await post({ text: '夜里的街', cameraId: camera.id, fNumber: 8, focalLength: 50, iso: 200 })
  const other = await post({ text: '夜里的街', fNumber: 2, focalLength: 150, iso: 6400 })
  expect(await find('夜里 相机:X100V f<=2')).toEqual([wide])
  expect((await find('夜里 f<=2')).toSorted()).toEqual([wide, other].toSorted())
  expect(await find('相机:x100v', { sort: 'new' })).toEqual([closed, wide])
  expect(await find('焦距:50')).toEqual([closed])
  expect((await find('iso>3200')).toSorted()).toEqual([wide, other].toSorted())
  expect(await find('夜里 相机:没有这台')).toEqual([])
  // The name of the gear is text too.
  expect(await find('x100v iso6400')).toEqual([wide])
})

test('gear is found by its maker in Chinese, by nicknames and by pinyin, as a condition or a word', async () => {
  const sony = await post({
    text: '夜里的街',
    cameraId: 'sony-a7-iv',
    lensId: 'sigma-35mm-f1.4-dg-dn-art-021',
  })
  const canon = await post({ text: '白天的街', cameraId: 'canon-eos-5d-mark-iii' })
  const own = await post({ text: '', cameraId: 'chenguang-c1' })
  const word = await post({ text: '我的佳能坏了' })
  expect(await find('相机:A7M4')).toEqual([sony])
  expect(await find('镜头:sigma')).toEqual([sony])
  expect(await find('相机:佳能')).toEqual([canon])
  expect(await find('相机:佳能 相机:5D3')).toEqual([canon])
  expect(await find('相机:佳能 相机:索尼')).toEqual([])
  expect(await find('chenguang')).toEqual([own])
  expect((await find('佳能')).toSorted()).toEqual([canon, word].toSorted())
  expect(await find('佳能 白天')).toEqual([canon])
  expect(await find('索尼A7M4 夜里')).toEqual([sony])
})

test('topic, kind and age narrow a search', async () => {
  const old = new Date(node.app.now().getTime() - 40 * 24 * 3600_000)
  const id = await post({ text: '麦田里的风', topicIds: ['landscape'] })
  await post({ text: '麦田里的风', createdAt: old })
  expect(await find('麦田', { topicId: 'landscape' })).toEqual([id])
  expect(await find('麦田', { withinDays: 30 })).toEqual([id])
  const far = await post({ focalLength: 777 })
  await post({ focalLength: 777, createdAt: old })
  expect(await find('焦距:777')).toHaveLength(2)
  expect(await find('焦距:777', { withinDays: 30 })).toEqual([far])
  expect(await find('麦田', { kind: 'photo' })).toHaveLength(2)
  expect(await find('麦田', { kind: 'video' })).toEqual([])
})

test('with the filter for votes, they are found by their question and their options', async () => {
  await post({ text: '日出日落都在这里' })
  const { id } = await buildVote(node, author, { options: [{ text: '拍日落' }, { text: '拍日出' }] })
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [id]))
  expect(await find('日落')).toHaveLength(2)
  expect(await find('日落', { kind: 'vote' })).toEqual([id])
  expect(await find('封面', { kind: 'vote', sort: 'new' })).toEqual([id])
})

test('pages follow each other without gaps or duplicates in every order', async () => {
  const ids: string[] = []
  for (let n = 0; n < 30; n++) ids.push(await post({ text: `海上的雾 ${n}`, hot: n % 3 }))
  for (const sort of ['relevance', 'new', 'hot'] as const) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const input: MethodInput<typeof Search.GetList> = { keyword: '海上的雾', sort, maxResultCount: 7 }
      const page: MethodResult<typeof Search.GetList> = await callAs(
        node,
        author,
        Search.GetList,
        cursor === null ? input : { ...input, cursor },
      )
      seen.push(...page.items.map((hit) => hit.id))
      expect(page.totalCount).toBe(30)
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(30)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  }
})

test('a visitor sees three pages, then must sign in', async () => {
  for (let n = 0; n < 40; n++) await post({ text: `城墙下的影子 ${n}` })
  let cursor: string | null = null
  for (let page = 0; page < 3; page++) {
    const input: MethodInput<typeof Search.GetList> = { keyword: '城墙下' }
    const found: MethodResult<typeof Search.GetList> = await callAs(
      node,
      null,
      Search.GetList,
      cursor === null ? input : { ...input, cursor },
    )
    cursor = found.nextCursor
  }
  const next = await callRaw(node, null, Search.GetList, { keyword: '城墙下', cursor })
  expect(next.body.error).toMatchObject({ code: 100 })
})

const audiences: [string, Audience[]][] = [
  ['everybody', [1, 2, 3]],
  ['fans', [1]],
  ['followed', [2]],
  ['nobody', []],
]
const relations = ['visitor', 'stranger', 'fan', 'followed', 'blocked', 'author'] as const
const seen: Record<string, readonly string[]> = {
  everybody: ['visitor', 'stranger', 'fan', 'followed', 'author'],
  fans: ['fan', 'author'],
  followed: ['followed', 'author'],
  nobody: ['author'],
}

test.each(audiences)('a post for %s is found by those whose lists show it', async (name, exposeUser) => {
  const own = await buildMember(node)
  const people = new Map<string, Browser | null>([
    ['visitor', null],
    ['author', own],
  ])
  for (const relation of ['stranger', 'fan', 'followed', 'blocked'])
    people.set(relation, await buildMember(node))
  const [fan, followed, blocked] = ['fan', 'followed', 'blocked'].map((relation) => people.get(relation))
  if (!fan || !followed || !blocked) throw new Error('nobody is there')
  await buildFollow(node, fan, own)
  await buildFollow(node, own, followed)
  await buildBlock(node, blocked, own)
  const id = await post({ text: '谁能看到这一张', exposeUser }, own)
  for (const relation of relations) {
    const found = await find('谁能看到', {}, people.get(relation) ?? null)
    expect(found, `${name} ${relation}`).toEqual(seen[name]?.includes(relation) ? [id] : [])
  }
})

test.each([0, 1, 3, 4, 5])('a post of status %i is found by nobody', async (status) => {
  const id = await post({ text: '不在列表里' })
  await node.app.db.updateTable('publish').set({ status }).where('id', '=', id).execute()
  expect(await find('不在列表', {}, author)).toEqual([])
})

test('an empty query is refused, one of punctuation finds nothing', async () => {
  expect((await callRaw(node, null, Search.GetList, { keyword: ' ' })).body.success).toBe(false)
  expect((await callRaw(node, null, Search.GetList, { keyword: 'x'.repeat(101) })).body.success).toBe(false)
  expect(await find('，。！')).toEqual([])
})
