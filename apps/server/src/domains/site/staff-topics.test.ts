import { errorCatalogue, NewPublish, StaffTopic, SysBaseInfo, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from './seed-site.ts'

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
