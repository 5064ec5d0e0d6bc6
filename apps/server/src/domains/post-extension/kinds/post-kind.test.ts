import { NewPublish, useTypes } from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile } from '../../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { postKinds } from './kinds.ts'
import { photoKind } from '../../photo/index.ts'
import { noCoverExif } from '../picture-columns.ts'
import { purgePost } from '../../../testing/post-insides.ts'

let node: TestApp
let alice: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
const kinds = postKinds.get()
afterEach(() => postKinds.provide(kinds))
afterAll(() => node.close())

// A kind that stores its files separately from the post's photographs, used in place of the photo kind.
const quiet: typeof photoKind = {
  ...photoKind,
  prepare: async () => ({
    title: '无图',
    body: '只有文字',
    publishSubType: 1,
    pictures: [],
    cover: noCoverExif,
  }),
  filesOf: (input) =>
    photoKind.filesOf(input).map((use, place) => ({ ...use, useType: useTypes.photo, shown: place === 0 })),
}

const isPublic = (id: string) =>
  node.app.db
    .selectFrom('stored_file')
    .select(['is_public', 'used_at'])
    .where('id', '=', id)
    .executeTakeFirst()

test('files of a kind are claimed, published with the post as the kind says, closed and released', async () => {
  postKinds.provide([quiet])
  const [shown, stored] = [await buildFile(node, alice), await buildFile(node, alice)]
  const pictures = [{ fileId: shown }, { fileId: stored }]
  const { id } = await callAs(node, alice, NewPublish.Publish, { publishType: 1, pictures })
  expect(await callAs(node, null, NewPublish.Detail, { id })).toMatchObject({ title: '无图', pictures: [] })
  expect(await isPublic(shown)).toMatchObject({ is_public: true, used_at: expect.any(Date) })
  expect(await isPublic(stored)).toMatchObject({ is_public: false, used_at: expect.any(Date) })
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect(await isPublic(shown)).toMatchObject({ is_public: false })
  expect(await purgePost(node.app, { id, authorId: alice.userId })).toBe(true)
  expect(await isPublic(shown)).toMatchObject({ used_at: null })
  expect(await isPublic(stored)).toMatchObject({ used_at: null })
})

test('a missing level is named, and nothing is stored', async () => {
  postKinds.provide([{ ...quiet, minLevel: 4 }])
  const body = { publishType: 1, pictures: [{ fileId: await buildFile(node, alice) }] } as const
  await expect(
    callAs(node, alice, NewPublish.Publish, { ...body, pictures: [...body.pictures] }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('3005 等级不足，升到 Lv.4 后可以发布'),
  })
})
