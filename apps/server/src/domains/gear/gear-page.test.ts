import { Gear, NewPublish, Picture, type Audience } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import {
  buildBlock,
  buildFile,
  buildPost,
  type FileOverrides,
  type PostOverrides,
} from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { pickStops } from './gear-page.read.ts'
import { countGear } from './gear-stat.ts'

let node: TestApp
let author: Browser
const lens = { id: 'test-50', name: 'CL 50mm f/1.4', brand: '澄光', max_aperture: 1.4 }
const other = { id: 'test-35', name: 'CL 35mm f/2', brand: '澄光', max_aperture: 2 }
const camera = { id: 'test-c1', name: '澄光 C1', brand: '澄光' }

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  await node.app.db.insertInto('lens').values([lens, other]).execute()
  await node.app.db.insertInto('camera').values(camera).execute()
})
afterAll(() => node.close())

const shot = (overrides: PostOverrides) =>
  buildPost(node, author, { cameraId: camera.id, lensId: lens.id, focalLength: 50, ...overrides })

test('a page shows how the public photographs were taken, and the best of each aperture', async () => {
  const cold = await shot({ fNumber: 1.4, iso: 100, hot: 1 })
  const hot = await shot({ fNumber: 1.4, iso: 150, hot: 5 })
  const closed = await shot({ fNumber: 8, iso: 6400 })
  await shot({ fNumber: 8, iso: 200, exposeUser: [1] })
  await shot({ fNumber: 8, iso: 200, status: 5 })
  await buildPost(node, author, { lensId: other.id, fNumber: 8, focalLength: 35 })
  await countGear(node.app.db)

  const page = await callAs(node, null, Gear.Get, { kind: 'lens', id: lens.id })
  expect(page).toMatchObject({ name: lens.name, maxAperture: 1.4, postCount: 3, authorCount: 1, hours: [] })
  expect(page.apertures).toEqual([
    { value: 1.4, count: 2 },
    { value: 8, count: 1 },
  ])
  expect(page.focalLengths).toEqual([{ value: 50, count: 3 }])
  expect(page.isos).toEqual([
    { value: 100, count: 2 },
    { value: 6400, count: 1 },
  ])
  expect(page.partners).toEqual([{ id: camera.id, name: camera.name, count: 3 }])

  const stops = await callAs(node, null, Gear.GetStops, { kind: 'lens', id: lens.id })
  const shown = stops.map((stop) => [stop.fNumber, stop.items.map((tile) => tile.publishId)])
  expect(shown).toEqual([
    [1.4, [hot, cold]],
    [8, [closed]],
  ])
  const ofCamera = await callAs(node, null, Gear.Get, { kind: 'camera', id: camera.id })
  expect(ofCamera.partners).toEqual([{ id: lens.id, name: lens.name, count: 3 }])
})

