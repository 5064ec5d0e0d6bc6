import { randomBytes } from 'node:crypto'
import { NewPublish, Notice, ReviewCase } from '@guangquan/contract'
import { nearHash, nearSide, turnHash, type NearHash } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile, buildPost, type PostOverrides } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setWords } from '../../../testing/word-list.ts'
import { storeNearHash } from '../../../testing/uploads.ts'

let node: TestApp
let moderator: StaffBrowser
let first: Browser
let second: Browser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
  first = await buildMember(node, { nickName: '先拍的人' })
  second = await buildMember(node)
})
afterAll(() => node.close())

/** The hash of a unique picture. */
const newHash = () => nearHash(randomBytes(nearSide ** 2)) ?? expect.fail('no hash')

/** An earlier post whose only photograph has this hash. */
async function buildEarlier(
  who: Browser,
  hash: NearHash,
  { title = '', ...overrides }: PostOverrides & { title?: string } = {},
): Promise<string> {
  const id = await buildPost(node, who, overrides)
  await node.app.db.updateTable('publish').set({ title }).where('id', '=', id).execute()
  const { rows } = await sql<{ file_id: string }>`select file_id from publish_picture
    where publish_id = ${id}`.execute(node.app.db)
  for (const { file_id: fileId } of rows) await storeNearHash(node.app.db, fileId, hash)
  return id
}
async function publish(who: Browser, ...hashes: NearHash[]) {
  const pictures = []
  for (const hash of hashes) {
    const fileId = await buildFile(node, who)
    await storeNearHash(node.app.db, fileId, hash)
    pictures.push({ fileId })
  }
  return callAs(node, who, NewPublish.Publish, { publishType: 1, title: '对岸', pictures })
}
async function caseOf(publishId: string) {
  const { id } = await node.app.db
    .selectFrom('review_case')
    .where('target_id', '=', publishId)
    .select('id')
    .executeTakeFirstOrThrow()
  return callAs(node, moderator, ReviewCase.Get, { id })
}
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items.filter(
    ({ type }) => type === 'evidence.nearCopy',
  )

test('a near copy of another author waits for a person, who sees both; the first author is told of their own work', async () => {
  const hash = newHash()
  const earlier = await buildEarlier(first, hash, { title: '栈桥' })
  const copy = await publish(second, turnHash(hash, 5))
  expect(copy).toEqual({ id: copy.id, status: 1 })

  expect(await noticesOf(first)).toMatchObject([
    {
      fromUser: null,
      text: '有人发布了和你的《栈桥》很像的照片，审核员正在核对',
      target: { id: earlier },
    },
  ])
  expect(await noticesOf(second)).toEqual([])
  const shown = await caseOf(copy.id)
  expect(shown).toMatchObject({ kind: 'post', targetId: copy.id, causes: ['nearCopy'], isShown: false })
  expect(shown.nearCopies).toMatchObject([
    {
      own: { publishId: copy.id },
      earlier: { publishId: earlier, nickName: '先拍的人', title: '栈桥' },
      similarity: 100,
      orientation: 5,
    },
  ])
  expect(shown.nearCopies[0]?.own.url1080).not.toBe(shown.nearCopies[0]?.earlier.url1080)

  // A repost of the copy is compared with the first photograph, because the waiting one is not published.
  const third = await buildMember(node)
  const again = await publish(third, hash)
  expect((await caseOf(again.id)).nearCopies).toMatchObject([{ earlier: { publishId: earlier } }])
  await callAs(node, moderator, ReviewCase.Decide, {
    cases: [{ id: shown.id, version: shown.version }],
    decision: 'pass',
  })
  const row = await node.app.db
    .selectFrom('publish')
    .where('id', '=', copy.id)
    .select('status')
    .executeTakeFirstOrThrow()
  expect(row.status).toBe(2)
})

test('whoever publishes near an own work is told of it, and nothing waits', async () => {
  const hash = newHash()
  const earlier = await buildEarlier(second, hash, { title: '潮' })
  expect(await publish(second, newHash(), hash)).toMatchObject({
    status: 2,
    ownAlike: { publishId: earlier, title: '潮' },
  })
  // Those of one post may be as alike as they like.
  const burst = newHash()
  expect(await publish(second, burst, burst)).toEqual({ id: expect.any(String), status: 2 })
  expect(await noticesOf(second)).toEqual([])
})

test('an earlier work that others may not see holds a copy back, and nobody learns of it but staff and its author', async () => {
  const hash = newHash()
  const hidden = await buildEarlier(first, hash, { title: '只给自己', exposeUser: [] })
  const copy = await publish(second, hash)
  expect(copy).toEqual({ id: copy.id, status: 1 })
  expect((await noticesOf(first)).some(({ target }) => target?.id === hidden)).toBe(true)
  expect((await caseOf(copy.id)).nearCopies).toMatchObject([{ earlier: { publishId: hidden } }])
})

test('what was deleted, refused or only waits is not compared, nor is a different photograph', async () => {
  for (const status of [1, 4, 5]) {
    const hash = newHash()
    await buildEarlier(first, hash, { status })
    expect(await publish(second, hash)).toEqual({ id: expect.any(String), status: 2 })
  }
  await buildEarlier(first, newHash())
  expect(await publish(second, newHash())).toEqual({ id: expect.any(String), status: 2 })
})

test('what is known of a copy goes with the earlier photograph', async () => {
  const hash = newHash()
  const earlier = await buildEarlier(first, hash)
  const copy = await publish(second, hash)
  expect((await caseOf(copy.id)).nearCopies).toHaveLength(1)
  const { db } = node.app
  const removed = await db
    .deleteFrom('publish_picture')
    .where('publish_id', '=', earlier)
    .returning('file_id')
    .execute()
  for (const { file_id: id } of removed) await db.deleteFrom('stored_file').where('id', '=', id).execute()
  expect((await caseOf(copy.id)).nearCopies).toEqual([])
})

test('a near copy whose words are looked at, too, has both causes, without the trigger for earlier nodes', async () => {
  const hash = newHash()
  await buildEarlier(first, hash)
  await setWords([node], { review: ['代购'] })
  await sql`drop trigger review_near_copy_insert on near_copy`.execute(node.app.db)
  const fileId = await buildFile(node, second)
  await storeNearHash(node.app.db, fileId, hash)
  const { id } = await callAs(node, second, NewPublish.Publish, {
    publishType: 1,
    title: '代购相机',
    pictures: [{ fileId }],
  })
  const found = await node.app.db
    .selectFrom('review_case')
    .where('target_id', '=', id)
    .select('causes')
    .execute()
  expect(found).toEqual([{ causes: ['word', 'nearCopy'] }])
})
