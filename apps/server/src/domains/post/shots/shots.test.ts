import { NewPublish, Picture, Search, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { readAll } from '../../../testing/pages.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile, type FileOverrides } from '../../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countGear } from '../../gear/index.ts'

let node: TestApp
let author: Browser
let viewer: Browser

const wide: FileOverrides = {
  cameraId: 's1',
  lensId: 'sl24',
  fNumber: 8,
  focalLength: 24,
  iso: 100,
  exposureSeconds: 1 / 250,
}
const tele: FileOverrides = {
  cameraId: 's2',
  lensId: 'sl90',
  fNumber: 1.4,
  focalLength: 90,
  iso: 6400,
  exposureSeconds: 30,
}

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  viewer = await buildMember(node)
  const { db } = node.app
  for (const id of ['s1', 's2'])
    await db
      .insertInto('camera')
      .values({ id, name: `澄光 ${id.toUpperCase()}`, brand: '澄光' })
      .execute()
  for (const [id, name] of [
    ['sl24', 'CL 24mm f/2'],
    ['sl90', 'CL 90mm f/1.4'],
  ] as const)
    await db.insertInto('lens').values({ id, name, brand: '澄光' }).execute()
})
afterAll(() => node.close())

type Photo = FileOverrides & { exifHidden?: 'camera'[] }
type Filter = Partial<MethodInput<typeof Picture.GetList>>

async function publish(photos: Photo[], more: object = {}) {
  const pictures = []
  for (const { exifHidden = [], ...photo } of photos)
    pictures.push({ fileId: await buildFile(node, author, photo), exifHidden })
  const { id } = await callAs(node, author, NewPublish.Publish, { publishType: 1, pictures, ...more })
  // Gives each a different instant.
  node.advance(1000)
  return { id, pictures }
}
const wall = (filter: Filter) =>
  readAll((cursor) => callAs(node, viewer, Picture.GetList, { maxResultCount: 2, ...filter, cursor }))
const find = async (keyword: string) =>
  (await callAs(node, viewer, Search.GetList, { keyword })).items.map((post) => post.id)

const ofTele: Filter[] = [
  { cameraId: 's2' },
  { lensId: 'sl90' },
  { cameraId: 's2', lensId: 'sl90' },
  { fMax: 2 },
  { focalMin: 80, focalMax: 100 },
  { isoMin: 3200 },
  { secMin: 10 },
  { lensId: 'sl90', fMax: 1.4, isoMin: 6400, secMin: 30 },
]
const ofNobody: Filter[] = [
  { cameraId: 's1', lensId: 'sl90' },
  { cameraId: 's2', fMin: 8 },
  { fMax: 2, isoMax: 100 },
]

describe('a post is found by any of its photographs', () => {
  let posts: string[]
  beforeAll(async () => {
    posts = []
    for (const photos of [[wide, tele], [tele, wide], [wide, wide, tele], [tele, tele], [wide]])
      posts.unshift((await publish(photos)).id)
    await publish([wide, tele], { exposeUser: [] })
  })
  const inOrder = () => posts.slice(1)

  test.each(ofTele)('%j finds each once, in order, page by page, as they may be seen', async (filter) => {
    for (const sort of ['new', 'hot'] as const) {
      const tiles = await wall({ ...filter, sort })
      const found = tiles.map((tile) => tile.publishId)
      expect(found.toSorted()).toEqual(inOrder().toSorted())
      if (sort === 'new') expect(found).toEqual(inOrder())
      const page = await callAs(node, viewer, Picture.GetList, {
        ...filter,
        sort,
        skipCount: 1,
        maxResultCount: 2,
      })
      expect(page.items.map((tile) => tile.publishId)).toEqual(found.slice(1, 3))
      expect(page.totalCount).toBe(4)
    }
  })

  test('the tile is the matching photograph, or the cover if it matches', async () => {
    for (const { picture, pictureCount } of await wall({ fMax: 2 })) {
      expect(picture.exif?.fNumber).toBe(1.4)
      expect(pictureCount).toBeGreaterThan(1)
    }
  })

  test.each(ofNobody)('%j must match one photograph, not two together', async (filter) => {
    expect(await wall(filter)).toEqual([])
  })

  test('search finds it by camera, lens and values of one photograph', async () => {
    for (const keyword of [
      '相机:S2',
      '镜头:90/1.4',
      '相机:S2 f<=2',
      '相机:S2 镜头:90/1.4',
      '90mm',
      '澄光 S2',
    ])
      expect([keyword, (await find(keyword)).toSorted()]).toEqual([keyword, inOrder().toSorted()])
    for (const keyword of ['相机:S1 镜头:90/1.4', '相机:S2 f>=8'])
      expect([keyword, await find(keyword)]).toEqual([keyword, []])
  })

  test('the filter choices of the wall count posts as it finds them', async () => {
    await countGear(node.app.db)
    const { cameras, lenses } = await callAs(node, null, Picture.GetGearOptions, {})
    expect(cameras.find((camera) => camera.id === 's2')?.count).toBe(4)
    expect(cameras.find((camera) => camera.id === 's1')?.count).toBe(4)
    expect(lenses.find((lens) => lens.id === 'sl90')?.count).toBe(4)
  })
})

test('values its author hides find no post, and neither does a removed photograph', async () => {
  const third = { ...wide, cameraId: 's3' }
  await node.app.db.insertInto('camera').values({ id: 's3', name: 'S3', brand: '澄光' }).execute()
  const found = async () => (await wall({ cameraId: 's3' })).map((tile) => tile.publishId)
  const hidden = await publish([tele, { ...third, exifHidden: ['camera'] }])
  expect(await found()).toEqual([])
  const { id, pictures } = await publish([tele, third])
  expect(await found()).toEqual([id])
  const edit = (stored: typeof pictures) =>
    callAs(node, author, NewPublish.EditPublish, { publishType: 1, id, pictures: stored })
  await edit(pictures.slice(0, 1))
  expect(await found()).toEqual([])
  await callAs(node, author, NewPublish.EditPublish, {
    publishType: 1,
    id: hidden.id,
    pictures: hidden.pictures.map(({ fileId }) => ({ fileId })),
  })
  expect(await found()).toEqual([hidden.id])
})
