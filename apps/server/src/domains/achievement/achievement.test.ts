import {
  Achievement,
  artSentences,
  errorCatalogue,
  NewPublish,
  ProfileFrame,
  StaffAudit,
  StaffFrame,
  StaffMedal,
  UserInfo,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember as buildAtLevel } from '../../testing/people.ts'
import { buildPost, type PostOverrides } from '../../testing/posts.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { achievementJobs, achievementSubscriptions, backlogJob, grantToNext } from './achievement.jobs.ts'
import { expireFrames } from './frames/expire-frames.ts'
import { grantFrame } from './frames/grant-frame.ts'
import { grantReached } from './grant-reached.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { medalMeasures } from './medal-measure.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let nodes: readonly TestNode[]
let worker: Worker

beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  worker = await startWorker(node.app, {
    databaseUrl: node.databaseUrl,
    jobs: achievementJobs,
    schedules: [],
  })
})
afterAll(async () => {
  await worker.stop()
  await node.close()
})

const buildMember = () => buildAtLevel(node, { level: 1 })
const grant = ({ userId }: Browser, on: TestNode = node) =>
  on.app.db.transaction().execute((tx) => grantReached(tx, [userId], { now: node.app.now() }))
const wonBy = async (member: Browser) => {
  const all = await readAll((cursor) =>
    callAs(node, member, Achievement.GetList, { maxResultCount: 9, cursor }),
  )
  return Object.fromEntries(all.filter(({ tier }) => tier > 0).map(({ id, tier }) => [id, tier]))
}
const publishTen = async (author: Browser, overrides: PostOverrides = {}) => {
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await buildPost(node, author, overrides))
  return ids
}
const noticesOf = async ({ userId }: Browser) =>
  node.app.db.selectFrom('notice').where('member_id', '=', userId).select(['kind', 'note']).execute()
const frameOf = (member: Browser, id: string) => callAs(node, member, ProfileFrame.Detail, { id })

test('an event grants what the hourly job grants, once, with one notice', async () => {
  const [byEvent, byClock] = [await buildMember(), await buildMember()]
  const facts = { topicIds: ['macro'], editorPick: true, iso: 25_600 }
  const [first] = await publishTen(byEvent, facts)
  await publishTen(byClock, facts)
  await node.app.db.transaction().execute(async (tx) => {
    for (let times = 0; times < 2; times++) {
      await emit(tx, 'post.published', { publishId: first ?? '', authorId: byEvent.userId })
      await emit(tx, 'post.picked', { publishId: first ?? '' })
    }
  })
  await relayBatch(node.app, achievementSubscriptions)
  await expect.poll(() => wonBy(byEvent)).toMatchObject({ shutter: 1, picked: 2, macro: 1 })
  expect(await wonBy(byClock)).toEqual({})
  await grantToNext(node.app.db, node.app.now())
  await Promise.all(nodes.map((one) => grant(byClock, one)))
  expect(await wonBy(byClock)).toEqual({ shutter: 1, picked: 2, macro: 1 })
  expect(await wonBy(byEvent)).toEqual(await wonBy(byClock))
  for (const member of [byEvent, byClock]) {
    const notes = (await noticesOf(member)).filter(({ kind }) => kind === 'medal.won').map(({ note }) => note)
    expect(notes.toSorted()).toEqual(['微距（铜）', '快门手（铜）', '精选（银）'].toSorted())
  }
  const shutter = await callAs(node, byEvent, Achievement.Detail, { id: 'shutter' })
  expect(shutter).toMatchObject({ progress: { value: 10, goal: 100 }, conditionText: '发布 100 幅照片作品' })
  expect(shutter.tiers.map(({ obtainedTime }) => obtainedTime === null)).toEqual([false, true, true])
  expect(shutter.ownersPercent).toBeGreaterThan(0)
})

