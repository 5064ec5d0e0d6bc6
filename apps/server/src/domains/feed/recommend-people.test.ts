import { UserFollow } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('friends of friends come first, by the number shared; then authors of hot posts; never followed or blocked members', async () => {
  const [me, friend, other] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const [shared, single, hot, blocked, quiet] = await Promise.all(
    Array.from({ length: 5 }, () => buildMember(node)),
  )
  if (!shared || !single || !hot || !blocked || !quiet) throw new Error('people are missing')
  const follows: [Browser, Browser][] = [
    [me, friend],
    [me, other],
    [friend, shared],
    [other, shared],
    [other, single],
    [friend, me],
    [friend, blocked],
    [friend, other],
  ]
  for (const [by, whom] of follows) await buildFollow(node, by, whom)
  await buildBlock(node, blocked, me)
  await buildPost(node, hot, { hot: 9 })
  await buildPost(node, friend, { hot: 20 })
  const people = await callAs(node, me, UserFollow.GetRecommendList, {})
  expect(people.map((person) => person.userId)).toEqual([shared.userId, single.userId, hot.userId])
  expect(people.map((person) => person.why)).toEqual([
    '2 位你关注的人也关注了TA',
    '1 位你关注的人也关注了TA',
    '近期作品受欢迎',
  ])
})
