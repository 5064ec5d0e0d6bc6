import {
  Gear,
  NewPublish,
  Notice,
  Picture,
  Search,
  Tag,
  UserInfo,
  UserLike,
  type Audience,
} from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/posts/exposure'
import { canSeePost } from '@guangquan/rules/posts/post-visibility'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { CallRefused, callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildCircle, buildCircleMember } from '../../testing/circles.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createNotice } from '../notice/index.ts'
import { countGear } from '../gear/index.ts'
import { addPinyinToTags } from '../tag/index.ts'
import { counterProofs } from '../../program.ts'
import { makeEdition } from '../feed/index.ts'
import { exportPosts, announceChanged } from '../../testing/post-insides.ts'

let node: TestApp
let author: Browser
let beacon: string
const viewers = new Map<string, Browser | null>()
const posts: { id: string; status: number; exposeUser: Audience[]; isCircleFrozen?: true }[] = []

const outsider = { isAuthor: false, isFan: false, isFollowed: false, isBlocked: false }
const relations = {
  author: { ...outsider, isAuthor: true },
  visitor: outsider,
  outsider,
  fan: { ...outsider, isFan: true },
  followed: { ...outsider, isFollowed: true },
  mutual: { ...outsider, isFan: true, isFollowed: true },
  blockedByAuthor: { ...outsider, isBlocked: true },
  blockedAuthor: { ...outsider, isBlocked: true },
  fanBlockedByAuthor: { ...outsider, isFan: true, isBlocked: true },
  circleMember: { ...outsider, isCircleMember: true },
  circleMemberBlockedByAuthor: { ...outsider, isCircleMember: true, isBlocked: true },
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
    outsider: await member(),
    fan: await member(),
    followed: await member(),
    mutual: await member(),
    blockedByAuthor: await member(),
    blockedAuthor: await member(),
    fanBlockedByAuthor: await member(),
    circleMember: await member(),
    circleMemberBlockedByAuthor: await member(),
  }
  for (const fan of [people.fan, people.mutual, people.fanBlockedByAuthor])
    await buildFollow(node, fan, author)
  for (const followed of [people.followed, people.mutual]) await buildFollow(node, author, followed)
  for (const blocked of [
    people.blockedByAuthor,
    people.fanBlockedByAuthor,
    people.circleMemberBlockedByAuthor,
  ]) {
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
  const inside = [people.circleMember, people.circleMemberBlockedByAuthor]
  const [open, frozen] = [await buildCircle(node, author), await buildCircle(node, author)]
  for (const who of inside) {
    for (const circleId of [open, frozen]) await buildCircleMember(node, circleId, who)
  }
  const circled: Audience[][] = [[4], [1, 4], [1, 2, 3]]
  for (const exposeUser of circled) {
    for (const status of [2, 3]) {
      const id = await buildPost(node, author, { exposeUser, status, tags: ['灯塔'], circleId: open })
      posts.push({ id, status, exposeUser })
    }
    const id = await buildPost(node, author, { exposeUser, status: 2, tags: ['灯塔'], circleId: frozen })
    posts.push({ id, status: 2, exposeUser, isCircleFrozen: true })
  }
  await node.app.db.updateTable('circle').set({ status: 4 }).where('id', '=', frozen).execute()
  beacon = await buildPost(node, await buildMember(node), {
    tags: ['灯塔'],
    exposeUser: [1, 2, 3],
    status: 2,
  })
  // A wrong number until it is recounted.
  await node.app.db.insertInto('tag').values({ name: '灯塔', use_count: 99 }).execute()
  await putCopies()
})
afterAll(() => node.close())

/** Any bytes for the rows of the files, so that they can be served. */
async function putCopies(): Promise<void> {
  const files = await node.app.db.selectFrom('stored_file').select('public_prefix').execute()
  for (const { public_prefix } of files) {
    await node.app.storage.put(`${public_prefix}/480.webp`, Buffer.from('bytes'), 'image/webp')
  }
}

const names = Object.keys(relations)
const isAuthors = (id: string) => id !== beacon

function expected(name: string, onlyPublished: boolean): string[] {
  const relation = Object.entries(relations).find(([key]) => key === name)?.[1] ?? outsider
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
  // Another author's post with the same tag: its neighbours are the posts visible to this viewer, not those visible to
  // the author.
  const related = await callAs(node, viewer, NewPublish.GetRelated, { id: beacon })
  const found = related.map((tile) => tile.publishId).toSorted()
  const seen = expected(name, true)
  // Six at most, which only the author sees more of.
  if (seen.length > 6) expect([found.length, seen]).toEqual([6, expect.arrayContaining(found)])
  else expect(found).toEqual(seen)
})

