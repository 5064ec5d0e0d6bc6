import { NewPublish, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildCircle } from '../../testing/circles.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

// Commands open the cases of reports and changed profiles. The triggers that did so stay for nodes of the release
// before, and a later release drops them: with and without them each report counts once.

let node: TestApp
let second: TestNode
let author: Browser
let crowd: Browser[]
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  author = await buildMember(node)
  crowd = await Promise.all(Array.from({ length: 5 }, () => buildMember(node)))
})
afterAll(() => node.close())

const report = (on: TestNode, who: Browser, reportType: 1 | 2 | 3 | 4, targetId: string) =>
  callRaw(on, who, NewPublish.UserReport, { reportType, targetId, reason: 3 })
const casesOf = (targetId: string) =>
  node.app.db
    .selectFrom('review_case')
    .where('target_id', '=', targetId)
    .select(['kind', 'member_id', 'causes', 'report_count', 'decided_at'])
    .execute()

/** One target of each kind that can be reported. */
async function buildTargets() {
  const [post, publishId] = [await buildPost(node, author), await buildPost(node, author)]
  const { id: comment } = await callAs(node, author, NewPublish.Reply, { publishId, text: '一句话' })
  return [
    { kind: 'post', reportType: 1, id: post, ownerId: author.userId },
    { kind: 'comment', reportType: 2, id: comment, ownerId: author.userId },
    { kind: 'circle', reportType: 3, id: await buildCircle(node, author), ownerId: author.userId },
    ...[await buildMember(node)].map(({ userId }) => ({
      kind: 'member' as const,
      reportType: 4 as const,
      id: userId,
      ownerId: userId,
    })),
  ] as const
}

/** Five members report each target concurrently on two nodes, one of them twice. */
async function expectCountedOnce(): Promise<void> {
  for (const { kind, reportType, id, ownerId } of await buildTargets()) {
    const [first] = crowd
    const all = [...crowd, ...(first === undefined ? [] : [first])]
    const responses = await Promise.all(
      all.map((who, n) => report(n % 2 === 0 ? node : second, who, reportType, id)),
    )
    const taken = responses.filter(({ body }) => body.success).length
    // Three hide a post or comment, which others then cannot see.
    expect(taken).toBeGreaterThanOrEqual(3)
    expect(await casesOf(id)).toEqual([
      {
        kind,
        member_id: ownerId,
        causes: expect.arrayContaining(['reports']),
        report_count: taken,
        decided_at: null,
      },
    ])
  }
}

test('reports at once on two nodes open one case that counts each once, beside the trigger for earlier nodes', async () => {
  await expectCountedOnce()
})

test('a report that an earlier node writes opens its case as well', async () => {
  const id = await buildPost(node, author)
  const written = crowd.map(({ userId }) => ({
    id: uuid(),
    member_id: userId,
    report_type: 1,
    target_id: id,
    reason: 3,
    created_at: node.app.now(),
  }))
  await node.app.db.insertInto('report').values(written.slice(0, 2)).execute()
  const [third] = crowd.slice(2)
  if (third !== undefined) await report(second, third, 1, id)
  expect(await casesOf(id)).toMatchObject([{ kind: 'post', member_id: author.userId, report_count: 3 }])
})

test('without the triggers reports and changed profiles open the same cases', async () => {
  await sql`drop trigger review_report_insert on report`.execute(node.app.db)
  await sql`drop trigger review_member_profile on member`.execute(node.app.db)
  await expectCountedOnce()
  const member = await buildMember(node)
  await callAs(node, member, UserInfo.Update, { introduction: '拍了十年胶片' })
  await callAs(node, member, UserInfo.Update, { introduction: '拍了十一年胶片' })
  expect(await casesOf(member.userId)).toMatchObject([{ kind: 'member', causes: ['profile'] }])
})
