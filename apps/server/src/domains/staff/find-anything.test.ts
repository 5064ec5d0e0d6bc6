import { StaffGear, StaffSearch, StaffWord } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildCircle } from '../../testing/circles.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

async function find(staff: StaffBrowser, text: string): Promise<string[]> {
  const { items } = await callAs(node, staff, StaffSearch.Find, { text })
  return items.map(({ kind, title }) => `${kind} ${title}`)
}

test('rows of every kind are found from anywhere, few of each, and only those whose lists the roles open', async () => {
  const moderator = await buildStaff(node, ['moderator'])
  const author = await buildMember(node)
  await node.app.db
    .updateTable('member')
    .set({ nick_name: '星空旅人', nick_name_folded: '星空旅人' })
    .where('id', '=', author.userId)
    .execute()
  // One that was never seen is not in the index of search.
  const id = await buildPost(node, author, { text: '沙漠里的星空', status: 1 })
  await callAs(node, moderator, StaffGear.Create, {
    kind: 'lens',
    name: '星空 14mm',
    brand: '澄光',
    maxAperture: 1.8,
  })
  await buildCircle(node, author, { title: '星空圈' })
  for (let number = 1; number <= 7; number += 1)
    await callAs(node, moderator, StaffWord.Create, { word: `星空贷${number}`, action: 'block' })

  const words = [7, 6, 5, 4, 3].map((number) => `word 星空贷${number}`)
  expect(await find(moderator, ' 星空')).toEqual([
    'member 星空旅人',
    'post 沙漠里的星空',
    'lens 星空 14mm',
    'topic 星空夜景',
    ...words,
    'circle 星空圈',
  ])
  expect(await find(moderator, id)).toEqual(['post 沙漠里的星空'])
  const site = 'https://community.example'
  expect(await find(moderator, `${site}/post/photo?id=${id}#replies`)).toEqual(['post 沙漠里的星空'])
  expect(await find(moderator, `/user/${author.userId}/works`)).toEqual(['member 星空旅人'])
  expect(await find(moderator, '%')).toEqual([])
  expect(await find(await buildStaff(node, ['support']), '星空')).toEqual([
    'member 星空旅人',
    'post 沙漠里的星空',
    'circle 星空圈',
  ])
  expect(await find(await buildStaff(node, ['productReviewer']), '星空')).toEqual(['lens 星空 14mm'])
  expect(await find(await buildStaff(node, ['judge']), '星空')).toEqual([])
})