test.each(names)('%s is notified of posts exactly as the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  if (viewer === null) return
  const teller = await buildMember(node)
  await node.app.db.transaction().execute(async (tx) => {
    for (const { id } of posts) {
      await createNotice(tx, node.app.now(), {
        memberId: viewer.userId,
        kind: 'mention.inPost',
        fromMemberId: teller.userId,
        target: { kind: 'post', id },
      })
    }
  })
  const notified = await readAll((cursor) =>
    callAs(node, viewer, Notice.GetUserNoticeList, { tab: 2, cursor }),
  )
  expect(notified.flatMap((item) => item.target?.id ?? []).toSorted()).toEqual(expected(name, false))
  const { tabs } = await callAs(node, viewer, Notice.GetUnreadCount, {})
  expect(tabs[2]).toBe(expected(name, false).length)
})

test.each(names)('%s gets picture URLs that open exactly what the rule says', async (name) => {
  const viewer = viewers.get(name) ?? null
  const fetchCopy = async (url: string) => (await node.server.inject({ method: 'GET', url })).statusCode
  for (const { id } of expected(name, false).map((one) => ({ id: one }))) {
    const { pictures, exposeUser } = await callAs(node, viewer, NewPublish.Detail, { id })
    const url = pictures[0]?.url480 ?? ''
    expect(await fetchCopy(url)).toBe(200)
    // Without the signature given to this viewer there is no response: knowing the URL of a hidden photograph is not
    // enough.
    expect(await fetchCopy(url.split('?')[0] ?? '')).toBe(404)
    expect(exposeUser).toEqual(posts.find((post) => post.id === id)?.exposeUser)
  }
})

test.each(names)('the export of %s contains nothing of others', async (name) => {
  const viewer = viewers.get(name) ?? null
  if (viewer === null) return
  const taken = await exportPosts(node.app.db, viewer.userId)
  expect(taken.map((post) => post.id).toSorted()).toEqual(
    name === 'author' ? posts.map((post) => post.id).toSorted() : [],
  )
})

test.each(['fan', 'mutual', 'outsider'])('%s finds in 关注 what they follow and may see', async (name) => {
  const viewer = viewers.get(name) ?? null
  const followed = await readAll((cursor) => callAs(node, viewer, NewPublish.GetFeed, { tab: 2, cursor }))
  expect(followed.map((item) => item.id).toSorted()).toEqual(name === 'outsider' ? [] : expected(name, true))
})

const lensId = 'test-50'
const dayMs = 24 * 3600_000

/** Adds all posts to the data of lists, searches and gear pages, so that only visibility decides. */
async function putEverywhere(): Promise<Browser> {
  const { db } = node.app
  await db
    .insertInto('lens')
    .values({ id: lensId, name: 'CL 50mm f/1.4', brand: '澄光', max_aperture: 1.4 })
    .execute()
  await db
    .updateTable('publish')
    .set({
      cover_lens_id: lensId,
      cover_f_number: 2,
      cover_focal_length: 50,
      body: '雾里的灯塔',
      editor_pick: true,
    })
    // The picture of the day must be older than the day.
    .set({ created_at: new Date(node.app.now().getTime() - 2 * dayMs) })
    .where('author_id', '=', author.userId)
    .execute()
  await db.transaction().execute((tx) =>
    announceChanged(
      tx,
      posts.map((post) => post.id),
    ),
  )
  await makeEdition(db, node.app.now())
  await countGear(db)
  const liker = await buildMember(node)
  const members = [...viewers.values()].filter((viewer) => viewer !== null)
  for (const { id } of posts) {
    await db.insertInto('post_like').values({ publish_id: id, member_id: liker.userId }).execute()
    for (const { userId } of members) {
      await db.insertInto('post_collect').values({ publish_id: id, member_id: userId }).execute()
    }
  }
  return liker
}

interface Place {
  place: string
  /** Where the test expects all listed posts, all that may be opened, or a subset of the listed ones. */
  shows: 'listed' | 'open' | 'atMost'
  forMembers?: true
  read: (viewer: Browser | null, liker: Browser) => Promise<string[]>
}

const idsOf = (items: readonly { id: string }[]) => items.map((item) => item.id)
const tilesOf = (tiles: readonly { publishId: string }[]) => tiles.map((tile) => tile.publishId)
const found = (sort: 'relevance' | 'new' | 'hot') => async (viewer: Browser | null) =>
  idsOf((await callAs(node, viewer, Search.GetList, { keyword: '灯塔', sort })).items)
const tagged = (sort: 'hot' | 'new') => async (viewer: Browser | null) =>
  idsOf((await callAs(node, viewer, Tag.GetPosts, { name: '灯塔', sort, maxResultCount: 50 })).items)
const wall = (filter: object) => async (viewer: Browser | null) =>
  tilesOf((await callAs(node, viewer, Picture.GetList, { sort: 'new', ...filter })).items)

