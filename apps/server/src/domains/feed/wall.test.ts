import { NewPublish, Picture, errorCatalogue, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countGear } from '../gear/index.ts'
import { addPinyinToTags } from '../tag/index.ts'
import { makeEdition } from './rank-feed.ts'

let node: TestApp
let alice: Browser
let bob: Browser

const cameras = ['c1', 'c5'] as const
const lenses = ['cl24', 'cl50', 'cl90'] as const

interface Shot {
  id: string
  cameraId: string
  lensId: string
  fNumber: number
  focalLength: number
  iso: number
  exposureSeconds: number
  topicIds: string[]
  hot: number
}
const shots: Shot[] = []

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node, { nickName: '艾丽丝' })
  bob = await buildMember(node)
  const { db } = node.app
  for (const id of cameras) await db.insertInto('camera').values({ id, name: id, brand: '澄光' }).execute()
  for (const id of lenses) await db.insertInto('lens').values({ id, name: id, brand: '澄光' }).execute()
  const now = node.app.now().getTime()
  for (let index = 0; index < 30; index++) {
    const shot = {
      cameraId: cameras[index % 2] ?? 'c1',
      lensId: lenses[index % 3] ?? 'cl24',
      fNumber: [1.4, 2.8, 5.6, 8][index % 4] ?? 8,
      focalLength: [24, 50, 90][index % 3] ?? 24,
      iso: 100 * 2 ** (index % 5),
      exposureSeconds: [1 / 250, 1, 30][index % 3] ?? 1,
      topicIds: index % 7 === 0 ? ['birds', 'night'] : ['city'],
      // Ties, so that the id decides.
      hot: Math.floor(index / 4) / 10,
    }
    const createdAt = new Date(now - Math.floor(index / 2) * 3600_000)
    shots.push({ ...shot, id: await buildPost(node, index % 2 === 0 ? alice : bob, { ...shot, createdAt }) })
  }
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
type Filter = Partial<MethodInput<typeof Picture.GetList>>

const read = (filter: Filter, viewer: Browser | null = alice) =>
  readAll((cursor) => callAs(node, viewer, Picture.GetList, { maxResultCount: 4, ...filter, cursor }))
const idsOf = (tiles: { publishId: string }[]) => tiles.map((tile) => tile.publishId)

const filters: [Filter, (shot: Shot) => boolean][] = [
  [{}, () => true],
  [{ cameraId: 'c1' }, (shot) => shot.cameraId === 'c1'],
  [{ lensId: 'cl50' }, (shot) => shot.lensId === 'cl50'],
  [{ cameraId: 'c5', lensId: 'cl90' }, (shot) => shot.cameraId === 'c5' && shot.lensId === 'cl90'],
  [{ topicId: 'birds' }, (shot) => shot.topicIds.includes('birds')],
  [{ fMin: 2.8, fMax: 5.6 }, (shot) => shot.fNumber >= 2.8 && shot.fNumber <= 5.6],
  [{ focalMin: 50 }, (shot) => shot.focalLength >= 50],
  [{ focalMax: 49.5 }, (shot) => shot.focalLength < 50],
  [{ isoMin: 400, isoMax: 800 }, (shot) => shot.iso === 400 || shot.iso === 800],
  [{ secMax: 0.004 }, (shot) => shot.exposureSeconds === 1 / 250],
  [{ secMin: 1, lensId: 'cl50' }, (shot) => shot.exposureSeconds >= 1 && shot.lensId === 'cl50'],
  [{ fMin: 8, fMax: 1.4 }, () => false],
  [{ cameraId: 'no-such-camera' }, () => false],
  [{ topicId: "x' or true --" }, () => false],
]

