import { NewPublish, UserLike } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildSampleSite, type SampleSite } from '../../testing/sample-site.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { hidePost, lockPostAndAuthor } from '../post/index.ts'
import { inTransaction } from '../../db/in-transaction.ts'

let sample: SampleSite
let node: TestApp
let other: TestNode
let alice: Browser
let file: string

beforeAll(async () => {
  sample = await buildSampleSite()
  node = await openTestApp({ site: sample.site, visitorCache: true })
  other = await node.addNode()
  alice = await buildMember(node)
  file = await buildFile(node, alice)
})
afterAll(async () => {
  await node.close()
  await sample.remove()
})

async function publish(text: string): Promise<string> {
  const pictures = [{ fileId: file }]
  return (await callAs(node, alice, NewPublish.Publish, { publishType: 1, pictures, text })).id
}
const edit = (id: string, changed: { text?: string; exposeUser?: (1 | 2 | 3)[] }) =>
  callAs(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: [{ fileId: file }],
    ...changed,
  })

/** The page of a post on both nodes. */
async function pagesOf(id: string, query = '') {
  const url = `/post/detail/${id}${query}`
  const responses = [await node.server.inject({ url }), await other.server.inject({ url })]
  return responses.map(({ statusCode, body }) => ({ statusCode, body }))
}
const pageCache = () => {
  const found = node.app.caches.opened.map((figures) => figures()).find(({ name }) => name === 'page')
  if (found === undefined) throw new Error('no cache of pages')
  return found
}

test('one drawn page serves every query string, for as long as its post does not change', async () => {
  const id = await publish('雾里的桥')
  const [first] = await pagesOf(id)
  const before = pageCache()
  node.advance(5000)
  for (let n = 0; n < 10; n++) {
    expect((await pagesOf(id, `?utm_source=${n}&x${n}`))[0]).toEqual(first)
  }
  expect(pageCache()).toMatchObject({ size: before.size, misses: before.misses })
  await callAs(node, await buildMember(node), UserLike.Like, { targetId: id, targetType: 1, on: true })
  expect((await pagesOf(id))[0]).toEqual(first)
  node.advance(25_001)
  const [later] = await pagesOf(id)
  expect(later?.body).not.toBe(first?.body)
  expect(later?.body).toContain('"likeCount":1')
})

test.each([
  ['an edit', (id: string) => edit(id, { text: '改过的文字' }), [200, '改过的文字']],
  [
    'another name of its author',
    () =>
      node.app.db.updateTable('member').set({ nick_name: '新名字' }).where('id', '=', alice.userId).execute(),
    [200, '新名字'],
  ],
  [
    'a comment',
    (id: string) => callAs(node, alice, NewPublish.Reply, { publishId: id, text: '第一条评论' }),
    [200, '第一条评论'],
  ],
  ['other audiences', (id: string) => edit(id, { exposeUser: [1] }), [404, '']],
  ['a deletion', (id: string) => callAs(node, alice, NewPublish.DeletePublish, { id }), [404, '']],
  [
    'hiding it',
    (id: string) =>
      inTransaction({ db: node.app.db }, async (tx) => {
        const post = await lockPostAndAuthor(tx, id)
        if (post !== undefined) await hidePost(tx, post, node.app.now())
      }),
    [404, ''],
  ],
] as const)('%s is seen at once on every node', async (_name, change, [status, text]) => {
  const id = await publish('起初的文字')
  for (const { statusCode, body } of await pagesOf(id)) {
    expect([statusCode, body.includes('起初的文字')]).toEqual([200, true])
  }
  await change(id)
  for (const { statusCode, body } of await pagesOf(id)) {
    expect([statusCode, body.includes(text)]).toEqual([status, true])
    if (status === 404) expect(body).not.toContain('起初的文字')
  }
})

test('pages of posts that do not exist are one page', async () => {
  await pagesOf('x')
  const before = pageCache()
  const pages = await Promise.all(
    ['a', 'b%20c', '01a1fe66-ccba-7299-8c28-000000000000'].map((id) => pagesOf(id)),
  )
  expect(new Set(pages.flat().map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(pageCache().size).toBe(before.size)
})
