import { Activity, Contest, errorCatalogue, Jury, Notice, StaffContest } from '@guangquan/contract'
import { computeResult, readMarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sha256 as sha256Of } from '../../crypto/verifiable-seed.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleDue } from './contest.jobs.ts'
import {
  buildContest,
  buildEntry,
  buildJudge,
  buildRound,
  dayMs,
  hourMs,
  openVote,
  schedule,
} from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const reason = '主办方核对过'
const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const pass = () => settleDue(jobCtxOf(node.app))
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
/** Staff, and somebody, whose sessions are of now. */
const atDesk = () => signInStaff(node, staff)
const again = (who: Browser) => signIn(node, who.userId)

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

test('a judge sees no name, no vote, and no mark of others in the response of any call', async () => {
  const { contest, people, entryIds, desks } = await buildJury(3, 3)
  const [judge, other] = desks
  const [entryId = ''] = entryIds
  if (judge === undefined || other === undefined) throw new Error('no judges')
  await openVote(node, contest.id, [])
  await node.app.db.updateTable('contest_entry').set({ votes: 77_123 }).where('id', '=', entryId).execute()
  const roundId = await buildRound(node, contest.id, { quorum: 2 })
  await callAs(node, staff, StaffContest.OpenRound, { roundId, reason })
  await mark(other, { roundId, entryId }, [19, 3])
  const invited = await buildContest(node, 13, { kind: 3, title: '另一个影赛' })
  const invitation = await buildJudge(node, invited, { staffId: judge.staffId, state: 1 })
  const responses: Record<keyof typeof Jury, unknown> = {
    GetInvitations: await callAs(node, judge, Jury.GetInvitations, {}),
    Answer: await callAs(node, judge, Jury.Answer, {
      id: invitation,
      version: 1,
      accept: true,
      conflict: '没有',
    }),
    GetRounds: await callAs(node, judge, Jury.GetRounds, {}),
    GetTasks: await callAs(node, judge, Jury.GetTasks, { roundId }),
    GetTask: await callAs(node, judge, Jury.GetTask, { roundId, entryId }),
    Score: await mark(judge, { roundId, entryId }, [12, 14]),
    Recuse: await callAs(node, judge, Jury.Recuse, { roundId, entryId: entryIds[2] ?? '' }),
  }
  const names = await node.app.db
    .selectFrom('member')
    .where(
      'id',
      'in',
      people.map(({ userId }) => userId),
    )
    .select('nick_name')
    .execute()
  const json = JSON.stringify(responses)
  const hidden = [
    ...people.map(({ userId }) => userId),
    ...names.map((row) => row.nick_name),
    '77123',
    'photo.jpg',
    'avatar',
    '"halves":[19,3]',
  ]
  for (const text of hidden) expect(json).not.toContain(text)
  expect(await callAs(node, judge, Jury.GetTasks, { roundId, open: true })).toMatchObject({ totalCount: 1 })
  expect((await callAs(node, judge, Jury.GetRounds, {})).items).toMatchObject([
    { due: 2, recused: 1, marked: 1, left: 1, percent: 50 },
  ])
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
  expect((await callAs(node, judge, Jury.GetRounds, {})).items).toMatchObject([
    { due: 1, recused: 2, left: 1 },
  ])
  await expect(mark(judge, { roundId, entryId: entryIds[0] ?? '' }, [10, 10])).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  await expect(callAs(node, staff, StaffContest.FreezeRound, { roundId, reason })).rejects.toEqual(
    refusal('QuorumMissed'),
  )
  for (const desk of desks)
    for (const entryId of entryIds.slice(2)) await mark(desk, { roundId, entryId }, [10, 10])
  for (const desk of desks.slice(1))
    for (const entryId of entryIds.slice(0, 2)) await mark(desk, { roundId, entryId }, [12, 10])
  const jury = await callAs(node, staff, StaffContest.GetJury, { contestId: contest.id })
  expect(jury.rounds).toMatchObject([{ entries: 3, short: 0 }])
  const left = jury.judges.find(({ staffId }) => staffId === desks[2]?.staffId)
  await callAs(node, staff, StaffContest.EndJudge, {
    judgeId: left?.id ?? '',
    version: left?.version ?? 0,
    reason,
  })
  await expect(callAs(node, staff, StaffContest.FreezeRound, { roundId, reason })).rejects.toEqual(
    refusal('QuorumMissed'),
  )
  await callAs(node, staff, StaffContest.FreezeRound, { roundId, withShort: true, reason })
  await expect(mark(judge, { roundId, entryId: entryIds[2] ?? '' }, [1, 1])).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
})

