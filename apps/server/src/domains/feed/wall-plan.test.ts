import { NewPublish, Picture, type MethodInput } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile, type FileOverrides } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { keyOfFilter } from './wall-filter.ts'
import { plansOf } from './wall-plan.ts'

const wide: FileOverrides = { lensId: 'p24', fNumber: 8, focalLength: 24, iso: 100, exposureSeconds: 1 / 250 }
const tele: FileOverrides = { lensId: 'p90', fNumber: 1.4, focalLength: 90, iso: 6400, exposureSeconds: 30 }

/** Of telephotographs: a quarter of all posts have one as their cover, a quarter have one behind it. */
const filters: Filter[] = [
  { cameraId: 'p2' },
  { lensId: 'p90' },
  { fMax: 2 },
  { fMin: 1.2, fMax: 2 },
  { focalMin: 80 },
  { focalMin: 80, focalMax: 100 },
  { isoMin: 3200 },
  { isoMin: 3200, isoMax: 6400 },
  { secMin: 10 },
  { secMin: 10, secMax: 60 },
]
type Filter = Partial<MethodInput<typeof Picture.GetList>>

const posts = 28
let first: TestApp
let author: Browser
let viewer: Browser

beforeAll(async () => {
  first = await openTestApp()
  author = await buildMember(first)
  viewer = await buildMember(first)
  const { db } = first.app
  for (const id of ['p1', 'p2'])
    await db.insertInto('camera').values({ id, name: id, brand: '澄光' }).execute()
  for (const id of ['p24', 'p90'])
    await db.insertInto('lens').values({ id, name: id, brand: '澄光' }).execute()
  for (let place = 0; place < posts; place++) {
    const photos = [[wide], [tele, wide], [wide, tele], [wide, wide]][place % 4] ?? []
    const pictures = []
    for (const photo of photos) {
      const cameraId = photo === tele ? 'p2' : 'p1'
      pictures.push({ fileId: await buildFile(first, author, { ...photo, cameraId }) })
    }
    const exposeUser = place === 2 ? { exposeUser: [] } : {}
    await callAs(first, author, NewPublish.Publish, { publishType: 1, pictures, ...exposeUser })
    first.advance(1000)
  }
})
afterAll(() => first.close())

// Only pages of the usual length are prepared; the others are planned for their values.
const read = (node: TestNode, as: Browser | null, filter: Filter, maxResultCount?: number) =>
  readAll((cursor) =>
    callAs({ ...first, ...node }, as, Picture.GetList, {
      ...filter,
      ...(maxResultCount === undefined ? {} : { maxResultCount }),
      cursor,
    }),
  )

async function expectSamePhotographs(node: TestNode, filter: Filter): Promise<void> {
  for (const sort of ['new', 'hot'] as const) {
    for (const as of [viewer, author, null]) {
      const planned = await read(node, as, { ...filter, sort }, 11)
      const found = await read(node, as, { ...filter, sort })
      expect(found.length).toBe(as === author ? posts / 2 : posts / 2 - 1)
      expect(found.map(({ picture }) => picture.id)).toEqual(planned.map(({ picture }) => picture.id))
    }
  }
}

describe('a filter of one kind finds the same photographs in the same order', () => {
  // The database knows no number of posts yet, so that any number is many.
  test.each(filters)('%j, where its posts are many', async (filter) => {
    const { covers, further } = await plansOf(first.app, keyOfFilter(filter))
    expect({ covers, further }).toEqual({ covers: coversOf(filter, 'many'), further: 'many' })
    await expectSamePhotographs(first, filter)
  })

  test.each(filters)('%j, where its posts are few', async (filter) => {
    await sql`analyze publish`.execute(first.app.db)
    const node = await first.addNode()
    const { covers, further } = await plansOf(node.app, keyOfFilter(filter))
    expect({ covers, further }).toEqual({ covers: coversOf(filter, 'few'), further: 'few' })
    await expectSamePhotographs(node, filter)
    await node.close()
  })
})

/** A camera or a lens has an index in the order of the wall. */
function coversOf(filter: Filter, plan: 'few' | 'many'): string {
  return filter.cameraId === undefined && filter.lensId === undefined ? plan : 'index'
}
