import { NewPublish, Notice, Picture, UserLike, type Audience } from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/exposure'
import { canSeePost } from '@guangquan/rules/post-visibility'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallRefused, callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createNotice } from '../notice/index.ts'
import { collectPosts } from './collect-author.ts'

let node: TestApp
let author: Browser
let beacon: string
const viewers = new Map<string, Browser | null>()
const posts: { id: string; status: number; exposeUser: Audience[] }[] = []

const stranger = { isAuthor: false, isFan: false, isFollowed: false, isBlocked: false }
const relations = {
  author: { ...stranger, isAuthor: true },
  visitor: stranger,
  stranger,
  fan: { ...stranger, isFan: true },
  followed: { ...stranger, isFollowed: true },
  mutual: { ...stranger, isFan: true, isFollowed: true },
  blockedByAuthor: { ...stranger, isBlocked: true },
  blockedAuthor: { ...stranger, isBlocked: true },
  fanBlockedByAuthor: { ...stranger, isFan: true, isBlocked: true },
}
const exposures: Audience[][] = [[], [1], [2], [1, 2], [1, 2, 3]]
const statuses = [1, 2, 3, 4, 5]

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  const member = () => buildMember(node)
  const people = {
    author,
    visitor: null,
    stranger: await member(),
    fan: await member(),
    followed: await member(),
    mutual: await member(),
    blockedByAuthor: await member(),
    blockedAuthor: await member(),
    fanBlockedByAuthor: await member(),
  }
  for (const fan of [people.fan, people.mutual, people.fanBlockedByAuthor])
    await buildFollow(node, fan, author)
  for (const followed of [people.followed, people.mutual]) await buildFollow(node, author, followed)
  for (const blocked of [people.blockedByAuthor, people.fanBlockedByAuthor]) {
    await buildBlock(node, author, blocked)
  }
  await buildBlock(node, people.blockedAuthor, author)
  for (const [name, browser] of Object.entries(people)) viewers.set(name, browser)
  for (const exposeUser of exposures) {
    for (const status of statuses) {
      const id = await buildPost(node, author, { exposeUser, status, tags: ['灯塔'] })
      posts.push({ id, status, exposeUser })
    }
  }
  beacon = await buildPost(node, await buildMember(node), {
    tags: ['灯塔'],
    exposeUser: [1, 2, 3],
    status: 2,
  })
  await putCopies()
})
afterAll(() => node.close())

/** Bytes for the rows of the files: any, for whoever is let through. */
async function putCopies(): Promise<void> {
  const files = await node.app.db.selectFrom('stored_file').select('public_prefix').execute()
  for (const { public_prefix } of files) {
    await node.app.storage.put(`${public_prefix}/480.webp`, Buffer.from('bytes'), 'image/webp')
  }
}

const names = Object.keys(relations)
const isAuthors = (id: string) => id !== beacon

function expected(name: string, onlyPublished: boolean): string[] {
  const relation = Object.entries(relations).find(([key]) => key === name)?.[1] ?? stranger
  return posts
    .filter((post) => !onlyPublished || post.status === 2)
    .filter((post) => canSeePost({ ...post, exposure: exposureOf(post.exposeUser) }, relation))
    .map((post) => post.id)
    .toSorted()
}

async function refusalOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 0
  } catch (error) {
    if (error instanceof CallRefused) return error.code
    throw error
  }
}

test.each(names)('%s opens, comments and likes exactly what the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  const open = new Set(expected(name, false))
  for (const { id } of posts) {
    const refusal = open.has(id) ? 0 : 3002
    expect(await refusalOf(callAs(node, viewer, NewPublish.Detail, { id }))).toBe(refusal)
    expect(await refusalOf(callAs(node, viewer, NewPublish.GetPublishReplyList, { publishId: id }))).toBe(
      refusal,
    )
    if (viewer === null) continue
    const like = { targetType: 1, targetId: id, on: true }
    expect(await refusalOf(callAs(node, viewer, UserLike.Like, like))).toBe(refusal)
  }
})

