import {
  Activity,
  Contest,
  errorCatalogue,
  Jury,
  NewPublish,
  Notice,
  StaffContest,
  type MethodInput,
} from '@guangquan/contract'
import { computeResult, readMarkSheet, sha256Of } from '@guangquan/rules/contest/mark-sheet'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleDue, watchContests } from './contest.jobs.ts'
import {
  buildContest,
  buildEntry,
  buildJudge,
  buildRound,
  contestInput,
  dayMs,
  hourMs,
  openRules,
  openVote,
  schedule,
  type BuiltContest,
} from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
  await setConfig(node, 'features', { matchEntry: true })
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const reason = '主办方核对过'
const refusal = (name: keyof typeof errorCatalogue) => expect.objectContaining({ code: errorCatalogue[name].code })
const pass = () => settleDue(jobCtxOf(node.app))
const detail = (who: Browser | null, id: string) => callAs(node, who, Activity.GetPhotoContestDetail, { id })
const entryBody = (contest: BuiltContest, fileId: string): MethodInput<typeof NewPublish.Publish> => ({
  publishType: 5,
  title: '栈桥有雾',
  text: '雾里只看得见二十米。',
  matchId: contest.id,
  groupId: contest.groupId,
  pictures: [{ fileId }],
  originalDeclared: true,
  agreeTerms: true,
})
const enter = async (who: Browser, contest: BuiltContest, more: object = {}) =>
  callAs(node, who, NewPublish.Publish, { ...entryBody(contest, await buildFile(node, who)), ...more })
const ownEntries = async (who: Browser, matchId: string) =>
  (await callAs(node, who, Contest.GetMyEntries, { matchId })).items
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
/** Staff, and somebody, whose sessions are of now. */
const atDesk = () => signInStaff(node, staff)
const again = (who: Browser) => signIn(node, who.userId)

test('an entry waits for the first audit, is passed, and stands on the wall; its number follows the order', async () => {
  const contest = await buildContest(node, 1)
  const [first, second] = [await buildMember(node), await buildMember(node)]
  const post = await enter(first, contest)
  expect(post.status).toBe(1)
  await enter(second, contest)
  expect(await ownEntries(first, contest.id)).toMatchObject([
    { state: 1, number: '001', mayWithdraw: true, publishId: post.id, verdicts: [[{ rule: 'format', level: 'green' }, {}]] },
  ])
  const wall = () => callAs(node, null, Contest.GetEntryList, { matchId: contest.id })
  expect((await wall()).items).toEqual([])
  const queue = await callAs(node, staff, StaffContest.GetEntries, { contestId: contest.id, state: 1 })
  expect(queue.items.map(({ number }) => number)).toEqual(['001', '002'])
  const ids = queue.items.map(({ id }) => id)
  expect(await callAs(node, staff, StaffContest.DecideEntries, { ids, act: 'pass', reason })).toEqual({ changed: 2 })
  expect((await wall()).items).toHaveLength(2)
  expect(await callAs(node, null, NewPublish.Detail, { id: post.id })).toMatchObject({
    match: { id: contest.id, number: '001', entryStatus: 2 },
  })
  expect(await detail(first, contest.id)).toMatchObject({
    state: 3,
    entryCount: 2,
    shownCount: 2,
    viewer: { entries: 1, entriesLeft: 4, mayEnter: true },
  })
})

test('rules refuse what is red, no more entries than allowed, none outside of the time, and none with a watermark', async () => {
  const contest = await buildContest(node, 1, { entries_max: 1 })
  const who = await buildMember(node)
  await expect(enter(who, contest, { aiMark: 3 })).rejects.toEqual(refusal('EntryRefused'))
  const marked = [{ fileId: await buildFile(node, who), watermark: 1 as const }]
  await expect(enter(who, contest, { pictures: marked })).rejects.toEqual(refusal('BadInput'))
  await enter(who, contest)
  await expect(enter(who, contest)).rejects.toEqual(refusal('EntryRefused'))
  const late = await buildContest(node, schedule.collectEnd + 1)
  await expect(enter(who, late)).rejects.toEqual(refusal('ApplyClosed'))
  await setConfig(node, 'features', { matchEntry: false })
  await expect(enter(await buildMember(node), contest)).rejects.toEqual(refusal('ApplyClosed'))
  await setConfig(node, 'features', { matchEntry: true })
})

