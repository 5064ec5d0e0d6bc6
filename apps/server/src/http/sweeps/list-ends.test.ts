import { NewPublish, Picture, Tag } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll, readAsCounted } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let author: Browser
let follower: Browser

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  follower = await buildMember(node)
  await buildFollow(node, follower, author)
})
afterAll(() => node.close())

test("a follower's wall ends after what only followers see, though visitors' posts are counted", async () => {
  for (let index = 0; index < 60; index++) {
    const createdAt = new Date(node.app.now().getTime() - index * 1000)
    await buildPost(node, author, { createdAt, ...(index < 24 ? {} : { exposeUser: [1] }) })
  }
  const wall = (viewer: Browser | null) => (page: { skipCount?: number; cursor?: string }) =>
    callAs(node, viewer, Picture.GetList, { sort: 'new', ...page })
  expect((await wall(null)({})).totalCount).toBe(24)
  expect((await wall(follower)({})).totalCount).toBe(24)

  const byCursor = await readAll((cursor) => wall(follower)(cursor === undefined ? {} : { cursor }))
  const byCount = await readAsCounted((skipCount) => wall(follower)({ skipCount }), 12)
  expect(byCursor).toHaveLength(60)
  expect(byCount).toEqual(byCursor)
})

test('3,000 comments are read to the end, though only 1,000 are counted', async () => {
  const publishId = await buildPost(node, author)
  await sql`
    insert into reply (id, publish_id, author_id, body, created_at)
    select gen_random_uuid(), ${publishId}::uuid, ${author.userId}::uuid, 'text ' || number,
      ${node.app.now()}::timestamptz - number * interval '1 second'
    from generate_series(1, 3000) as number`.execute(node.app.db)
  const comments = (page: { skipCount?: number; cursor?: string }) =>
    callAs(node, follower, NewPublish.GetPublishReplyList, {
      publishId,
      sort: 'new',
      maxResultCount: 50,
      ...page,
    })
  expect((await comments({})).totalCount).toBe(1000)

  const byCursor = await readAll((cursor) => comments(cursor === undefined ? {} : { cursor }))
  const byCount = await readAsCounted((skipCount) => comments({ skipCount }), 50)
  expect(new Set(byCursor.map(({ id }) => id)).size).toBe(3000)
  expect(byCount.map(({ id }) => id)).toEqual(byCursor.map(({ id }) => id))
})

test('1,100 posts with a tag are read to the end in both orders, though 1,000 are counted for everybody', async () => {
  const id = await buildPost(node, author)
  await sql`update publish set tags = array['雾'] where id = ${id}::uuid`.execute(node.app.db)
  await sql`
    insert into publish select (jsonb_populate_record(post, jsonb_build_object(
      'id', gen_random_uuid(), 'hot', number, 'created_at', created_at - number * interval '1 second'))).*
    from publish post, generate_series(1, 1099) as number where id = ${id}::uuid`.execute(node.app.db)
  for (const sort of ['hot', 'new'] as const) {
    const tagged = (viewer: Browser | null) => (page: { cursor?: string }) =>
      callAs(node, viewer, Tag.GetPosts, { name: '雾', sort, maxResultCount: 50, ...page })
    expect((await tagged(null)({})).totalCount).toBe(1000)
    expect((await tagged(follower)({})).totalCount).toBe(1000)
    const all = await readAll((cursor) => tagged(follower)(cursor === undefined ? {} : { cursor }))
    expect(new Set(all.map((post) => post.id)).size).toBe(1100)
  }
})
