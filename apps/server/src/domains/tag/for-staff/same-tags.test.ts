import { errorCatalogue, NewPublish, Picture, StaffAudit, StaffTag, Tag } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { jobCtxOf } from '../../../testing/job-ctx.ts'
import { performJobs } from '../../../testing/perform-jobs.ts'
import { buildFile } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addPinyin } from '../add-pinyin.ts'
import { mergeSameTags } from './merge-same-tags.ts'
import { rejoinTag } from './rejoin-tag.ts'

let node: TestApp
let staff: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['moderator', 'superAdmin'])
  author = await buildMember(node)
})
afterAll(() => node.close())

async function publish(...tags: string[]): Promise<string> {
  const pictures = [{ fileId: await buildFile(node, author), alt: '' }]
  return (await callAs(node, author, NewPublish.Publish, { publishType: 1, tags, pictures })).id
}
const tagsOf = async (id: string) => (await callAs(node, author, NewPublish.Detail, { id })).tags

test('a topic that differs from another by case, width or script alone is that topic', async () => {
  await publish('Leica', '长曝光')
  await publish('Leica')
  expect(await tagsOf(await publish('leica', 'ＬＥＩＣＡ', '長曝光'))).toEqual(['Leica', '长曝光'])
  expect(await tagsOf(await publish('#Ｆilm#', 'film'))).toEqual(['Ｆilm'])
  expect(await callAs(node, null, Tag.Get, { name: 'LEICA' })).toMatchObject({ name: 'Leica', count: 3 })
  expect((await callAs(node, null, Picture.GetList, { tag: 'leica' })).items).toHaveLength(3)
  expect(await callAs(node, author, Tag.Follow, { name: 'leica', on: true })).toEqual({ isFollowed: true })
  expect(await callAs(node, author, Tag.GetFollowed, {})).toEqual([{ name: 'Leica', count: 3 }])
})

test('a topic that reads as a banned one is banned', async () => {
  await publish('Spam')
  const [tag] = (await callAs(node, staff, StaffTag.GetList, { keyword: 'Spam' })).items
  await callAs(node, staff, StaffTag.Ban, {
    name: 'Spam',
    version: tag?.version ?? 0,
    reason: '广告',
  })
  const { code } = errorCatalogue.BadInput
  await expect(publish('spam')).rejects.toMatchObject({ code })
})

test('those of earlier posts are merged into the one with most posts, and staff see it', async () => {
  const ids = [await publish('胶片'), await publish('胶片'), await publish('黄昏')]
  // As they were stored before they were one topic.
  const { db } = node.app
  const older = await publish('临时')
  await db
    .updateTable('publish')
    .set({ tags: ['膠片'] })
    .where('id', '=', older)
    .execute()
  await db.updateTable('tag').set({ use_count: 0 }).where('name', '=', '临时').execute()
  await db.insertInto('tag').values({ name: '膠片', use_count: 1, last_used_at: node.app.now() }).execute()
  await addPinyin(db, '膠片')
  await mergeSameTags.perform(jobCtxOf(node.app), {})
  await performJobs(node, rejoinTag)
  expect(await tagsOf(older)).toEqual(['胶片'])
  expect(await Promise.all(ids.map(tagsOf))).toEqual([['胶片'], ['胶片'], ['黄昏']])
  const { items } = await callAs(node, staff, StaffTag.GetList, { keyword: '胶片' })
  expect(items.find(({ name }) => name === '胶片')).toMatchObject({ count: 3, state: 'open' })
  const merged = (await callAs(node, staff, StaffTag.GetList, { state: 'merged' })).items
  expect(merged).toContainEqual(expect.objectContaining({ name: '膠片', mergedInto: '胶片' }))
  const acts = await callAs(node, staff, StaffAudit.GetList, {})
  expect(acts.items).toContainEqual(expect.objectContaining({ act: 'tag.merged', actor: 'system' }))
})