test('the same photograph is refused in a second entry, also of somebody else', async () => {
  const contest = await buildContest(node, 1)
  const rules = { ...openRules, duplicate: true }
  await node.app.db
    .updateTable('contest')
    .set({ rules: JSON.stringify(rules) })
    .where('id', '=', contest.id)
    .execute()
  const [author, thief] = [await buildMember(node), await buildMember(node)]
  const sha256 = Buffer.from(contest.id)
  const copy = async (who: Browser) => {
    const fileId = await buildFile(node, who)
    await node.app.db.updateTable('stored_file').set({ sha256 }).where('id', '=', fileId).execute()
    return callAs(node, who, NewPublish.Publish, entryBody(contest, fileId))
  }
  await copy(author)
  await expect(copy(author)).rejects.toEqual(refusal('EntryRefused'))
  await expect(copy(thief)).rejects.toEqual(refusal('EntryRefused'))
  const [own] = await ownEntries(author, contest.id)
  await callAs(node, author, Contest.WithdrawEntry, { entryId: own?.id ?? '' })
  expect(await ownEntries(author, contest.id)).toMatchObject([{ state: 5 }])
  expect(await copy(author)).toMatchObject({ status: 1 })
})

test('a returned entry is corrected and sent again within 48 hours, or is refused', async () => {
  const contest = await buildContest(node, 1)
  const who = await buildMember(node)
  for (const _ of [1, 2]) await enter(who, contest)
  const [late, corrected] = await ownEntries(who, contest.id)
  if (late === undefined || corrected === undefined) throw new Error('no entries')
  const ids = [late.id, corrected.id]
  await callAs(node, staff, StaffContest.DecideEntries, { ids, act: 'return', code: 1, reason: '作品说明太短' })
  expect(await noticesOf(who)).toContain('contest.returned')
  const post = { publishType: 5 as const, title: '栈桥晨雾', text: '雾散之前的一刻。' }
  await callAs(node, who, NewPublish.EditPublish, { ...post, id: corrected.publishId ?? '' })
  expect(await callAs(node, who, Contest.Resubmit, { entryId: corrected.id })).toMatchObject({
    state: 1,
    title: '栈桥晨雾',
    reason: null,
  })
  node.advance(49 * hourMs)
  await pass()
  expect(await ownEntries(who, contest.id)).toMatchObject([{ state: 4, reason: 1 }, { state: 1 }])
  await expect(callAs(node, who, Contest.Resubmit, { entryId: late.id })).rejects.toEqual(refusal('NotAllowedNow'))
})