const places: Place[] = [
  { place: 'search by relevance', shows: 'listed', read: found('relevance') },
  { place: 'search by time', shows: 'listed', read: found('new') },
  { place: 'search by heat', shows: 'listed', read: found('hot') },
  { place: 'the photographs of a tag', shows: 'listed', read: wall({ tag: '灯塔' }) },
  { place: 'the page of a tag by heat', shows: 'listed', read: tagged('hot') },
  { place: 'the page of a tag by time', shows: 'listed', read: tagged('new') },
  { place: 'the wall of a lens', shows: 'listed', read: wall({ lensId }) },
  { place: 'the wall of an aperture', shows: 'listed', read: wall({ fMin: 1.8, fMax: 2.2 }) },
  { place: 'the recommended wall', shows: 'atMost', read: wall({ sort: 'recommend' }) },
  {
    place: 'the recommended feed',
    shows: 'atMost',
    read: async (viewer) => idsOf((await callAs(node, viewer, NewPublish.GetFeed, { tab: 1 })).items),
  },
  {
    place: 'the picture of the day',
    shows: 'atMost',
    read: async (viewer) => idsOf(await callAs(node, viewer, NewPublish.GetDailyPicks, {})),
  },
  {
    place: 'the page of a lens',
    shows: 'atMost',
    read: async (viewer) =>
      (await callAs(node, viewer, Gear.GetStops, { kind: 'lens', id: lensId })).flatMap((stop) =>
        tilesOf(stop.items),
      ),
  },
  {
    place: 'more by the same author',
    shows: 'atMost',
    read: async (viewer) => {
      const id = posts.find((post) => post.status === 2 && post.exposeUser.length === 3)?.id ?? ''
      return tilesOf(await callAs(node, viewer, NewPublish.GetSameAuthorPictures, { id }))
    },
  },
  {
    place: 'the likes of somebody else',
    shows: 'open',
    forMembers: true,
    read: async (viewer, { userId }) =>
      idsOf((await callAs(node, viewer, UserLike.GetUserLikeList, { userId, maxResultCount: 50 })).items),
  },
  {
    place: 'one’s own collection',
    shows: 'open',
    forMembers: true,
    read: async (viewer) =>
      idsOf((await callAs(node, viewer, UserLike.GetOwnList, { kind: 'collect', maxResultCount: 50 })).items),
  },
]

describe('everywhere, everybody finds', () => {
  let liker: Browser
  beforeAll(async () => {
    liker = await putEverywhere()
  })

  test.each(places)('exactly what the rule says: $place', async ({ place, shows, forMembers, read }) => {
    let shown = 0
    for (const [name, viewer] of viewers) {
      if (forMembers === true && viewer === null) continue
      const seen = (await read(viewer, liker)).filter(isAuthors).toSorted()
      const allowed = expected(name, shows !== 'open')
      if (shows === 'atMost') expect(allowed, `${place} for ${name}`).toEqual(expect.arrayContaining(seen))
      else expect(seen, `${place} for ${name}`).toEqual(allowed)
      shown += seen.length
    }
    expect(shown, `${place} shows nothing to anybody`).toBeGreaterThan(0)
  })
})

test.each(names)('tags, suggestions, tag page count: %s sees the number of public posts', async (name) => {
  const viewer = viewers.get(name) ?? null
  const signal = new AbortController().signal
  const tags = counterProofs.filter(({ table }) => table === 'tag')
  await proveCounters({ db: node.app.db, log: node.app.log, signal }, tags)
  await addPinyinToTags(node.app.db, ['灯塔'])
  // The public ones, the one whose circle is frozen for a time, and the other author's.
  const count = expected('visitor', true).length + 2
  expect(await callAs(node, viewer, NewPublish.GetTagList, { keyword: '灯塔' })).toEqual([
    { name: '灯塔', count },
  ])
  expect((await callAs(node, viewer, Search.Suggest, { keyword: '灯塔' })).tags).toEqual([
    { name: '灯塔', count },
  ])
  expect((await callAs(node, viewer, Tag.Get, { name: '灯塔' })).count).toBe(count)
})

test('a banned author has no page; their posts stay until somebody decides', async () => {
  const banned = await buildMember(node)
  const id = await buildPost(node, banned)
  const waiting = await buildPost(node, banned, { status: 1 })
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  const { userId } = banned
  for (const viewer of [null, viewers.get('outsider') ?? null]) {
    expect(await refusalOf(callAs(node, viewer, UserInfo.GetUserHome, { userId }))).toBe(3002)
    expect(await refusalOf(callAs(node, viewer, NewPublish.GetUserPosts, { userId }))).toBe(3002)
    expect(await refusalOf(callAs(node, viewer, Picture.GetUserGallery, { userId }))).toBe(3002)
    expect((await callAs(node, viewer, NewPublish.Detail, { id })).id).toBe(id)
    expect(await refusalOf(callAs(node, viewer, NewPublish.Detail, { id: waiting }))).toBe(3002)
  }
})

test('posts a member liked and may no longer see are not in their list', async () => {
  const viewer = viewers.get('outsider') ?? null
  const id = await buildPost(node, author)
  await callAs(node, viewer, UserLike.Like, { targetType: 1, targetId: id, on: true })
  const read = async () =>
    (await callAs(node, viewer, UserLike.GetOwnList, { kind: 'like', maxResultCount: 50 })).items
  expect((await read()).map((post) => post.id)).toContain(id)
  await node.app.db.updateTable('publish').set({ expose_others: false }).where('id', '=', id).execute()
  expect((await read()).map((post) => post.id)).not.toContain(id)
})
