import { NewPublish, Picture } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let author: Browser
let reader: Browser
beforeAll(async () => {
  node = await openTestApp()
  // Posts without a date of their own are of this year.
  node.setNow(new Date('2026-11-23T04:00:00Z'))
  author = await buildMember(node)
  reader = await buildMember(node)
  for (const id of ['c1', 'c5']) {
    await node.app.db.insertInto('camera').values({ id, brand: 'Demo', name: id }).execute()
  }
})
afterAll(() => node.close())

const gallery = (who: Browser | null, filter: object = {}) =>
  readAll((cursor) =>
    callAs(node, who, Picture.GetUserGallery, {
      userId: author.userId,
      maxResultCount: 4,
      cursor,
      ...filter,
    }),
  )

/** Adds a photograph to a post, after those it has. */
async function addPicture(publishId: string, position: number, cameraId: string, hidden: string[] = []) {
  const id = uuid()
  const file_id = await buildFile(node, author, { cameraId })
  await node.app.db
    .insertInto('publish_picture')
    .values({ id, publish_id: publishId, position, file_id, exif_hidden: hidden })
    .execute()
  return id
}

test('the posts with photographs are listed by year and by album', async () => {
  const owner = await buildMember(node)
  const createdAt = new Date('2025-12-31T16:30:00Z')
  const older = await buildPost(node, owner, { createdAt: new Date('2025-12-31T15:30:00Z') })
  const newYear = await buildPost(node, owner, { createdAt })
  const newest = await buildPost(node, owner)
  const list = (filter: object) =>
    readAll((cursor) =>
      callAs(node, reader, Picture.GetUserPublishList, {
        userId: owner.userId,
        maxResultCount: 1,
        cursor,
        ...filter,
      }),
    )
  const idsOf = (tiles: readonly { publishId: string }[]) => tiles.map((tile) => tile.publishId)
  // The year is that of Shanghai.
  expect(idsOf(await list({ year: 2025 }))).toEqual([older])
  expect(idsOf(await list({ year: 2026 }))).toEqual([newest, newYear])
  const album = await callAs(node, owner, Picture.SaveAlbum, { name: '跨年' })
  const pictureIds = (await list({})).flatMap((tile) => (tile.publishId === newest ? [] : [tile.id]))
  await callAs(node, owner, Picture.PutInAlbum, { id: album.id, pictureIds, on: true })
  expect(idsOf(await list({ albumId: album.id }))).toEqual([newYear, older])
  expect(idsOf(await list({ albumId: album.id, year: 2025 }))).toEqual([older])
  const { totalCount } = await callAs(node, reader, Picture.GetUserPublishList, {
    userId: owner.userId,
    albumId: album.id,
    maxResultCount: 1,
  })
  expect(totalCount).toBe(2)
  expect(await list({ albumId: uuid() })).toEqual([])
})

test('every photograph is listed individually, newest post first and in the post’s order', async () => {
  const older = await buildPost(node, author, { cameraId: 'c1', createdAt: new Date('2025-06-01T00:00:00Z') })
  const newer = await buildPost(node, author, { cameraId: 'c5' })
  const added: string[] = []
  for (let place = 1; place < 7; place++) added.push(await addPicture(newer, place, 'c5'))
  const tiles = await gallery(null)
  expect(tiles.map((tile) => tile.publishId)).toEqual([...Array.from({ length: 7 }, () => newer), older])
  expect(tiles.slice(1, 7).map((tile) => tile.id)).toEqual(added)

  expect((await gallery(null, { year: 2025 })).map((tile) => tile.publishId)).toEqual([older])
  expect((await gallery(null, { cameraId: 'c1' })).map((tile) => tile.publishId)).toEqual([older])
  expect(await gallery(null, { cameraId: 'c1', year: 2026 })).toEqual([])
  const options = await callAs(node, null, Picture.GetUserGalleryOptions, { userId: author.userId })
  expect(options.years).toEqual([
    { year: 2026, count: 7 },
    { year: 2025, count: 1 },
  ])
  expect(options.cameras).toEqual([
    { id: 'c5', name: 'c5', count: 7 },
    { id: 'c1', name: 'c1', count: 1 },
  ])
})

test('a camera that its author hides is found by nobody else', async () => {
  const id = await buildPost(node, author, { cameraId: 'c1', createdAt: new Date('2024-01-10T00:00:00Z') })
  const hidden = await addPicture(id, 1, 'c1', ['camera'])
  const found = async (who: Browser | null) =>
    (await gallery(who, { cameraId: 'c1', year: 2024 })).map((tile) => tile.id).includes(hidden)
  expect(await found(author)).toBe(true)
  expect(await found(reader)).toBe(false)
  expect((await gallery(reader, { year: 2024 })).map((tile) => tile.id)).toContain(hidden)
})

test('without an id it is the caller’s own; a visitor has none', async () => {
  const own = await callAs(node, author, Picture.GetUserGallery, {})
  expect(own.items.length).toBeGreaterThan(0)
  await expect(callAs(node, null, Picture.GetUserGallery, {})).rejects.toMatchObject({ code: 100 })
  await expect(callAs(node, reader, Picture.GetUserGallery, { userId: uuid() })).rejects.toMatchObject({
    code: 3002,
  })
})

test('a member’s posts are listed by kind', async () => {
  const other = await buildMember(node)
  const photo = await buildPost(node, other)
  const vote = await buildPost(node, other)
  await node.app.db.updateTable('publish').set({ publish_type: 4 }).where('id', '=', vote).execute()
  const list = async (publishType?: number) => {
    const kind = publishType === undefined ? {} : { publishType }
    const { items } = await callAs(node, reader, NewPublish.GetUserPosts, { userId: other.userId, ...kind })
    return items.map((item) => item.id)
  }
  expect(await list()).toEqual([vote, photo])
  expect(await list(1)).toEqual([photo])
  expect(await list(4)).toEqual([vote])
})

test('related posts share tags before topics before gear, with one of each member first; the author’s own are not among them', async () => {
  const [one, two, three] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, one, { tags: ['雾凇', '江边'], topicIds: ['snow'], cameraId: 'c5' })
  await buildPost(node, one, { tags: ['雾凇'] })
  const both = await buildPost(node, two, { tags: ['江边', '雾凇'] })
  const topic = await buildPost(node, two, { topicIds: ['snow'] })
  const tag = await buildPost(node, two, { tags: ['雾凇'] })
  const other = await buildPost(node, three, { topicIds: ['snow'] })
  const related = await callAs(node, reader, NewPublish.GetRelated, { id: post })
  const ids = related.map((tile) => tile.publishId)
  expect(ids.slice(0, 2)).toEqual([both, other])
  expect(ids.filter((one) => one === tag || one === topic)).toEqual([tag, topic])
  expect(related.every((tile) => tile.authorId !== one.userId)).toBe(true)
})