test('votes: the quota of a day in Shanghai, one for an entry, undone and given again, hidden at the end', async () => {
  const contest = await buildContest(node, 13, { votes_per_day: 2 })
  const [author, voter, outsider] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const entries = await Promise.all([1, 2, 3].map(() => buildEntry(node, contest, { author })))
  const [a = '', b = '', c = ''] = entries
  await openVote(node, contest.id, [author, voter])
  const vote = (who: Browser, entryId: string) => callAs(node, who, Contest.Vote, { entryId })
  expect(await vote(voter, a)).toEqual({ isVoted: true, votesLeft: 1, votes: 1 })
  await expect(vote(voter, a)).rejects.toEqual(refusal('VotedToday'))
  expect(await vote(voter, b)).toMatchObject({ votesLeft: 0 })
  await expect(vote(voter, c)).rejects.toEqual(refusal('VotesUsed'))
  await expect(vote(author, a)).rejects.toEqual(refusal('NotEligible'))
  await expect(vote(outsider, a)).rejects.toEqual(refusal('NotEligible'))
  expect(await callAs(node, voter, Contest.UndoVote, { entryId: a })).toEqual({
    isVoted: false,
    votesLeft: 1,
    votes: 0,
  })
  await expect(callAs(node, voter, Contest.UndoVote, { entryId: a })).rejects.toEqual(refusal('NotAllowedNow'))
  expect(await vote(voter, a)).toMatchObject({ votes: 1 })
  expect(await detail(voter, contest.id)).toMatchObject({ viewer: { votesLeft: 0, voteObstacle: 'quota' } })
  node.advance(dayMs)
  expect(await vote(voter, a)).toMatchObject({ votes: 2, votesLeft: 1 })
  // The last day: nobody sees counts, and votes go on.
  node.setNow(new Date(contest.start.getTime() + schedule.voteEnd * dayMs - hourMs))
  expect(await vote(voter, a)).toMatchObject({ votes: null })
  node.advance(2 * hourMs)
  await expect(vote(voter, b)).rejects.toEqual(refusal('VoteEnded'))
  const wall = await callAs(node, voter, Contest.GetEntryList, { matchId: contest.id, sort: 'new' })
  expect(wall.items.find(({ id }) => id === a)).toMatchObject({ votes: 3 })
})

test('accounts that joined late change nothing, and suspicious votes are counted apart until staff lift that', async () => {
  const contest = await buildContest(node, schedule.voteStart - 1)
  const author = await buildMember(node)
  const entryId = await buildEntry(node, contest, { author })
  const voters = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
  node.advance(dayMs)
  const farm = await Promise.all(
    Array.from({ length: 20 }, () => buildMember(node, { createdAt: node.app.now() })),
  )
  await pass()
  for (const who of farm)
    await expect(callAs(node, who, Contest.Vote, { entryId })).rejects.toEqual(refusal('NotEligible'))
  for (const who of voters) await callAs(node, who, Contest.Vote, { entryId })
  // One address and one browser, one hour, one author.
  await watchContests(jobCtxOf(node.app))
  const desk = await atDesk()
  const report = () => callAs(node, desk, StaffContest.GetVotes, { contestId: contest.id })
  expect(await report()).toMatchObject({ voters: 6, all: 6, clean: 0 })
  const [first] = voters
  await callAs(node, desk, StaffContest.LiftFlag, { contestId: contest.id, memberId: first?.userId ?? '', reason })
  expect(await report()).toMatchObject({ all: 6, clean: 1 })
  await watchContests(jobCtxOf(node.app))
  expect(await report()).toMatchObject({ all: 6, clean: 1 })
  await callAs(node, first ?? null, Contest.UndoVote, { entryId })
  expect(await report()).toMatchObject({ all: 5, clean: 0 })
})

test('neither votes nor marks are changed by anybody, and nobody joins a frozen electorate', async () => {
  const contest = await buildContest(node, 13)
  const [author, voter] = [await buildMember(node), await buildMember(node)]
  const entryId = await buildEntry(node, contest, { author })
  await openVote(node, contest.id, [voter])
  await callAs(node, voter, Contest.Vote, { entryId })
  const { db } = node.app
  const ballots = db.updateTable('contest_ballot').set({ turn: 3 }).where('entry_id', '=', entryId)
  await expect(ballots.execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('contest_ballot').where('entry_id', '=', entryId).execute()).rejects.toThrow('append-only')
  const late = { contest_id: contest.id, member_id: author.userId }
  await expect(db.insertInto('contest_elector').values(late).execute()).rejects.toThrow('frozen')
  await expect(
    db.updateTable('contest').set({ electors_at: null }).where('id', '=', contest.id).execute(),
  ).rejects.toThrow('frozen')
})

/** A contest in its jury phase, with judges who accepted and entries by one author each. */
async function buildJury(judges: number, entries: number) {
  const contest = await buildContest(node, 13, { kind: 3 })
  const people = await Promise.all(Array.from({ length: entries }, () => buildMember(node)))
  const entryIds: string[] = []
  for (const author of people) entryIds.push(await buildEntry(node, contest, { author }))
  const desks = await Promise.all(Array.from({ length: judges }, () => buildStaff(node, ['judge'])))
  for (const { staffId } of desks) await buildJudge(node, contest, { staffId })
  return { contest, people, entryIds, desks }
}