/** Marks a jury’s works so that the first entry is the best, and ends the round. */
async function judgeAll({
  contest,
  entryIds,
  desks,
}: Awaited<ReturnType<typeof buildJury>>): Promise<string> {
  const roundId = await buildRound(node, contest.id, { quorum: 3 })
  await callAs(node, staff, StaffContest.OpenRound, { roundId, reason })
  for (const [place, desk] of desks.entries())
    for (const [index, entryId] of entryIds.entries())
      await mark(desk, { roundId, entryId }, [18 - 3 * index - place, 16 - 2 * index])
  await callAs(node, staff, StaffContest.FreezeRound, { roundId, reason })
  return roundId
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
  expect(result).toMatchObject({
    contest: { state: 7 },
    awards: [{ prizeName: '金镜头', certificate: null }],
  })
  expect(result.awards[0]?.entry.id).toBe(entryIds[0])
  const { text, sha256 } = await callAs(node, null, Contest.GetMarkSheet, { matchId: contest.id })
  expect(sha256Of(text)).toBe(sha256)
  expect(sha256).toBe(result.sha256)
  const sheet = readMarkSheet(text)
  if (sheet === null) throw new Error('unreadable')
  expect(computeResult(sheet).awards.map(({ entry }) => entry)).toEqual(['001'])
  for (const { userId } of people) expect(text).not.toContain(userId)
  const objection = '评分表里第二名的照片和去年的一件几乎相同，请核对。'
  const sent = await callAs(node, await again(second), Contest.Objection, {
    matchId: contest.id,
    text: objection,
  })
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
  expect(await callAs(node, null, Contest.GetCertificate, { certificate: code })).toMatchObject({
    prizeName: '金镜头',
    isValid: true,
  })
  await expect(
    callAs(node, null, Contest.GetCertificate, { certificate: '2026-AAAAAAAAAAAA' }),
  ).rejects.toEqual(refusal('ContentNotFound'))
  const marks = await callAs(node, await again(winner), Contest.GetMyMarks, { entryId: entryIds[0] ?? '' })
  expect(marks.marks.map(({ halves }) => halves[1])).toEqual([16, 16, 16])
  await expect(
    callAs(node, await again(second), Contest.GetMyMarks, { entryId: entryIds[0] ?? '' }),
  ).rejects.toEqual(refusal('ContentNotFound'))
  expect(await noticesOf(await again(winner))).toContain('contest.won')
  expect(await noticesOf(await again(second))).toEqual(
    expect.arrayContaining(['contest.published', 'contest.answered']),
  )
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
  expect((await callAs(node, null, Activity.GetPhotoContestDetail, { id: contest.id })).changes).toHaveLength(
    1,
  )
})

