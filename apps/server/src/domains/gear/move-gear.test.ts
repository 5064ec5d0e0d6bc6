import { Gear, NewPublish, UserLike, type Audience } from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { scorePosts } from '../feed/index.ts'
import { countGear } from './gear-stat.ts'
import { moveGear } from './move-gear.ts'
import { proveGear } from './prove-gear.ts'

let node: TestApp
let people: Browser[]
const camera = { id: 'test-c1', name: '澄光 C1', brand: '澄光' }
const lens = { id: 'test-50', name: 'CL 50mm f/1.4', brand: '澄光', max_aperture: 1.4 }
const other = { id: 'test-35', name: 'CL 35mm f/2', brand: '澄光', max_aperture: 2 }

beforeAll(async () => {
  node = await openTestApp()
  people = [await buildMember(node), await buildMember(node)]
  await node.app.db.insertInto('lens').values([lens, other]).execute()
  await node.app.db.insertInto('camera').values(camera).execute()
  await countGear(node.app.db)
})
afterAll(() => node.close())

const move = () => moveGear(node.app.db)
const prove = () => proveGear({ db: node.app.db, log: pino({ level: 'silent' }) })
const page = (id = lens.id) => callAs(node, null, Gear.Get, { kind: 'lens', id })
const statRows = async () =>
  (await sql`select * from gear_stat order by kind, gear_id, figure, value`.execute(node.app.db)).rows
const author = (place: number): Browser => people[place % people.length] ?? people.at(0) ?? never()

function never(): never {
  throw new Error('nobody')
}

async function publish(as: Browser, lensIds: string[], exposeUser?: Audience[]) {
  const pictures = []
  for (const [place, lensId] of lensIds.entries()) {
    const shot = { cameraId: camera.id, lensId, fNumber: 2 + place, focalLength: 50, iso: 100 * (place + 1) }
    pictures.push({ fileId: await buildFile(node, as, shot) })
  }
  const post = { publishType: 1 as const, pictures, exposeUser }
  return { id: (await callAs(node, as, NewPublish.Publish, post)).id, pictures }
}

const edit = (
  as: Browser,
  post: { id: string; pictures: { fileId: string }[] },
  exposeUser: Audience[],
  hides: boolean,
) =>
  callAs(node, as, NewPublish.EditPublish, {
    publishType: 1,
    id: post.id,
    exposeUser,
    pictures: post.pictures.map((picture) => ({ ...picture, exifHidden: hides ? ['lens' as const] : [] })),
  })

test('publishing, editing, deleting and restoring a post changes the figures by its delta', async () => {
  const first = await publish(author(0), [lens.id, lens.id])
  await publish(author(0), [lens.id])
  await move()
  expect(await page()).toMatchObject({
    postCount: 2,
    authorCount: 1,
    apertures: [
      { value: 2, count: 2 },
      { value: 3, count: 1 },
    ],
    partners: [{ id: camera.id, count: 3 }],
  })
  const third = await publish(author(1), [lens.id, other.id])
  await move()
  expect(await page()).toMatchObject({ postCount: 3, authorCount: 2 })
  expect(await page(other.id)).toMatchObject({ postCount: 1, authorCount: 1 })

  await edit(author(1), third, [1, 2, 3], true)
  await move()
  expect(await page()).toMatchObject({ postCount: 2, authorCount: 1 })
  expect(await page(other.id)).toMatchObject({ postCount: 0, authorCount: 0, apertures: [] })
  await edit(author(1), third, [1], false)
  await move()
  expect(await page()).toMatchObject({ postCount: 2, authorCount: 1 })
  await edit(author(1), third, [1, 2, 3], false)
  await callAs(node, author(0), NewPublish.DeletePublish, { id: first.id })
  await move()
  expect(await page()).toMatchObject({ postCount: 2, authorCount: 2, apertures: [{ value: 2, count: 2 }] })
  await callAs(node, author(0), NewPublish.RestorePublish, { id: first.id })
  await move()
  expect(await page()).toMatchObject({ postCount: 3, authorCount: 2 })
  const moved = await statRows()
  expect(await prove()).toEqual([])
  await countGear(node.app.db)
  expect(await statRows()).toEqual(moved)
})

test('a post purged before the figures were updated is subtracted', async () => {
  const before = await statRows()
  const { id } = await publish(author(0), [other.id])
  await move()
  await callAs(node, author(0), NewPublish.DeletePublish, { id })
  await callAs(node, author(0), NewPublish.PurgePublish, { id })
  await move()
  expect(await statRows()).toEqual(before)
})

test('while many posts change and two programs update the figures, the proof finds nothing', async () => {
  let over = false
  const moving = [0, 1].map(async () => {
    while (!over) await move()
  })
  await Promise.all(
    people.map(async (as, place) => {
      for (let round = 0; round < 4; round++) {
        const post = await publish(as, [lens.id, round % 2 === 0 ? other.id : lens.id])
        if (round !== 1) await edit(as, post, round % 2 === 0 ? [1] : [1, 2, 3], place === 0)
        if (round === 2) await callAs(node, as, NewPublish.DeletePublish, { id: post.id })
      }
    }),
  )
  over = true
  await Promise.all(moving)
  expect(await prove()).toEqual([])
  const proved = await statRows()
  await countGear(node.app.db)
  expect(await statRows()).toEqual(proved)
})

test('a wrong figure is found, reported and repaired by the nightly proof', async () => {
  const before = await statRows()
  await sql`update gear_stat set count = count + 7 where figure = 'posts' and gear_id = ${lens.id}`.execute(
    node.app.db,
  )
  await sql`delete from gear_shot`.execute(node.app.db)
  const posts = Number((await page()).postCount)
  expect(await prove()).toEqual([
    { kind: 'lens', gear_id: lens.id, figure: 'posts', value: '', kept: posts, counted: posts - 7 },
  ])
  expect(await statRows()).toEqual(before)
  await publish(author(0), [lens.id])
  await move()
  expect((await page()).postCount).toBe(posts - 6)
  expect(await prove()).toEqual([])
})

test('a further photograph that becomes popular is among the best without a full count', async () => {
  const rising = { ...lens, id: 'test-85' }
  await node.app.db
    .insertInto('lens')
    .values({ ...rising, name: 'CL 85mm' })
    .execute()
  const posts = []
  for (let n = 0; n < 25; n++) posts.push(await publish(author(n), [lens.id, rising.id]))
  await move()
  const best = async () => {
    const { rows } = await sql<{ publish_id: string }>`select shot.publish_id from gear_best kept
      join publish_shot shot using (picture_id) where kept.kind = 'lens' and kept.gear_id = ${rising.id}`.execute(
      node.app.db,
    )
    return rows.map((row) => row.publish_id)
  }
  const stored = await best()
  expect(stored).toHaveLength(24)
  const late = posts.find((post) => !stored.includes(post.id)) ?? never()
  const reader = await buildMember(node)
  await callAs(node, reader, UserLike.Like, { targetType: 1, targetId: late.id, on: true })
  await scorePosts(node.app.db, node.app.now(), { all: false })
  await move()
  expect(await best()).toHaveLength(24)
  expect(await best()).toContain(late.id)
  await callAs(node, author(posts.indexOf(late)), NewPublish.DeletePublish, { id: late.id })
  await move()
  expect(await best()).toHaveLength(23)
})