const mark = (desk: StaffBrowser, ids: { roundId: string; entryId: string }, halves: number[]) =>
  callAs(node, desk, Jury.Score, { ...ids, halves, shownMs: 30_000, comment: '光线很好' })

test('a judge sees no name, no vote, and no mark of others in any answer', async () => {
  const { contest, people, entryIds, desks } = await buildJury(3, 3)
  const [judge, other] = desks
  const [entryId = ''] = entryIds
  if (judge === undefined || other === undefined) throw new Error('no judges')
  await openVote(node, contest.id, [])
  await node.app.db.updateTable('contest_entry').set({ votes: 77_123 }).where('id', '=', entryId).execute()
  const roundId = await buildRound(node, contest.id, { quorum: 2 })
  await callAs(node, staff, StaffContest.OpenRound, { roundId, reason })
  await mark(other, { roundId, entryId }, [19, 3])
  const answers = [
    await callAs(node, judge, Jury.GetInvitations, {}),
    await callAs(node, judge, Jury.GetRounds, {}),
    await callAs(node, judge, Jury.GetTasks, { roundId }),
    await callAs(node, judge, Jury.GetTask, { roundId, entryId }),
    await mark(judge, { roundId, entryId }, [12, 14]),
  ]
  const names = await node.app.db
    .selectFrom('member')
    .where(
      'id',
      'in',
      people.map(({ userId }) => userId),
    )
    .select('nick_name')
    .execute()
  const json = JSON.stringify(answers)
  const hidden = [
    ...people.map(({ userId }) => userId),
    ...names.map((row) => row.nick_name),
    '77123',
    'photo.jpg',
    'avatar',
    '"halves":[19,3]',
  ]
  for (const text of hidden) expect(json).not.toContain(text)
  expect(await callAs(node, judge, Jury.GetTasks, { roundId, open: true })).toMatchObject({ totalCount: 2 })
  expect((await callAs(node, judge, Jury.GetRounds, {})).items).toMatchObject([{ due: 3, marked: 1, left: 2, percent: 33 }])
})

test('a judge’s own work and those of people they follow do not come to them; one who leaves counts no longer', async () => {
  const { contest, people, entryIds, desks } = await buildJury(3, 3)
  const [judge] = desks
  const [own, friend] = people
  if (judge === undefined || own === undefined || friend === undefined) throw new Error('no people')
  const asMember = { member_id: own.userId }
  await node.app.db.updateTable('contest_judge').set(asMember).where('staff_id', '=', judge.staffId).execute()
  await node.app.db
    .insertInto('follow')
    .values({ follower_id: own.userId, followed_id: friend.userId, created_at: node.app.now() })
    .execute()
  const roundId = await buildRound(node, contest.id, { quorum: 2 })
  await callAs(node, staff, StaffContest.OpenRound, { roundId, reason })
  expect((await callAs(node, judge, Jury.GetRounds, {})).items).toMatchObject([{ due: 1, recused: 2, left: 1 }])
  await expect(mark(judge, { roundId, entryId: entryIds[0] ?? '' }, [10, 10])).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(
    callAs(node, staff, StaffContest.FreezeRound, { roundId, reason }),
  ).rejects.toEqual(refusal('QuorumMissed'))
  for (const desk of desks)
    for (const entryId of entryIds.slice(2)) await mark(desk, { roundId, entryId }, [10, 10])
  for (const desk of desks.slice(1))
    for (const entryId of entryIds.slice(0, 2)) await mark(desk, { roundId, entryId }, [12, 10])
  const jury = await callAs(node, staff, StaffContest.GetJury, { contestId: contest.id })
  expect(jury.rounds).toMatchObject([{ entries: 3, short: 0 }])
  const left = jury.judges.find(({ staffId }) => staffId === desks[2]?.staffId)
  await callAs(node, staff, StaffContest.EndJudge, { judgeId: left?.id ?? '', version: left?.version ?? 0, reason })
  await expect(
    callAs(node, staff, StaffContest.FreezeRound, { roundId, reason }),
  ).rejects.toEqual(refusal('QuorumMissed'))
  await callAs(node, staff, StaffContest.FreezeRound, { roundId, withShort: true, reason })
  await expect(mark(judge, { roundId, entryId: entryIds[2] ?? '' }, [1, 1])).rejects.toEqual(refusal('NotAllowedNow'))
})