test('the jury’s words are kept when the result is computed anew, stand on the certificate, and stay as published', async () => {
  const built = await buildJury(3, 3)
  const { contest, people, entryIds } = built
  const [, second] = people
  if (second === undefined) throw new Error('no people')
  await openVote(node, contest.id, [])
  await judgeAll(built)
  node.setNow(new Date(contest.start.getTime() + schedule.noticeStart * dayMs + hourMs))
  await pass()
  const desk = await atDesk()
  const listed = (who: StaffBrowser) => callAs(node, who, StaffContest.GetAwards, { contestId: contest.id })
  const [award] = (await listed(desk)).items
  const words = '留白用得克制，视线停在该停的地方。'
  await callAs(node, desk, StaffContest.SetWords, { awardId: award?.id ?? '', words, reason: '评审团定稿' })
  const about = {
    matchId: contest.id,
    entryId: entryIds[2] ?? '',
    text: '第三名的照片在征稿开始以前就发表过，请核对拍摄时间。',
  }
  const { id } = await callAs(node, await again(second), Contest.Objection, about)
  const answer = { id, version: 1, uphold: true, disqualify: 4, reason: '核对后成立。' } as const
  await callAs(node, desk, StaffContest.AnswerObjection, answer)
  expect((await listed(desk)).items).toMatchObject([{ number: award?.number, words, certificate: null }])
  node.setNow(new Date(contest.start.getTime() + schedule.noticeEnd * dayMs + hourMs))
  await pass()
  const later = await atDesk()
  const [issued] = (await listed(later)).items
  const change = { awardId: issued?.id ?? '', words: '改一改。', reason: '评审团定稿' }
  await expect(callAs(node, later, StaffContest.SetWords, change)).rejects.toEqual(refusal('NotAllowedNow'))
  const certificate = issued?.certificate ?? ''
  expect(await callAs(node, null, Contest.GetCertificate, { certificate })).toMatchObject({
    words,
    isValid: true,
  })
})

test('a mark of a frozen round is corrected by two persons alone, in a row more, and everybody reads the note', async () => {
  const built = await buildJury(3, 3)
  const { contest } = built
  await openVote(node, contest.id, [])
  const roundId = await judgeAll(built)
  node.setNow(new Date(contest.start.getTime() + schedule.noticeStart * dayMs + hourMs))
  await pass()
  const before = await callAs(node, null, Contest.GetResult, { matchId: contest.id })
  const [desk, colleague] = [await atDesk(), await buildStaff(node, ['contestOperator'])]
  const jury = await callAs(node, desk, StaffContest.GetJury, { contestId: contest.id })
  const judgeId = jury.judges[0]?.id ?? ''
  const note = '评委把一项 3 分记成了 18 分'
  const input = { roundId, judgeId, number: 1, halves: [6, 16], note, reason }
  const { id } = await callAs(node, desk, StaffContest.RequestMark, input)
  await expect(callAs(node, colleague, StaffContest.RequestMark, input)).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  const decision = { id, approve: true, reason: '和评委核对过' }
  await expect(callAs(node, desk, StaffContest.DecideMark, decision)).rejects.toEqual(
    refusal('NotAllowedOnSelf'),
  )
  expect((await callAs(node, null, Contest.GetResult, { matchId: contest.id })).sha256).toBe(before.sha256)
  expect(await callAs(node, colleague, StaffContest.DecideMark, decision)).toMatchObject({
    state: 'approved',
  })
  await expect(callAs(node, colleague, StaffContest.DecideMark, decision)).rejects.toEqual(
    refusal('ChangedMeanwhile'),
  )
  const after = await callAs(node, null, Contest.GetResult, { matchId: contest.id })
  expect(after.sha256).not.toBe(before.sha256)
  const rows = await node.app.db
    .selectFrom('contest_mark')
    .innerJoin('contest_entry', 'contest_entry.id', 'entry_id')
    .where('round_id', '=', roundId)
    .where('judge_id', '=', judgeId)
    .where('number', '=', 1)
    .select(['turn', 'halves'])
    .orderBy('turn')
    .execute()
  expect(rows).toMatchObject([{ turn: 1 }, { turn: 2, halves: [6, 16] }])
  const { changes } = await callAs(node, null, Activity.GetPhotoContestDetail, { id: contest.id })
  expect(changes).toMatchObject([{ text: expect.stringContaining(note) }])
})
