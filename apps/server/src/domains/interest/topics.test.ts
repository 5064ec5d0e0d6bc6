import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const choose = (who: Browser, topicIds: string[]) => callAs(node, who, UserInfo.ModifyUserTopic, { topicIds })
const read = (who: Browser) => callAs(node, who, UserInfo.GetUserTopicList, {})

test('chosen topics are returned in the order of the list, and a new choice replaces them', async () => {
  const member = await buildMember(node)
  expect(await read(member)).toEqual([])
  const chosen = await choose(member, ['night', 'landscape', 'night'])
  expect(chosen).toEqual([
    { id: 'landscape', name: '风光', count: 0 },
    { id: 'night', name: '星空夜景', count: 0 },
  ])
  expect(await read(member)).toEqual(chosen)
  await choose(member, ['film'])
  expect((await read(member)).map((topic) => topic.id)).toEqual(['film'])
})

test('at least one topic, at most twenty, and only existing ones', async () => {
  const member = await buildMember(node)
  await choose(member, ['film'])
  const { body: none } = await callRaw(node, member, UserInfo.ModifyUserTopic, { topicIds: [] })
  expect(none.error?.details).toEqual({ fields: { topicIds: '请至少选择一个分类' } })
  const many = Array.from({ length: 21 }, (_, at) => `t${at}`)
  expect((await callRaw(node, member, UserInfo.ModifyUserTopic, { topicIds: many })).body.code).toBe(400)
  await expect(choose(member, ['landscape', 'nothing'])).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  expect((await read(member)).map((topic) => topic.id)).toEqual(['film'])
})

test('two concurrent choices are not merged', async () => {
  const member = await buildMember(node)
  const sets = [['landscape', 'portrait', 'street'], ['film', 'aerial', 'pets'], ['macro']]
  await Promise.all([...sets, ...sets, ...sets].map((ids) => choose(member, ids)))
  const left = (await read(member)).map((topic) => topic.id)
  expect(sets.map((ids) => ids.toSorted())).toContainEqual(left.toSorted())
})