/** Marks a jury’s works so that the first entry is the best, and ends the round. */
async function judgeAll({ contest, entryIds, desks }: Awaited<ReturnType<typeof buildJury>>) {
  const roundId = await buildRound(node, contest.id, { quorum: 3 })
  await callAs(node, staff, StaffContest.OpenRound, { roundId, reason })
  for (const [place, desk] of desks.entries())
    for (const [index, entryId] of entryIds.entries())
      await mark(desk, { roundId, entryId }, [18 - 3 * index - place, 16 - 2 * index])
  await callAs(node, staff, StaffContest.FreezeRound, { roundId, reason })
}

test('the result follows from the published sheet, prizes are issued once, and anybody verifies a certificate', async () => {
  const built = await buildJury(3, 3)
  const { contest, people, entryIds } = built
  const [winner, second] = people
  if (winner === undefined || second === undefined) throw new Error('no people')
  await openVote(node, contest.id, [])
  await judgeAll(built)
  const read = () => callAs(node, null, Contest.GetResult, { matchId: contest.id })
  await expect(read()).rejects.toEqual(refusal('ContentNotFound'))
  node.setNow(new Date(contest.start.getTime() + schedule.noticeStart * dayMs + hourMs))
  await pass()
  const result = await read()
  expect(result).toMatchObject({ contest: { state: 7 }, awards: [{ prizeName: '金镜头', certificate: null }] })
  expect(result.awards[0]?.entry.id).toBe(entryIds[0])
  const { text, sha256 } = await callAs(node, null, Contest.GetMarkSheet, { matchId: contest.id })
  expect(await sha256Of(text)).toBe(sha256)
  expect(sha256).toBe(result.sha256)
  const sheet = readMarkSheet(text)
  if (sheet === null) throw new Error('unreadable')
  expect(computeResult(sheet).awards.map(({ entry }) => entry)).toEqual(['001'])
  for (const { userId } of people) expect(text).not.toContain(userId)
  const objection = '评分表里第二名的照片和去年的一件几乎相同，请核对。'
  const sent = await callAs(node, await again(second), Contest.Objection, { matchId: contest.id, text: objection })
  node.setNow(new Date(contest.start.getTime() + schedule.noticeEnd * dayMs + hourMs))
  await pass()
  expect(await read()).toMatchObject({ contest: { state: 7 } })
  const desk = await atDesk()
  const answer = { id: sent.id, version: 1, uphold: false, reason: '原图和时间都核对过，没有问题。' }
  await callAs(node, desk, StaffContest.AnswerObjection, answer)
  const published = await read()
  expect(published).toMatchObject({ contest: { state: 8 } })
  const code = published.awards[0]?.certificate ?? ''
  await Promise.all([pass(), pass()])
  expect((await read()).awards[0]?.certificate).toBe(code)
  const lines = await node.app.db
    .selectFrom('coin_tx')
    .where('biz_type', '=', 'contest')
    .where('member_id', '=', winner.userId)
    .selectAll()
    .execute()
  expect(lines.map(({ amount }) => amount)).toEqual([500])
  expect(await callAs(node, null, Contest.GetCertificate, { certificate: code })).toMatchObject({ prizeName: '金镜头', isValid: true })
  await expect(callAs(node, null, Contest.GetCertificate, { certificate: '2026-AAAAAAAAAAAA' })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  expect(await noticesOf(await again(winner))).toContain('contest.won')
  expect(await noticesOf(await again(second))).toEqual(expect.arrayContaining(['contest.published', 'contest.answered']))
})

test('an upheld objection moves the next in rank, and everybody reads that it was computed anew', async () => {
  const built = await buildJury(3, 3)
  const { contest, people, entryIds } = built
  const [, second] = people
  if (second === undefined) throw new Error('no people')
  await openVote(node, contest.id, [])
  await judgeAll(built)
  node.setNow(new Date(contest.start.getTime() + schedule.noticeStart * dayMs + hourMs))
  await pass()
  const before = await callAs(node, null, Contest.GetResult, { matchId: contest.id })
  const text = '这件作品的天空是用生成式工具替换的，原图里没有这些云。'
  const input = { matchId: contest.id, entryId: entryIds[0] ?? '', text }
  const { id } = await callAs(node, await again(second), Contest.Objection, input)
  const desk = await atDesk()
  await callAs(node, desk, StaffContest.AnswerObjection, {
    id,
    version: 1,
    uphold: true,
    disqualify: 9,
    reason: '原图核对后成立。',
  })
  const after = await callAs(node, null, Contest.GetResult, { matchId: contest.id })
  expect(after.awards[0]?.entry.id).toBe(entryIds[1])
  expect(after.sha256).not.toBe(before.sha256)
  expect((await detail(null, contest.id)).changes).toHaveLength(1)
})

test('staff write, announce, hold and release a contest; once it collects only favours are saved, and shown', async () => {
  const input = contestInput(node.app.now())
  const made = await callAs(node, staff, StaffContest.Create, input)
  await expect(detail(null, made.id)).rejects.toEqual(refusal('ContentNotFound'))
  const token = new URLSearchParams(made.previewPath.split('?')[1]).get('previewToken') ?? ''
  expect(
    await callAs(node, null, Activity.GetPhotoContestPreview, { id: made.id, previewToken: token }),
  ).toMatchObject({ state: 0 })
  const act = async (desk: StaffBrowser, name: 'announce' | 'hold' | 'release' | 'cancel') => {
    const { version } = await callAs(node, desk, StaffContest.GetDetail, { id: made.id })
    return callAs(node, desk, StaffContest.SetState, { id: made.id, version, act: name, reason: '按计划' })
  }
  expect(await act(staff, 'announce')).toMatchObject({ state: 2 })
  node.advance(2 * dayMs)
  const desk = await atDesk()
  const now = await callAs(node, desk, StaffContest.GetDetail, { id: made.id })
  expect(now).toMatchObject({ state: 3, may: { onlyFavours: true } })
  const parts = {
    groups: now.groups.map(({ id, name }) => ({ id, name })),
    prizes: now.prizes.map(({ id, name, basis, count, coins }) => ({ id, name, basis, count, coins, group: null })),
  }
  const save = (more: object, version: number) =>
    callAs(node, desk, StaffContest.Save, { ...input, ...parts, ...more, id: made.id, version })
  await expect(save({ entriesMax: 3 }, now.version)).rejects.toEqual(refusal('BadInput'))
  await expect(save({ weightJudge: 50 }, now.version)).rejects.toEqual(refusal('BadInput'))
  const saved = await save({ entriesMax: 6 }, now.version)
  expect(saved.changes).toMatchObject([{ text: expect.stringContaining('6') }])
  await act(desk, 'hold')
  node.advance(5 * dayMs)
  const later = await atDesk()
  const released = await act(later, 'release')
  expect(Date.parse(released.times.collectEnd) - Date.parse(input.collectEnd)).toBe(5 * dayMs)
  expect(released.state).toBe(3)
  const who = await buildMember(node)
  await buildEntry(node, { ...made, groupId: made.groups[0]?.id ?? '', prizeId: uuid(), start: new Date() }, { author: who })
  expect(await act(later, 'cancel')).toMatchObject({ state: 10 })
  expect(await noticesOf(who)).toContain('contest.cancelled')
})
