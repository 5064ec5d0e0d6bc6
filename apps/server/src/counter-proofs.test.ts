import {
  Activity,
  emotionCodes,
  Goods,
  NewPublish,
  PhotographyGroup,
  UserFollow,
  UserLevel,
  UserLike,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from './program.ts'
import { buildActivity, hourMs, posterText } from './testing/activities.ts'
import { buildCircle } from './testing/circles.ts'
import { buildGoods } from './testing/goods.ts'
import { seedSite } from './domains/site/index.ts'
import { counterJob, proveCounters, type CountedTable } from './jobs/prove-counters.ts'
import { callAs, type Browser } from './testing/call-as.ts'
import { buildMember } from './testing/people.ts'
import { buildFile } from './testing/posts.ts'
import { buildApplication } from './testing/products.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { buildVote } from './testing/votes.ts'
import { jobCtxOf } from './testing/job-ctx.ts'
import { setWords } from './testing/word-list.ts'

let node: TestApp
let author: Browser
let crowd: Browser[]
let published: string[]
const log = pino({ level: 'silent' })

/** Makes every kind of counted change through the calls that members make. */
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  author = await buildMember(node)
  crowd = [await buildMember(node), await buildMember(node), await buildMember(node)]
  published = []
  for (let n = 0; n < 5; n++) {
    const pictures = [{ fileId: await buildFile(node, author) }]
    const place = { tags: ['雾', `第${n}`], topicIds: ['landscape'] }
    const post = { publishType: 1, text: `第 ${n} 张`, pictures, ...place } as const
    published.push((await callAs(node, author, NewPublish.Publish, post)).id)
  }
  for (const as of crowd) {
    await callAs(node, as, UserFollow.Follow, { userId: author.userId, on: true })
    const folder = await callAs(node, as, UserLike.SaveFolder, { name: '海' })
    for (const targetId of published) await react(as, targetId, folder.id)
  }
  await callAs(node, author, UserLevel.ClaimTask, { key: 'phone' })
  await buildApplication(node, author)
  await callAs(node, author, Goods.Redeem, {
    id: await buildGoods(node, { kind: 2 }),
    requestId: crypto.randomUUID(),
  })
  const vote = await buildVote(node, author)
  for (const as of crowd) {
    await callAs(node, as, NewPublish.ChooseVote, { publishId: vote.id, optionIds: vote.options.slice(0, 1) })
  }
  await joinActivities()
  await joinCircles()
})
afterAll(() => node.close())

/** Members who are checked in, waiting and in review; each bookmarks an activity. */
async function joinActivities(): Promise<void> {
  const now = node.app.now().getTime()
  const soon = { start_time: new Date(now + hourMs / 2), sign_end: new Date(now + hourMs / 2) }
  const full = await buildActivity(node, { ...soon, capacity: 1, self_check_in: true })
  const audited = await buildActivity(node, { sign_mode: 2 })
  for (const as of [author, ...crowd.slice(0, 1)]) {
    for (const activityId of [full, audited])
      await callAs(node, as, Activity.UserActivityRegister, { activityId, agree: true })
    const mark = { targetType: 4, targetId: full, on: true }
    await callAs(node, as, UserLike.Like, mark)
    await callAs(node, as, UserLike.Collect, mark)
    await callAs(node, as, UserLike.Share, { targetType: 4, targetId: full, channel: 'link' })
  }
  await callAs(node, author, Activity.CheckInSelf, { code: posterText(node.app, full, node.app.now()) })
}

/** One who joined and one who waits, and a post. */
async function joinCircles(): Promise<void> {
  const open = await buildCircle(node, author)
  const audited = await buildCircle(node, author, { audit: 1 })
  for (const as of crowd.slice(0, 1)) {
    await callAs(node, as, PhotographyGroup.MemberApply, { id: open })
    await callAs(node, as, PhotographyGroup.MemberApply, { id: audited, reason: '常年拍胶片' })
  }
  const pictures = [{ fileId: await buildFile(node, author) }]
  const post = { publishType: 1, text: '一卷拍完', pictures, circleId: open } as const
  await callAs(node, author, NewPublish.Publish, post)
}

let felt = 0

async function react(as: Browser, targetId: string, folderId: string): Promise<void> {
  const code = emotionCodes[felt++ % emotionCodes.length] ?? null
  await callAs(node, as, NewPublish.ChooseEmoj, { publishId: targetId, code })

  await callAs(node, as, UserLike.Like, { targetType: 1, targetId, on: true })
  await callAs(node, as, UserLike.Collect, { targetType: 1, targetId, on: true, folderId })
  await callAs(node, as, UserLike.Share, { targetType: 1, targetId, channel: 'link' })
  const reply = await callAs(node, as, NewPublish.Reply, { publishId: targetId, text: '看了很久。' })
  await callAs(node, author, NewPublish.Reply, { publishId: targetId, text: '谢谢', parentId: reply.id })
  await callAs(node, author, NewPublish.ReplyLike, { id: reply.id, on: true })
}

const prove = (tables: readonly CountedTable[] = counterProofs) =>
  proveCounters({ db: node.app.db, log, signal: new AbortController().signal }, tables)