describe('every photograph of a post', () => {
  const tele = { id: 'test-90', name: 'CL 90mm f/2.8', brand: '澄光', max_aperture: 2.8 }
  const at = (fNumber: number, more: FileOverrides = {}): FileOverrides => ({
    cameraId: camera.id,
    lensId: tele.id,
    focalLength: 90,
    iso: 100,
    fNumber,
    ...more,
  })
  const cover: FileOverrides = { cameraId: camera.id, lensId: lens.id, focalLength: 50, fNumber: 2 }
  const page = () => callAs(node, null, Gear.Get, { kind: 'lens', id: tele.id })
  const samples = async (viewer: Browser | null = null) => {
    const stops = await callAs(node, viewer, Gear.GetStops, { kind: 'lens', id: tele.id })
    return stops.map(({ fNumber, items }) => [fNumber, ...items.map((tile) => tile.publishId)])
  }

  async function publish(photos: FileOverrides[], exposeUser?: Audience[], hiddenOfLast: 'lens'[] = []) {
    const pictures = []
    for (const photo of photos) pictures.push({ fileId: await buildFile(node, author, photo) })
    const hidden = pictures.map((picture, place) =>
      place === pictures.length - 1 ? { ...picture, exifHidden: hiddenOfLast } : picture,
    )
    const post = { publishType: 1 as const, pictures: hidden, exposeUser }
    const { id } = await callAs(node, author, NewPublish.Publish, post)
    return { id, fileIds: pictures.map(({ fileId }) => fileId) }
  }

  beforeAll(() => node.app.db.insertInto('lens').values(tele).execute())

  test('is counted and shown, except what its author hides and posts that are not public', async () => {
    const { id } = await publish([cover, at(2.8), at(8), at(8)])
    await publish([cover, at(8)], [1])
    await publish([cover, at(8)], undefined, ['lens'])
    await countGear(node.app.db)
    expect(await page()).toMatchObject({
      postCount: 1,
      authorCount: 1,
      apertures: [
        { value: 2.8, count: 1 },
        { value: 8, count: 2 },
      ],
      focalLengths: [{ value: 90, count: 3 }],
      isos: [{ value: 100, count: 3 }],
      partners: [{ id: camera.id, name: camera.name, count: 3 }],
    })
    expect(await samples()).toEqual([
      [2.8, id],
      [8, id],
    ])
    // The photographs themselves, one per post, not the covers.
    const stops = await callAs(node, null, Gear.GetStops, { kind: 'lens', id: tele.id })
    const { pictures } = await callAs(node, null, NewPublish.Detail, { id })
    expect(stops.map(({ items }) => items.map((tile) => tile.picture.id))).toEqual([
      [pictures[1]?.id],
      [pictures[2]?.id],
    ])
    const both = await callAs(node, null, Gear.Compare, { a: lens.id, b: tele.id })
    expect(both.stops.map(({ fNumber, b }) => [fNumber, b.length])).toEqual([[8, 1]])
  })

  test('is no longer shown once its post is hidden or changed, and no longer counted afterwards', async () => {
    const { id, fileIds } = await publish([cover, at(4), at(5.6)])
    await countGear(node.app.db)
    const stopOf = async (fNumber: number, viewer: Browser | null = null) =>
      (await samples(viewer)).find(([stop]) => stop === fNumber)
    expect(await stopOf(4)).toEqual([4, id])
    const blocked = await buildMember(node)
    await buildBlock(node, author, blocked)
    expect(await stopOf(4, blocked)).toBeUndefined()

    const [first = '', second = '', third = ''] = fileIds
    const edit = (exposeUser: Audience[], hidden: 'lens'[] = []) =>
      callAs(node, author, NewPublish.EditPublish, {
        publishType: 1,
        id,
        exposeUser,
        pictures: [{ fileId: first }, { fileId: second, exifHidden: hidden }, { fileId: third }],
      })
    await edit([1, 2, 3], ['lens'])
    expect([await stopOf(4), await stopOf(5.6)]).toEqual([undefined, [5.6, id]])
    await edit([1])
    expect(await stopOf(5.6)).toBeUndefined()
    await countGear(node.app.db)
    expect((await page()).apertures.map(({ value }) => value)).toEqual([2.8, 8])

    await edit([1, 2, 3])
    await countGear(node.app.db)
    expect(await stopOf(5.6)).toEqual([5.6, id])
    await callAs(node, author, NewPublish.DeletePublish, { id })
    expect(await stopOf(5.6)).toBeUndefined()
    await countGear(node.app.db)
    expect((await page()).apertures.map(({ value }) => value)).toEqual([2.8, 8])
    await callAs(node, author, NewPublish.RestorePublish, { id })
    await countGear(node.app.db)
    expect((await page()).apertures.map(({ value }) => value)).toEqual([2.8, 4, 5.6, 8])
  })
})

test('two lenses are compared at the apertures both were used at', async () => {
  const both = await callAs(node, null, Gear.Compare, { a: lens.id, b: other.id })
  expect(both.stops.map((stop) => [stop.fNumber, stop.a.length, stop.b.length])).toEqual([[8, 1, 1]])
  expect([both.a.name, both.b.name]).toEqual([lens.name, other.name])
  const missing = await callRaw(node, null, Gear.Compare, { a: lens.id, b: 'nobody' })
  expect(missing.body.error?.code).toBe(3002)
})

test('members blocked in either direction see none of the other’s samples', async () => {
  const blocked = await buildMember(node)
  await buildBlock(node, author, blocked)
  expect(await callAs(node, blocked, Gear.GetStops, { kind: 'lens', id: lens.id })).toEqual([])
})

test('the wall can be narrowed to a tag', async () => {
  const id = await buildPost(node, author, { tags: ['水杉'] })
  const { items } = await callAs(node, null, Picture.GetList, { tag: '水杉', sort: 'new' })
  expect(items.map((tile) => tile.publishId)).toEqual([id])
})

test('the most used apertures are shown, in their order', () => {
  const apertures = Array.from({ length: 20 }, (_, place) => ({ value: place + 1, count: 100 - place }))
  expect(pickStops(apertures)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(pickStops([])).toEqual([])
})
