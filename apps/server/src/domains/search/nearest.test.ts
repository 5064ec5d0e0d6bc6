import { errorCatalogue, Search, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost, type PostOverrides } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { announceChanged } from '../../testing/post-insides.ts'

let node: TestApp
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  await node.app.db
    .insertInto('topic')
    .values([
      { id: 'night', name: '星空夜景', sort: 1 },
      { id: 'birds', name: '鸟类', sort: 2 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await node.app.db
    .insertInto('camera')
    .values({ id: 'test-x100v', name: 'FUJIFILM X100V', brand: 'FUJIFILM' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('search_entry').execute())

async function post(overrides: PostOverrides): Promise<string> {
  const id = await buildPost(node, author, overrides)
  await node.app.db.transaction().execute((tx) => announceChanged(tx, [id]))
  return id
}

const nearest = (keyword: string, input: Omit<MethodInput<typeof Search.GetNearest>, 'keyword'> = {}) =>
  callAs(node, null, Search.GetNearest, { keyword, ...input })
const find = async (keyword: string) =>
  (await callAs(node, null, Search.GetList, { keyword })).items.map((hit) => hit.id)

test('each condition is dropped in turn, with the number of posts that remain', async () => {
  await post({ text: '夜里的街', cameraId: 'test-x100v', fNumber: 8, iso: 200 })
  await post({ text: '夜里的街', cameraId: 'test-x100v', fNumber: 5.6, iso: 400 })
  await post({ text: '夜里的街', fNumber: 1.4, iso: 6400 })
  const { dropped } = await nearest('夜里 相机:X100V f<=2 iso>=6400')
  expect(dropped).toEqual([{ condition: 'camera', keyword: '夜里 光圈:<=2 ISO:>=6400', count: 1 }])
  const two = await nearest('夜里 相机:X100V f<=2')
  expect(two.dropped).toEqual([
    { condition: 'camera', keyword: '夜里 光圈:<=2', count: 1 },
    { condition: 'f', keyword: '夜里 相机:X100V', count: 2 },
  ])
})

test('an unknown camera, a topic, an age and the words can be dropped too', async () => {
  const old = new Date(node.app.now().getTime() - 40 * 24 * 3600_000)
  await post({ text: '湖边', focalLength: 777, topicIds: ['birds'], createdAt: old })
  expect((await nearest('湖边 相机:没有这台')).dropped).toEqual([
    { condition: 'camera', keyword: '湖边', count: 1 },
  ])
  const filtered = await nearest('湖边 焦距:777', { topicId: 'night' })
  expect(filtered.dropped).toEqual([{ condition: 'topic', keyword: '湖边 焦距:777', count: 1 }])
  const recent = await nearest('湖边 焦距:777', { withinDays: 30 })
  expect(recent.dropped.map((one) => one.condition)).toEqual(['time'])
  expect(recent.nearest).toMatchObject({ keyword: '湖边 焦距:777', withinDays: null, topicId: null })
  expect((await nearest('没人写过 焦距:777')).dropped).toEqual([
    { condition: 'words', keyword: '焦距:777', count: 1 },
  ])
})

test('the nearest results have slightly other figures, or are without the condition that matters least', async () => {
  const almost = await post({ text: '夜里的街', fNumber: 2.2, focalLength: 50 })
  await post({ text: '夜里的街', fNumber: 11, focalLength: 50 })
  const wider = (await nearest('夜里 f<=1.8 焦距:50')).nearest
  expect(wider?.keyword).toBe('夜里 光圈:<=2.5 焦距:40-62.5')
  expect(wider?.items.map((hit) => hit.id)).toEqual([almost])
  const without = (await nearest('夜里 焦距:50 快门:>=30')).nearest
  expect(without?.keyword).toBe('夜里 焦距:50')
  expect(without?.items).toHaveLength(2)
})

test('where two conditions exclude everything, both go; nothing at all stays nothing', async () => {
  const id = await post({ text: '夜里的街', cameraId: 'test-x100v', fNumber: 8, iso: 100 })
  const kept = (await nearest('夜里 相机:X100V 镜头:没有这支 快门:>=30')).nearest
  expect(kept?.keyword).toBe('夜里 相机:X100V')
  const found = await nearest('夜里 相机:没有这台 镜头:没有这支')
  expect(found.dropped).toEqual([])
  expect(found.nearest?.items.map((hit) => hit.id)).toEqual([id])
  expect(await nearest('没人写过 相机:没有这台')).toEqual({ dropped: [], nearest: null })
})

test('conditions that exclude each other are refused with a sentence', async () => {
  for (const method of [Search.GetList, Search.GetNearest]) {
    const { body } = await callRaw(node, null, method, { keyword: '夜里 f<=2 f>=4' })
    expect(body.error?.code).toBe(errorCatalogue.SearchConflict.code)
  }
})

test('posts are found by the name of their topic, beside those with the word', async () => {
  const word = await post({ text: '这里的夜景' })
  const topic = await post({ text: '随手', topicIds: ['night'] })
  await post({ text: '随手', topicIds: ['birds'] })
  expect((await find('夜景')).toSorted()).toEqual([word, topic].toSorted())
  // A topic counts as much as a tag, more than the text.
  const { items } = await callAs(node, null, Search.GetList, { keyword: '夜景' })
  expect(items.map(({ id, topics }) => [id, topics])).toEqual([
    [topic, [{ id: 'night', name: '星空夜景' }]],
    [word, []],
  ])
  expect(await find('夜景 随手')).toEqual([topic])
  expect(await find('xingkongyejing')).toEqual([topic])
  expect(await find('夜景 f<=2')).toEqual([])
  const shot = await post({ text: '', topicIds: ['night'], fNumber: 1.4 })
  expect(await find('夜景 f<=2')).toEqual([shot])
})