async function countersOf({ table, key = 'id', counters }: CountedTable): Promise<Record<string, unknown>[]> {
  const columns = [key, ...Object.keys(counters)].map((column) => sql.ref(column))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(table)} order by ${sql.ref(key)}`.execute(node.app.db)
  return rows
}

/**
 * Counters without rows to prove them: a review case counts only the reports since it was opened; the counter of a
 * circle's members, whose rows have two keys, only orders a list.
 */
const withoutRows = ['banner.click_count', 'circle_member.post_count', 'review_case.report_count']

test('every counter of the database has its proof', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name <> 'shutter_count'
      and (column_name like '%\_count'
        or column_name in ('earned_exp', 'sold', 'taken', 'waiting', 'applied', 'checked_in')
        or table_name || '.' || column_name in ('contest_entry.votes', 'contest_entry.suspect_votes',
          'lottery_prize.given', 'questionnaire.submitted', 'questionnaire.careless'))`.execute(node.app.db)
  const proved = counterProofs.flatMap(({ table, counters }) =>
    Object.keys(counters).map((column) => `${table}.${column}`),
  )
  expect(rows.map((row) => row.name).toSorted()).toEqual([...proved, ...withoutRows].toSorted())
})

/** Counted in separate long steps, which the tests of their domains run and prove. */
const ofTheirDomains = ['contest', 'contest_entry', 'lottery_prize', 'questionnaire', 'exhibition_work']

test('calls count correctly, and every counter is used', async () => {
  // buildMember sets three accepted posts without rows: for that counter a value above the rows is no error.
  expect(await prove()).toEqual([])
  for (const counted of counterProofs.filter(({ table }) => !ofTheirDomains.includes(table))) {
    const rows = await countersOf(counted)
    for (const column of Object.keys(counted.counters)) {
      expect(
        rows.some((row) => Number(row[column]) > 0),
        `${counted.table}.${column}`,
      ).toBe(true)
    }
  }
})

const planted = counterProofs.flatMap((counted) =>
  Object.keys(ofTheirDomains.includes(counted.table) ? {} : counted.counters).map(
    (column) => [`${counted.table}.${column}`, counted, column] as const,
  ),
)

test.each(planted)(
  'an error planted in %s is found and repaired in every row',
  async (_, counted, column) => {
    const before = await countersOf(counted)
    const { table, key = 'id' } = counted
    const zero = await sql<{ key: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = 0 where ${sql.ref(column)} > 0
    returning ${sql.ref(key)}::text as key`.execute(node.app.db)
    // A counter that may exceed its rows need not be restored to its old value: for accepted posts the rows give only a
    // minimum.
    const least = column === 'accepted_post_count' ? [author.userId] : zero.rows.map((row) => row.key)
    expect((await prove()).map((drift) => drift.key).toSorted()).toEqual(least.toSorted())
    if (column === 'accepted_post_count') {
      expect(await countersOf(counted)).toContainEqual(
        expect.objectContaining({ member_id: author.userId, [column]: 7 }),
      )
    } else {
      expect(await countersOf(counted)).toEqual(before)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 3`.execute(
        node.app.db,
      )
      await counterJob(counterProofs).perform(jobCtxOf(node.app, { log }), {})
      expect(await countersOf(counted)).toEqual(before)
    }
    expect(await prove()).toEqual([])
  },
)

test('a table is processed in batches to its end, and errors are logged', async () => {
  const lines: string[] = []
  const loud = pino({ level: 'error' }, { write: (line) => lines.push(line) })
  const small = counterProofs.map((counted) => ({ ...counted, batch: 2 }))
  await sql`update publish set like_count = like_count + 1`.execute(node.app.db)
  await sql`update tag set use_count = use_count + 1`.execute(node.app.db)
  const signal = new AbortController().signal
  const mended = await proveCounters({ db: node.app.db, log: loud, signal }, small)
  // The vote and the post of the circle are posts as well.
  expect(mended).toHaveLength(published.length + 2 + 6)
  expect(mended).toContainEqual({ table: 'publish', key: published[0], deltas: { like_count: -1 } })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { table: 'publish', count: 7 },
    { table: 'tag', count: 6 },
  ])
  expect(await prove(small)).toEqual([])
})

test('while members like and unlike, two concurrent proofs repair exactly the errors', async () => {
  const [targetId = ''] = published
  await sql`update publish set like_count = like_count + 40 where id = ${targetId}`.execute(node.app.db)
  await sql`update member_counter set like_received_count = 0 where member_id = ${author.userId}`.execute(
    node.app.db,
  )
  let over = false
  const busy = crowd.map(async (as) => {
    for (let on = false; !over; on = !on) {
      await callAs(node, as, UserLike.Like, { targetType: 1, targetId, on })
    }
    await callAs(node, as, UserLike.Like, { targetType: 1, targetId, on: true })
  })
  const found = (await Promise.all([prove(), prove()])).flat()
  const foundLater = await prove()
  over = true
  await Promise.all(busy)
  expect(found).toHaveLength(2)
  expect(Object.fromEntries(found.map((drift) => [drift.table, drift.deltas]))).toEqual({
    member_counter: { like_received_count: 15 },
    publish: { like_count: -40 },
  })
  expect(foundLater).toEqual([])
  expect(await prove()).toEqual([])
})

test('a like on a post in review is deleted with the post', async () => {
  const pictures = [{ fileId: await buildFile(node, author) }]
  await setWords(node, { block: [], review: ['代购'] })
  const { id } = await callAs(node, author, NewPublish.Publish, { publishType: 1, text: '代购', pictures })
  await callAs(node, author, UserLike.Like, { targetType: 1, targetId: id, on: true })
  expect(await prove()).toEqual([])
  await callAs(node, author, NewPublish.DeletePublish, { id })
  expect(await prove()).toEqual([])
})
