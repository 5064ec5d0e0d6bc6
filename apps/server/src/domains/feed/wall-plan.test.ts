import { NewPublish, Picture, Tag, type MethodInput } from '@guangquan/contract'
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

/** A quarter of all posts have a telephotograph as their cover, another quarter have one behind it. */
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
  { topicId: 'p-far' },
  { tag: '长焦' },
]
type Filter = Partial<MethodInput<typeof Picture.GetList>>

const posts = 28
let first: TestApp
let author: Browser
let viewer: Browser
let other: Browser
/** A post that only its author sees, and those that share most with it. */
let hidden: string
const alike: string[] = []

beforeAll(async () => {
  first = await openTestApp()
  author = await buildMember(first)
  viewer = await buildMember(first)
  other = await buildMember(first)
  const { db } = first.app
  for (const id of ['p1', 'p2'])
    await db.insertInto('camera').values({ id, name: id, brand: '澄光' }).execute()
  for (const id of ['p24', 'p90'])
    await db.insertInto('lens').values({ id, name: id, brand: '澄光' }).execute()
  await db.insertInto('topic').values({ id: 'p-far', name: '远方', sort: 1 }).execute()
  for (let place = 0; place < posts; place++) {
    const photos = [[wide], [tele, wide], [wide, tele], [wide, wide]][place % 4] ?? []
    const pictures = []
    for (const photo of photos) {
      const cameraId = photo === tele ? 'p2' : 'p1'
      pictures.push({ fileId: await buildFile(first, author, { ...photo, cameraId }) })
    }
    const more = {
      ...(photos.includes(tele) ? { tags: ['长焦'], topicIds: ['p-far'] } : {}),
      ...(place === 2 ? { exposeUser: [] } : {}),
    }
    const { id } = await callAs(first, author, NewPublish.Publish, { publishType: 1, pictures, ...more })
    if (place % 4 === 2 && place > 2) alike.push(id)
    first.advance(1000)
  }
  const pictures = [{ fileId: await buildFile(first, other, { ...wide, cameraId: 'p1' }) }]
  const more = { tags: ['长焦'], topicIds: ['p-far'], exposeUser: [] }
  hidden = (await callAs(first, other, NewPublish.Publish, { publishType: 1, pictures, ...more })).id
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

/** A camera or a lens has an index in the order of the wall. */
function coversOf(filter: Filter, plan: 'few' | 'many'): string {
  return filter.cameraId === undefined && filter.lensId === undefined ? plan : 'index'
}

/** A topic or a tag is of the whole post. */
function furtherOf(filter: Filter, plan: 'few' | 'many'): string {
  return filter.topicId === undefined && filter.tag === undefined ? plan : 'few'
}

const readTagged = (node: TestNode, as: Browser | null, input: object) =>
  readAll((cursor) => callAs({ ...first, ...node }, as, Tag.GetPosts, { name: '长焦', ...input, cursor }))

async function expectTagged(node: TestNode): Promise<void> {
  for (const as of [viewer, author, null]) {
    const expected = await read(node, as, { tag: '长焦', sort: 'new' })
    for (const kind of [{}, { publishType: 1 }] as const) {
      for (const sort of ['new', 'hot'] as const) {
        const found = await readTagged(node, as, { sort, ...kind })
        const ids = found.map(({ id }) => id)
        const wanted = expected.map(({ publishId }) => publishId)
        expect(sort === 'new' ? ids : ids.toSorted()).toEqual(sort === 'new' ? wanted : wanted.toSorted())
      }
    }
    const { totalCount } = await callAs({ ...first, ...node }, as, Tag.GetPosts, { name: '长焦' })
    expect(totalCount).toBe(expected.length)
    expect(await readTagged(node, as, { publishType: 2 })).toEqual([])
  }
}

describe.each(['many', 'few'] as const)('where the matching posts are %s', (plan) => {
  let node: TestNode
  beforeAll(async () => {
    // Until the database knows how many posts there are, any number is many.
    if (plan === 'few') await sql`analyze publish`.execute(first.app.db)
    node = await first.addNode()
  })
  afterAll(() => node.close())

  test.each(filters)('the wall filtered by %j is the same as planned for its values', async (filter) => {
    const plans = await plansOf(node.app, keyOfFilter(filter))
    expect(plans).toEqual({ covers: coversOf(filter, plan), further: furtherOf(filter, plan) })
    await expectSamePhotographs(node, filter)
  })

  test('a tag has the same posts as the wall', () => expectTagged(node))

  test('posts alike share tag, topic, camera and lens', async () => {
    const found = await callAs({ ...first, ...node }, other, NewPublish.GetRelated, { id: hidden })
    expect(found.map((tile) => tile.publishId).toSorted()).toEqual(alike.toSorted())
  })
})
