import { NewPublish, Search, SysBaseInfo, Tag, UserInfo, type MethodInput } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from '../../program.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { eraseAuthor } from './personal-data/erase-author.ts'
import { lockPostAndAuthor, hidePost } from './hide-post.ts'
import { decidePost } from './decide-post.ts'

let node: TestApp
let author: Browser
let fan: Browser
const log = pino({ level: 'silent' })

beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  fan = await buildMember(node)
})
afterAll(() => node.close())

type Edit = Extract<MethodInput<typeof NewPublish.EditPublish>, { publishType: 1 }>

/** Every number and list that could reveal content of a post to others; none may. */
async function readByOthers(tag: string, topicId: string) {
  const topics = await callAs(node, null, SysBaseInfo.GetTopicList, {})
  return {
    listed: (await callAs(node, fan, NewPublish.GetTagList, { keyword: tag })).map(({ name }) => name),
    suggested: (await callAs(node, fan, Search.Suggest, { keyword: tag })).tags.map(({ name }) => name),
    ofTag: (await callAs(node, null, Tag.Get, { name: tag })).count,
    ofTopic: topics.find((topic) => topic.id === topicId)?.count,
    ofAuthor: (await callAs(node, fan, UserInfo.GetUserHome, { userId: author.userId })).counts.publish,
  }
}

const nothing = { listed: [], suggested: [], ofTag: 0, ofTopic: 0, ofAuthor: 0 }
const one = (tag: string) => ({ listed: [tag], suggested: [tag], ofTag: 1, ofTopic: 1, ofAuthor: 1 })
const proof = () =>
  proveCounters({ db: node.app.db, log, signal: new AbortController().signal }, counterProofs)
const ctx = () => ({ db: node.app.db, now: node.app.now(), log })

async function publish(exposeUser: NonNullable<Edit['exposeUser']>, tag: string, topicId: string) {
  author = await buildMember(node)
  const fileId = await buildFile(node, author)
  const said = { exposeUser, tags: [tag], topicIds: [topicId] }
  const { id } = await callAs(node, author, NewPublish.Publish, {
    publishType: 1,
    pictures: [{ fileId }],
    ...said,
  })
  const edit = (change: Partial<Edit>) =>
    callAs(node, author, NewPublish.EditPublish, {
      publishType: 1,
      id,
      pictures: [{ fileId }],
      ...said,
      ...change,
    })
  return { id, edit }
}

test.each([
  ['nobody', [], '秘密灯塔', 'night'],
  ['fans', [1], '粉丝灯塔', 'macro'],
] as const)(
  'the texts of a post for %s are counted nowhere until it is public',
  async (_who, exposeUser, tag, topicId) => {
    const { id, edit } = await publish([...exposeUser], tag, topicId)
    expect(await readByOthers(tag, topicId)).toEqual(nothing)
    const own = await callAs(node, author, UserInfo.GetUserHome, { userId: author.userId })
    expect(own.counts.publish).toBe(1)
    expect(await proof()).toEqual([])
    await edit({ exposeUser: [1, 2, 3] })
    expect(await readByOthers(tag, topicId)).toEqual(one(tag))
    expect(await proof()).toEqual([])
    await edit({ exposeUser: [...exposeUser] })
    expect(await readByOthers(tag, topicId)).toEqual(nothing)
    await edit({ exposeUser: [...exposeUser], tags: [`${tag}乙`] })
    expect(await readByOthers(`${tag}乙`, topicId)).toEqual(nothing)
    await callAs(node, author, NewPublish.DeletePublish, { id })
    await callAs(node, author, NewPublish.RestorePublish, { id })
    expect(await readByOthers(`${tag}乙`, topicId)).toEqual(nothing)
    expect(await proof()).toEqual([])
    await eraseAuthor(node.app.db, { authorId: author.userId, keepPosts: false, now: node.app.now() })
    expect(await proof()).toEqual([])
  },
)

test('a hidden post is counted nowhere until it is passed', async () => {
  const { id } = await publish([1, 2, 3], '被举报的灯塔', 'birds')
  expect(await readByOthers('被举报的灯塔', 'birds')).toEqual(one('被举报的灯塔'))
  await node.app.db.transaction().execute(async (tx) => {
    const post = (await lockPostAndAuthor(tx, id)) ?? expect.fail('no post')
    await hidePost(tx, post, node.app.now())
  })
  expect(await readByOthers('被举报的灯塔', 'birds')).toEqual(nothing)
  await decidePost(ctx(), { id, pass: true })
  expect(await readByOthers('被举报的灯塔', 'birds')).toEqual(one('被举报的灯塔'))
  expect(await proof()).toEqual([])
})