test.each(names)('%s finds in lists exactly what the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  const listed = expected(name, true)
  const newest = await readAll((cursor) => callAs(node, viewer, NewPublish.GetFeed, { tab: 3, cursor }))
  expect(
    newest
      .map((item) => item.id)
      .filter(isAuthors)
      .toSorted(),
  ).toEqual(listed)
  for (const sort of ['new', 'hot'] as const) {
    const wall = await readAll((cursor) => callAs(node, viewer, Picture.GetList, { sort, cursor }))
    expect(
      wall
        .map((tile) => tile.publishId)
        .filter(isAuthors)
        .toSorted(),
    ).toEqual(listed)
  }
  const own = await readAll((cursor) =>
    callAs(node, viewer, Picture.GetUserPublishList, { userId: author.userId, cursor }),
  )
  expect(own.map((tile) => tile.publishId).toSorted()).toEqual(expected(name, false))
})

test.each(names)('%s finds in galleries and among related posts exactly what the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  const { userId } = author
  const posted = await readAll((cursor) => callAs(node, viewer, NewPublish.GetUserPosts, { userId, cursor }))
  expect(posted.map((item) => item.id).toSorted()).toEqual(expected(name, true))
  const gallery = await readAll((cursor) =>
    callAs(node, viewer, Picture.GetUserGallery, { userId, cursor, maxResultCount: 7 }),
  )
  expect(gallery.map((tile) => tile.publishId).toSorted()).toEqual(expected(name, false))
  const { years } = await callAs(node, viewer, Picture.GetUserGalleryOptions, { userId })
  expect(years.reduce((sum, year) => sum + year.count, 0)).toBe(expected(name, false).length)
  // Another's post with the same tag: its neighbours are the author's visible ones, not the author's own view.
  const related = await callAs(node, viewer, NewPublish.GetRelated, { id: beacon })
  expect(related.map((tile) => tile.publishId).toSorted()).toEqual(expected(name, true))
})

test.each(names)('%s is told of posts exactly as the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  if (viewer === null) return
  const teller = await buildMember(node)
  await node.app.db.transaction().execute(async (tx) => {
    for (const { id } of posts) {
      await createNotice(tx, node.app.now(), {
        memberId: viewer.userId,
        tab: 2,
        kind: 'mention.inPost',
        fromMemberId: teller.userId,
        publishId: id,
      })
    }
  })
  const told = await readAll((cursor) => callAs(node, viewer, Notice.GetUserNoticeList, { tab: 2, cursor }))
  expect(told.flatMap((item) => item.target?.id ?? []).toSorted()).toEqual(expected(name, false))
  const { tabs } = await callAs(node, viewer, Notice.GetUnreadCount, {})
  expect(tabs[2]).toBe(expected(name, false).length)
})

test.each(names)('%s gets pictures by addresses that open exactly what the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  const fetchCopy = async (url: string) => (await node.server.inject({ method: 'GET', url })).statusCode
  for (const { id } of expected(name, false).map((one) => ({ id: one }))) {
    const { pictures, exposeUser } = await callAs(node, viewer, NewPublish.Detail, { id })
    const url = pictures[0]?.url480 ?? ''
    expect(await fetchCopy(url)).toBe(200)
    // Without what was given to this viewer there is nothing: the address of a hidden photograph is no secret.
    expect(await fetchCopy(url.split('?')[0] ?? '')).toBe(404)
    expect(exposeUser === null).toBe(name !== 'author')
  }
})

test.each(names)('%s takes along nothing of another’s', async (name) => {
  const viewer = viewers.get(name) ?? null
  if (viewer === null) return
  const taken = await collectPosts(node.app.db, viewer.userId)
  expect(taken.map((post) => post.id).toSorted()).toEqual(
    name === 'author' ? posts.map((post) => post.id).toSorted() : [],
  )
})

test.each(['fan', 'mutual', 'stranger'])('%s finds in 关注 what they follow and may see', async (name) => {
  const viewer = viewers.get(name) ?? null
  const followed = await readAll((cursor) => callAs(node, viewer, NewPublish.GetFeed, { tab: 2, cursor }))
  expect(followed.map((item) => item.id).toSorted()).toEqual(name === 'stranger' ? [] : expected(name, true))
})

test('what somebody liked and may no longer see is not in their list', async () => {
  const viewer = viewers.get('stranger') ?? null
  const id = await buildPost(node, author)
  await callAs(node, viewer, UserLike.Like, { targetType: 1, targetId: id, on: true })
  const read = async () =>
    (await callAs(node, viewer, UserLike.GetOwnList, { kind: 'like', maxResultCount: 50 })).items
  expect((await read()).map((tile) => tile.publishId)).toContain(id)
  await node.app.db.updateTable('publish').set({ expose_others: false }).where('id', '=', id).execute()
  expect((await read()).map((tile) => tile.publishId)).not.toContain(id)
})