describe.each(filters)('the wall filtered by %j', (filter, fits) => {
  const requested = () => shots.filter(fits).map((shot) => shot.id)

  test.each(['recommend', 'new', 'hot'] as const)('contains in order %s every match once', async (sort) => {
    const tiles = await read({ ...filter, sort })
    expect(idsOf(tiles).toSorted()).toEqual(requested().toSorted())
  })

  test('is sorted as requested', async () => {
    const rank = new Map(shots.map((shot) => [shot.id, shot]))
    const hot = (await read({ ...filter, sort: 'hot' })).map((tile) => rank.get(tile.publishId)?.hot ?? -1)
    expect(hot).toEqual(hot.toSorted((a, b) => b - a))
    const times = (await read({ ...filter, sort: 'new' })).map((tile) => tile.createTime)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('gives the same rows by skipping', async () => {
    for (const sort of ['new', 'hot'] as const) {
      const all = idsOf(await read({ ...filter, sort }))
      const page = await callAs(node, alice, Picture.GetList, {
        ...filter,
        sort,
        skipCount: 3,
        maxResultCount: 5,
      })
      expect(idsOf(page.items)).toEqual(all.slice(3, 8))
    }
  })
})

test('推荐 without a filter is the edition of the home page', async () => {
  await makeEdition(node.app.db, node.app.now())
  const feed = await readAll((cursor) => callAs(node, alice, NewPublish.GetFeed, { tab: 1, cursor }))
  expect(idsOf(await read({ sort: 'recommend' }))).toEqual(feed.map((item) => item.id))
})

test('the wall neither repeats nor skips while others publish', async () => {
  const fresh: string[] = []
  const tiles = await readAll(
    (cursor) => callAs(node, alice, Picture.GetList, { sort: 'new', maxResultCount: 4, cursor }),
    async () => {
      fresh.push(await buildPost(node, bob))
    },
  )
  expect(idsOf(tiles).toSorted()).toEqual(shots.map((shot) => shot.id).toSorted())
  await node.app.db.updateTable('publish').set({ status: 5 }).where('id', 'in', fresh).execute()
})

test.each([
  { sort: 'old' },
  { fMin: 0 },
  { isoMax: 1e308 },
  { isoMin: 1.5 },
  { secMin: -1 },
  { focalMin: '50' },
  { cameraId: 'x'.repeat(61) },
  { colour: 'red' },
])('an odd filter %j is refused', async (odd) => {
  const { body } = await callRaw(node, alice, Picture.GetList, odd)
  expect(body.error).toMatchObject(code('BadInput'))
})

test("a person's photographs are theirs, by time", async () => {
  const tiles = await readAll((cursor) =>
    callAs(node, bob, Picture.GetUserPublishList, { userId: alice.userId, maxResultCount: 4, cursor }),
  )
  expect(idsOf(tiles).toSorted()).toEqual(
    shots
      .filter((_, index) => index % 2 === 0)
      .map((shot) => shot.id)
      .toSorted(),
  )
  expect(tiles.every((tile) => tile.authorNickName === '艾丽丝')).toBe(true)
  const page = await callAs(node, bob, Picture.GetUserPublishList, {
    userId: alice.userId,
    maxResultCount: 4,
  })
  expect(page).toMatchObject({ totalCount: 15, isLast: false })
  await expect(
    callAs(node, bob, Picture.GetUserPublishList, { userId: crypto.randomUUID() }),
  ).rejects.toMatchObject(code('ContentNotFound'))
})

test('gear is counted over public posts', async () => {
  await buildPost(node, alice, { cameraId: 'c1', exposeUser: [1] })
  await countGear(node.app.db)
  const options = await callAs(node, null, Picture.GetGearOptions, {})
  expect(options.cameras.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'c1', name: 'c1', count: 15 },
    { id: 'c5', name: 'c5', count: 15 },
  ])
  expect(options.lenses.map((lens) => lens.count)).toEqual([10, 10, 10])
  expect(options.todayCount).toBeGreaterThanOrEqual(1)
})

test('今日一幅 is the same all day, picked by the editors first, and another the day after', async () => {
  await node.app.db
    .updateTable('publish')
    .set({ editor_pick: true, created_at: new Date(node.app.now().getTime() - 72 * 3600_000) })
    .where(
      'id',
      'in',
      shots.slice(0, 12).map((shot) => shot.id),
    )
    .execute()
  const pick = async () => (await callAs(node, alice, NewPublish.GetDailyPicks, {})).map((item) => item.id)
  const today = await pick()
  expect(today).toHaveLength(5)
  expect(shots.slice(0, 12).map((shot) => shot.id)).toEqual(expect.arrayContaining(today))
  await buildPost(node, bob, { editorPick: true })
  expect(await pick()).toEqual(today)
  const days = new Set<string>()
  for (let day = 0; day < 5; day++) {
    days.add((await pick()).join())
    node.advance(24 * 3600_000)
  }
  expect(days.size).toBeGreaterThan(1)
})

test('a post is shown with its author’s other photographs, a missing one with the best photographs', async () => {
  const [first] = shots
  const beside = await callAs(node, alice, NewPublish.GetSameAuthorPictures, { id: first?.id })
  expect(beside).toHaveLength(6)
  const theirs = new Set(shots.filter((_, index) => index % 2 === 0).map((shot) => shot.id))
  expect(beside.every((one) => one.publishId !== first?.id)).toBe(true)
  expect(beside.slice(0, 3).some((one) => theirs.has(one.publishId))).toBe(true)
  const instead = await callAs(node, null, NewPublish.GetSameAuthorPictures, { id: crypto.randomUUID() })
  expect(instead).toHaveLength(6)
})

test('the wall of a merged tag is that of the tag it was merged into', async () => {
  const ids = [
    await buildPost(node, alice, { tags: ['河灯'] }),
    await buildPost(node, bob, { tags: ['河灯'] }),
  ]
  await node.app.db
    .insertInto('tag')
    .values([{ name: '河灯' }, { name: '放河灯', merged_into: '河灯' }])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ merged_into: eb.ref('excluded.merged_into') })),
    )
    .execute()
  const wall = await callAs(node, null, Picture.GetList, { tag: '放河灯', sort: 'new' })
  expect(new Set(wall.items.map(({ publishId }) => publishId))).toEqual(new Set(ids))
})

test('tags are suggested by prefix, most used first; wildcards are literal', async () => {
  await node.app.db
    .insertInto('tag')
    .values([
      { name: '晨光', use_count: 2 },
      { name: '晨雾', use_count: 9 },
      { name: '晨跑', use_count: 0 },
      { name: '夜色', use_count: 5 },
    ])
    .execute()
  await addPinyinToTags(node.app.db, ['晨光', '晨雾', '晨跑', '夜色'])
  const suggest = async (keyword: string) =>
    (await callAs(node, null, NewPublish.GetTagList, { keyword })).map((tag) => tag.name)
  expect(await suggest('晨')).toEqual(['晨雾', '晨光'])
  expect(await suggest('#夜')).toEqual(['夜色'])
  expect(await suggest('')).toEqual(['晨雾', '夜色', '晨光'])
  for (const odd of ['%', '_', '\\', '%%%%', "'"]) expect(await suggest(odd)).toEqual([])
})