test('events of a period are one job, and one that an earlier version enqueued is still performed', async () => {
  const members = [await buildMember(), await buildMember(), await buildMember()]
  const happened = await Promise.all(
    members.map(async (member) => {
      const [first = ''] = await publishTen(member)
      return { publishId: first, authorId: member.userId }
    }),
  )
  const [one, other, earlier] = happened
  const now = new Date(node.app.now().getTime() + 3600_000)
  for (const payload of [one, other]) {
    for (const { event, deliver } of achievementSubscriptions) {
      if (event !== 'post.published') continue
      await node.app.db
        .transaction()
        .execute((tx) => deliver({ app: node.app, tx, now }, [{ id: '', payload }]))
    }
  }
  const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs
    where key like 'achievement.grant:%' and run_at > ${now}`.execute(node.app.db)
  expect(rows).toEqual([
    {
      payload: [one, other].map((payload) => ({ event: 'post.published', ids: [payload?.authorId] })),
    },
  ])
  const perform = async (payload: unknown) =>
    achievementJobs.find(({ name }) => name === 'achievement.grant')?.perform(jobCtxOf(node.app), payload)
  await perform(rows[0]?.payload)
  await perform({ event: 'post.published', payloads: [earlier] })
  for (const member of members) expect(await wonBy(member)).toEqual({ shutter: 1 })
})

test('lenses are told apart by the catalogue or by what the camera wrote', async () => {
  const member = await buildMember()
  const ids = await publishTen(member)
  const { db } = node.app
  await db
    .insertInto('lens')
    .values({ id: 'test-macro', name: '试验 90mm F2.8 微距', brand: '试验' })
    .execute()
  for (const [index, lens] of [
    { lens_id: 'test-macro', lens_model: 'A 24-70mm' },
    { lens_id: null, lens_model: 'B 60mm f/2.8 Macro' },
    { lens_id: null, lens_model: 'C 24-70mm f/2.8' },
    { lens_id: null, lens_model: null },
  ].entries()) {
    await db
      .updateTable('picture_exif')
      .set(lens)
      .where('file_id', 'in', (query) =>
        query
          .selectFrom('publish_picture')
          .where('publish_id', '=', ids[index] ?? '')
          .select('file_id'),
      )
      .execute()
  }
  await grant(member)
  const valueOf = async (id: string) =>
    (await callAs(node, member, Achievement.Detail, { id })).progress?.value
  expect({ macro: await valueOf('closeUp'), prime: await valueOf('prime') }).toEqual({ macro: 2, prime: 2 })
})

test('what a camera wrote counts, what its owner typed in does not', async () => {
  const member = await buildMember()
  const ids = await publishTen(member, { fNumber: 1.4, exposureSeconds: 2 })
  await node.app.db
    .updateTable('picture_exif')
    .set({ hand: ['fNumber'] })
    .where('file_id', 'in', (query) =>
      query.selectFrom('publish_picture').where('publish_id', 'in', ids.slice(0, 4)).select('file_id'),
    )
    .execute()
  await grant(member)
  const valueOf = async (id: string) =>
    (await callAs(node, member, Achievement.Detail, { id })).progress?.value
  expect(await valueOf('wideOpen')).toBe(6)
  expect(await valueOf('longExposure')).toBe(10)
  expect(await valueOf('highIso')).toBe(0)
})

test('every measure has one whole number for each of its arguments', async () => {
  const members = [await buildMember(), await buildMember()]
  const memberIds = members.map(({ userId }) => userId)
  const args = [{ type: 1, topic: 'macro', season: 'autumn', lens: 'prime' }]
  for (const measure of medalMeasures.get()) {
    const found = await measure.read(node.app.db, { memberIds, args, now: node.app.now() })
    expect(
      found.every(({ values }) => values.length === 1 && Number.isInteger(values[0])),
      measure.name,
    ).toBe(true)
  }
})

test('every medal can be won, and every frame that a rule grants: a domain provides what they measure', async () => {
  const { rows } = await sql<{ id: string; measure: string }>`
    select id, measure from medal union all select id, measure from profile_frame where measure is not null
  `.execute(node.app.db)
  const measured = new Set(medalMeasures.get().map(({ name }) => name))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ measure }) => !measured.has(measure))).toEqual([])
  // Frames without a rule are given by staff or bought.
  const others = await sql<{ source: string }>`
    select distinct source from profile_frame where measure is null order by source`.execute(node.app.db)
  expect(others.rows.map(({ source }) => source)).toEqual(['gift', 'goods'])
})

test('a medal is worn at names, a higher tier replaces it, and only its owner wears it', async () => {
  const [alice, bob] = [await buildMember(), await buildMember()]
  const [publishId = ''] = await publishTen(alice)
  await grant(alice)
  const refused = await callRaw(node, bob, Achievement.Used, { id: 'shutter' })
  expect(refused.body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
  expect(await callAs(node, alice, Achievement.Used, { id: 'shutter' })).toMatchObject({
    usedAchievementTitle: '快门手（铜）',
  })
  const post = await callAs(node, bob, NewPublish.Detail, { id: publishId })
  expect(post.authorUsedAchievementSrc).toMatch(/^\/art\/medal\/shutter-1\.svg\?v=/)
  await node.app.db
    .updateTable('medal_tier')
    .set({ goal: 10 })
    .where('medal_id', '=', 'shutter')
    .where('tier', '=', 2)
    .execute()
  await grant(alice)
  await node.app.db
    .updateTable('medal_tier')
    .set({ goal: 100 })
    .where('medal_id', '=', 'shutter')
    .where('tier', '=', 2)
    .execute()
  const home = await callAs(node, bob, UserInfo.GetUserHome, { userId: alice.userId })
  expect(home.usedAchievementTitle).toBe('快门手（银）')
  // Cancelling another one changes nothing.
  expect(await callAs(node, alice, Achievement.Cancel, { id: 'streak' })).toMatchObject({
    usedAchievementTitle: '快门手（银）',
  })
  expect(await callAs(node, alice, Achievement.Cancel, { id: 'shutter' })).toMatchObject({
    usedAchievementSrc: null,
  })

  const others = await callAs(node, bob, Achievement.GetList, { userId: alice.userId })
  expect(others.items.map(({ id, progress }) => [id, progress])).toEqual([['shutter', null]])
  const hidden = await callAs(node, alice, Achievement.Detail, { id: 'allFocal' })
  expect(hidden).toMatchObject({ name: '???', conditionText: '', progress: null, tiers: [] })
})

test('days of a frame add up, each cause counts once however many ask, and expiry takes it off with a notice', async () => {
  const member = await buildMember()
  const give = (cause: string, days: number | null, on: TestNode = node) =>
    on.app.db
      .transaction()
      .execute((tx) =>
        grantFrame(tx, node.app.now(), { memberId: member.userId, frameId: 'filmRoll', days, cause }),
      )
  const granted = await Promise.all(
    Array.from({ length: 40 }, (_, index) => give('order:1', 7, nodes[index % 2])),
  )
  expect(granted.filter(Boolean)).toHaveLength(1)
  const firstEnd = (await frameOf(member, 'filmRoll')).expireTime
  expect(await give('order:2', 30)).toBe(true)
  const secondEnd = (await frameOf(member, 'filmRoll')).expireTime
  expect(Date.parse(secondEnd ?? '') - Date.parse(firstEnd ?? '')).toBe(30 * dayMs)

  await callAs(node, member, ProfileFrame.Used, { id: 'filmRoll' })
  expect(await frameOf(member, 'filmRoll')).toMatchObject({ state: 2 })
  node.advance(38 * dayMs)
  await Promise.all(
    nodes.map((one) => expireFrames(one.app.db, node.app.now(), new AbortController().signal)),
  )
  const again = await buildAtLevel(node, {})
  expect(await callAs(node, again, UserInfo.GetUserHome, { userId: member.userId })).toMatchObject({
    usedFrameId: null,
    usedFrameSrc: null,
  })
  expect((await noticesOf(member)).filter(({ kind }) => kind === 'frame.expired')).toEqual([
    { kind: 'frame.expired', note: '胶片' },
  ])
  // For ever, which later days do not shorten.
  expect(await give('gift', null)).toBe(true)
  expect(await give('order:3', 7)).toBe(false)
  expect(
    await callAs(node, null, ProfileFrame.TADetail, { id: 'filmRoll', userId: member.userId }),
  ).toMatchObject({ state: 1, expireTime: null })
})

test('levels and gold medals bring their frames, and members from before get theirs without notices', async () => {
  const member = await buildAtLevel(node, { level: 7 })
  await node.app.db.insertInto('medal_backlog').values({ member_id: member.userId }).execute()
  await node.app.db
    .insertInto('medal_award')
    .values({ member_id: member.userId, medal_id: 'streak', tier: 3, obtained_at: node.app.now() })
    .execute()
  await backlogJob.perform(jobCtxOf(node.app), {})
  const frames = await readAll((cursor) =>
    callAs(node, member, ProfileFrame.GetList, { group: 'owned', maxResultCount: 2, cursor }),
  )
  expect(frames.map(({ id, level }) => [id, level])).toEqual([
    ['level4', 4],
    ['level7', 7],
    ['viewfinder', null],
  ])
  expect(await wonBy(member)).toMatchObject({ level: 2 })
  expect(await noticesOf(member)).toEqual([])
  expect(
    await node.app.db
      .selectFrom('medal_backlog')
      .where('member_id', '=', member.userId)
      .selectAll()
      .execute(),
  ).toEqual([])
})

test('staff change a goal from a day on, grant what they choose, and what they revoke no rule grants again', async () => {
  const operator = await buildStaff(node, ['superAdmin'])
  const member = await buildMember()
  const { userId: memberId } = member
  const reason = '年度评选'
  const inDays = (days: number) => dayOf(new Date(node.app.now().getTime() + days * dayMs))
  const saveGoal = (effectiveOn: string, goal: number, version = 0) =>
    callRaw(node, operator, StaffMedal.SaveGoal, { id: 'macro', tier: 1, effectiveOn, goal, version, reason })
  expect((await saveGoal(inDays(-1), 5)).body.error?.details).toHaveProperty('fields.effectiveOn')
  expect((await saveGoal(inDays(1), 50)).body.error?.details).toHaveProperty(
    'fields.goal',
    artSentences.order,
  )
  expect((await saveGoal(inDays(1), 5)).body.error).toBeNull()
  expect((await saveGoal(inDays(1), 6)).body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  const medals = await readAll((cursor) => callAs(node, operator, StaffMedal.GetList, { cursor }))
  expect(medals).toHaveLength(38)
  const macro = medals.find(({ id }) => id === 'macro')
  expect(macro?.goals.filter(({ tier }) => tier === 1)).toMatchObject([
    { goal: 10, isCurrent: true },
    { goal: 5, isCurrent: false, effectiveOn: inDays(1) },
  ])

  await callAs(node, operator, StaffMedal.Grant, { id: 'macro', tier: 2, memberId, reason })
  const again = await callRaw(node, operator, StaffMedal.Grant, { id: 'macro', tier: 1, memberId, reason })
  expect(again.body.error?.details).toHaveProperty('fields.memberId', artSentences.hasIt)
  await callAs(node, member, Achievement.Used, { id: 'macro' })
  await callAs(node, operator, StaffMedal.Revoke, { id: 'macro', memberId, reason })
  const home = () => callAs(node, member, UserInfo.GetUserHome, { userId: memberId })
  expect(await home()).toMatchObject({ usedAchievementSrc: null })
  await publishTen(member, { topicIds: ['macro'], editorPick: true })
  await grant(member)
  expect(await wonBy(member)).not.toHaveProperty('macro')
  const owners = (keyword: string) => callAs(node, operator, StaffMedal.GetOwners, { id: 'macro', keyword })
  expect((await owners(memberId)).items).toMatchObject([
    { tier: 2, byStaff: true, revokedTime: expect.any(String) },
    { tier: 1, byStaff: true, revokedTime: expect.any(String) },
  ])
  const paged = await readAll((cursor) =>
    callAs(node, operator, StaffMedal.GetOwners, { id: 'shutter', maxResultCount: 1, cursor }),
  )
  expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length)
  expect(paged.length).toBeGreaterThan(1)

  const saveRule = (effectiveOn: string, version = 0) =>
    callRaw(node, operator, StaffFrame.SaveRule, {
      id: 'level7',
      effectiveOn,
      goal: 8,
      validDays: 30,
      version,
      reason,
    })
  expect((await saveRule(inDays(-1))).body.error?.details).toHaveProperty('fields.effectiveOn')
  expect((await saveRule(inDays(1))).body.error).toBeNull()
  expect((await saveRule(inDays(1))).body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  const frames = await readAll((cursor) => callAs(node, operator, StaffFrame.GetList, { cursor }))
  expect(frames.find(({ id }) => id === 'level7')?.rules).toMatchObject([
    { goal: 7, validDays: null, isCurrent: true },
    { goal: 8, validDays: 30, isCurrent: false, effectiveOn: inDays(1) },
  ])
  const shown = async () => (await callAs(node, member, ProfileFrame.Detail, { id: 'level7' })).progress?.goal
  expect(await shown()).toBe(7)
  node.advance(dayMs)
  expect(await shown()).toBe(8)
  node.advance(-dayMs)

  const giveFrame = (days: number | null) =>
    callRaw(node, operator, StaffFrame.Grant, { id: 'annual', memberId, days, reason })
  expect((await giveFrame(365)).body.error).toBeNull()
  await callAs(node, member, ProfileFrame.Used, { id: 'annual' })
  await callAs(node, operator, StaffFrame.Revoke, { id: 'annual', memberId, reason })
  expect(await home()).toMatchObject({ usedFrameSrc: null })
  expect((await giveFrame(null)).body.error).toBeNull()
  expect((await giveFrame(7)).body.error?.details).toHaveProperty('fields.memberId', artSentences.hasIt)
  expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['medal.won', 'medal.revoked', 'frame.won', 'frame.revoked']),
  )
  const { items: acts } = await callAs(node, operator, StaffAudit.GetList, { maxResultCount: 20 })
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining([
      'medal.goalSaved',
      'medal.granted',
      'medal.revoked',
      'frame.granted',
      'frame.revoked',
    ]),
  )
})
