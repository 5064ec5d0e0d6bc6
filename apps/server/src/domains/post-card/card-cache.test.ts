import { NewPublish, Picture, UserFollow, UserInfo, UserLike } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { scorePosts } from '../feed/index.ts'
import { counterProofs } from '../../program.ts'
import { versionRows } from './post-rows.ts'

// Caching of posts on a node must be invisible: each change shows in the next response, from whichever node.

let node: TestApp
let other: TestNode
let author: Browser
let reader: Browser
let id: string
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  author = await buildMember(node, { nickName: '晨光里的人' })
  reader = await buildMember(node)
  id = await buildPost(node, author)
  await node.app.db
    .updateTable('stored_file')
    .set({ large_open: true, webp_sizes: [480, 1080, 2160, 3840] })
    .where('owner_id', '=', author.userId)
    .execute()
})
afterAll(() => node.close())

async function seenBy(viewer: Browser | null) {
  const both = []
  for (const each of [node, other]) {
    const card = await callAs(each, viewer, NewPublish.Detail, { id })
    const { items } = await callAs(each, viewer, Picture.GetList, { sort: 'new' })
    both.push({ card, tile: items.find((item) => item.publishId === id) })
  }
  return both
}

test('a changed post shows at once on every node', async () => {
  for (const { card } of await seenBy(reader)) expect(card).toMatchObject({ likeCount: 0, isLike: false })
  await callAs(node, reader, UserLike.Like, { targetType: 1, targetId: id, on: true })
  for (const { card, tile } of await seenBy(reader)) {
    expect(card).toMatchObject({ likeCount: 1, isLike: true })
    expect(tile).toMatchObject({ likeCount: 1 })
  }
  for (const { card } of await seenBy(author)) expect(card).toMatchObject({ likeCount: 1, isLike: false })
  await node.app.db.updateTable('publish').set({ title: '改过的标题' }).where('id', '=', id).execute()
  for (const { card } of await seenBy(reader)) expect(card.title).toBe('改过的标题')
})

test('card and tile say who has collected the post', async () => {
  await callAs(node, reader, UserLike.Collect, { targetType: 1, targetId: id, on: true })
  for (const { card, tile } of await seenBy(reader))
    expect([card.isCollect, tile?.isCollect]).toEqual([true, true])
  for (const viewer of [author, null])
    for (const { card, tile } of await seenBy(viewer))
      expect([card.isCollect, tile?.isCollect]).toEqual([false, false])
  await callAs(node, reader, UserLike.Collect, { targetType: 1, targetId: id, on: false })
})

test('changes of counters or scores do not invalidate cached posts', async () => {
  const second = await buildPost(node, author)
  const ids = [id, second]
  const versions = async () =>
    new Map(
      (await versionRows(node.app.db, { member: false }, { ids, viewerId: null })).map((row) => [
        row.id,
        row.version,
      ]),
    )
  const before = await versions()
  const liker = await buildMember(node)
  await callAs(node, liker, UserLike.Like, { targetType: 1, targetId: id, on: true })
  await callAs(node, liker, UserLike.Collect, { targetType: 1, targetId: id, on: true })
  await callAs(node, liker, UserLike.Share, { targetType: 1, targetId: id, channel: 'link' })
  await callAs(node, liker, NewPublish.Reply, { publishId: id, text: '看了很久。' })
  await callAs(node, liker, UserFollow.Follow, { userId: author.userId, on: true })
  expect(await scorePosts(node.app.db, node.app.now(), { all: true })).toBe(1)
  expect(await versions()).toEqual(before)
  for (const { card } of await seenBy(reader)) {
    expect(card).toMatchObject({ likeCount: 2, collectCount: 1, replyCount: 1, shareCount: 1 })
  }
  await callAs(node, author, NewPublish.DeletePublish, { id: second })
  const after = await versions()
  expect([after.get(id) === before.get(id), after.get(second) === before.get(second)]).toEqual([true, false])
})

test('every column of a post that is neither a counter nor a score raises its revision', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'publish' and column_name not in (
      select event_object_column from information_schema.triggered_update_columns
      where trigger_name = 'raise_post_revision')
    order by 1`.execute(node.app.db)
  const counters = counterProofs
    .filter(({ table }) => table === 'publish')
    .flatMap(({ counters }) => Object.keys(counters))
    .filter((name) => name !== 'picture_count')
  // `compose_id` never changes, and only the queue of the moderators shows `review_cause`.
  const expected = [...counters, 'points', 'points_basis', 'hot', 'revision', 'compose_id', 'review_cause']
  expect(rows.map((row) => row.name)).toEqual(expected.toSorted())
})

test("so does a change of its author's name, and of how the reader stands to them", async () => {
  await seenBy(reader)
  await callAs(other, author, UserInfo.Update, { nickName: '改名的人' })
  await callAs(node, reader, UserFollow.Follow, { userId: author.userId, on: true })
  for (const { card, tile } of await seenBy(reader)) {
    expect(card).toMatchObject({ authorNickName: '改名的人', authorFollowState: 1 })
    expect(tile).toMatchObject({ authorNickName: '改名的人' })
  }
})

test('cards cached for one kind of viewer never reach another', async () => {
  for (const { card } of await seenBy(author)) expect(card.isAuthor).toBe(true)
  for (const { card } of await seenBy(reader)) {
    expect(card.isAuthor).toBe(false)
    expect(card.pictures[0]?.urlFull).toContain('?e=')
  }
  for (const { card, tile } of await seenBy(null)) {
    expect(card).toMatchObject({ isAuthor: false, isLike: false, addComment: false, authorFollowState: 0 })
    expect([card.pictures[0]?.urlFull, tile?.picture.urlFull]).toEqual([null, undefined])
  }
})

test('a blocked member no longer sees it, however recently it was shown', async () => {
  const outsider = await buildMember(node)
  await seenBy(outsider)
  await buildBlock(node, author, outsider)
  for (const each of [node, other]) {
    await expect(callAs(each, outsider, NewPublish.Detail, { id })).rejects.toThrow()
    const { items } = await callAs(each, outsider, Picture.GetList, { sort: 'new' })
    expect(items.find((item) => item.publishId === id)).toBeUndefined()
  }
})
