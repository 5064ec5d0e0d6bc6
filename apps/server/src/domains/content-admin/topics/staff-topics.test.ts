import { errorCatalogue, NewPublish, StaffTopic, SysBaseInfo, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildPicture } from '../../../testing/uploads.ts'
import { seedSite } from '../../site/index.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  editor = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const offered = async () => (await callAs(node, null, SysBaseInfo.GetTopicList, {})).map(({ name }) => name)

test('a renamed topic that moves to the end is there at once', async () => {
  const { items, totalCount } = await callAs(node, editor, StaffTopic.GetList, { maxResultCount: 50 })
  expect([items.length, totalCount, items[0]?.id]).toEqual([22, 22, 'landscape'])
  const change = { id: 'landscape', name: '风景', sort: 100, isOpen: true, version: 1 }
  expect(await callAs(node, editor, StaffTopic.Save, change)).toMatchObject({ name: '风景', version: 2 })
  expect((await offered()).at(-1)).toBe('风景')
  const late = await callRaw(node, editor, StaffTopic.Save, { ...change, name: '风光' })
  expect(late.body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  expect(late.body.error?.message).toContain(editor.name)
})

test('a closed topic is not offered or accepted; posts and members that have it keep it', async () => {
  const author = await buildMember(node)
  const photo = async (topicIds: string[]) => ({
    publishType: 1 as const,
    topicIds,
    pictures: [{ fileId: await buildFile(node, author), alt: '' }],
  })
  const post = await photo(['pets'])
  const { id } = await callAs(node, author, NewPublish.Publish, post)
  const change = { id: 'pets', name: '宠物', sort: 18, isOpen: false, version: 1 }
  await callAs(node, editor, StaffTopic.Save, change)
  expect(await offered()).not.toContain('宠物')
  const again = await callRaw(node, author, NewPublish.Publish, await photo(['pets']))
  expect(again.body.error?.code).toBe(errorCatalogue.BadInput.code)
  const edited = await callRaw(node, author, NewPublish.EditPublish, {
    ...post,
    id,
    topicIds: ['pets', 'birds'],
  })
  expect(edited.body.error).toBeNull()
  const chosen = await callAs(node, author, UserInfo.ModifyUserTopic, { topicIds: ['pets'] })
  expect(chosen.map(({ id: one }) => one)).toEqual(['pets'])
})

test('a new topic is offered with its picture, which a later one replaces', async () => {
  const upload = async (width: number) => {
    const content = (await buildPicture({ width, height: 600 })).toString('base64')
    return callAs(node, editor, StaffTopic.Upload, { fileName: '夜樱.jpg', content })
  }
  const [first, second] = [await upload(800), await upload(700)]
  const fields = { name: '夜樱', sort: 3, isOpen: true }
  const topic = await callAs(node, editor, StaffTopic.Create, { ...fields, coverFileId: first.fileId })
  expect(topic).toMatchObject({ ...fields, cover: first.url, count: 0, version: 1 })
  const listed = async () =>
    (await callAs(node, null, SysBaseInfo.GetTopicList, {})).find(({ id }) => id === topic.id)
  expect(await listed()).toMatchObject({ name: '夜樱', cover: first.url })
  expect((await node.server.inject({ url: first.url })).headers['content-type']).toBe('image/webp')
  const author = await buildMember(node)
  const post = { publishType: 1 as const, pictures: [{ fileId: await buildFile(node, author), alt: '' }] }
  await callAs(node, author, NewPublish.Publish, { ...post, topicIds: [topic.id] })
  expect(await listed()).toMatchObject({ count: 1 })
  const again = await callRaw(node, editor, StaffTopic.Create, { ...fields, coverFileId: second.fileId })
  expect(again.body.error?.code).toBe(errorCatalogue.AlreadyThere.code)
  const change = { id: topic.id, ...fields, version: 1, coverFileId: second.fileId }
  expect(await callAs(node, editor, StaffTopic.Save, change)).toMatchObject({ cover: second.url, version: 2 })
  const files = await node.app.db.selectFrom('stored_file').select(['id', 'used_at']).execute()
  expect(files.find(({ id }) => id === first.fileId)?.used_at).toBeNull()
  expect(files.find(({ id }) => id === second.fileId)?.used_at).not.toBeNull()
  const others = await callRaw(node, editor, StaffTopic.Save, {
    ...change,
    version: 2,
    coverFileId: post.pictures[0]?.fileId,
  })
  expect(others.body.error?.code).toBe(errorCatalogue.UploadNotFound.code)
})
