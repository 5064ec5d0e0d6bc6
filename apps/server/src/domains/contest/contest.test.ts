import { Activity, Contest, errorCatalogue, NewPublish, Notice, StaffContest } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleDue, watchContests } from './contest.jobs.ts'
import {
  buildContest,
  buildEntry,
  contestInput,
  dayMs,
  entryBody,
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
const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const pass = () => settleDue(jobCtxOf(node.app))
const detail = (who: Browser | null, id: string) => callAs(node, who, Activity.GetPhotoContestDetail, { id })
const enter = async (who: Browser, contest: BuiltContest, more: object = {}) =>
  callAs(node, who, NewPublish.Publish, { ...entryBody(contest, await buildFile(node, who)), ...more })
const ownEntries = async (who: Browser, matchId: string) =>
  (await callAs(node, who, Contest.GetMyEntries, { matchId })).items
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
/** Staff whose session is of now. */
const atDesk = () => signInStaff(node, staff)

test('an entry waits for the first audit, is passed, and stands on the wall; its number follows the order', async () => {
  const contest = await buildContest(node, 1)
  const [first, second] = [await buildMember(node), await buildMember(node)]
  const post = await enter(first, contest)
  expect(post.status).toBe(1)
  await enter(second, contest)
  expect(await ownEntries(first, contest.id)).toMatchObject([
    {
      state: 1,
      number: '001',
      mayWithdraw: true,
      publishId: post.id,
      verdicts: [[{ rule: 'format', level: 'green' }, {}]],
    },
  ])
  const wall = () => callAs(node, null, Contest.GetEntryList, { matchId: contest.id })
  expect((await wall()).items).toEqual([])
  const queue = await callAs(node, staff, StaffContest.GetEntries, { contestId: contest.id, state: 1 })
  expect(queue.items.map(({ number }) => number)).toEqual(['001', '002'])
  const ids = queue.items.map(({ id }) => id)
  expect(await callAs(node, staff, StaffContest.DecideEntries, { ids, act: 'pass', reason })).toEqual({
    changed: 2,
  })
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

test('a photograph that looks like one of another entry is for a person to see', async () => {
  const contest = await buildContest(node, 1)
  const rules = JSON.stringify({ ...openRules, duplicate: true })
  await node.app.db.updateTable('contest').set({ rules }).where('id', '=', contest.id).execute()
  const enterAs = async (hash: string) => {
    const who = await buildMember(node)
    const fileId = await buildFile(node, who)
    await node.app.db
      .updateTable('stored_file')
      .set({ sha256: Buffer.from(fileId), picture_hash: hash })
      .where('id', '=', fileId)
      .execute()
    await callAs(node, who, NewPublish.Publish, entryBody(contest, fileId))
    return (await ownEntries(who, contest.id))[0]?.verdicts[0]?.find(({ rule }) => rule === 'duplicate')
  }
  // Hashes used in this contest only.
  expect(await enterAs('0f1e2d3c4b5a6978')).toMatchObject({ level: 'green' })
  expect(await enterAs('0f1e2d3c4b5a6977')).toMatchObject({ level: 'amber', code: 'similar', found: '001' })
  expect(await enterAs('f0e1d2c3b4a59687')).toMatchObject({ level: 'green' })
})

test('a returned entry is corrected and sent again within 48 hours, or is refused', async () => {
  const contest = await buildContest(node, 1)
  const who = await buildMember(node)
  for (const _ of [1, 2]) await enter(who, contest)
  const [late, corrected] = await ownEntries(who, contest.id)
  if (late === undefined || corrected === undefined) throw new Error('no entries')
  const ids = [late.id, corrected.id]
  await callAs(node, staff, StaffContest.DecideEntries, {
    ids,
    act: 'return',
    code: 1,
    reason: '作品说明太短',
  })
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
  await expect(callAs(node, who, Contest.Resubmit, { entryId: late.id })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
})

test('an original is asked for, sent and compared; one that is late, or sent while the contest is held, is refused', async () => {
  const contest = await buildContest(node, 11, { original_days: 5 })
  const [author, other] = [await buildMember(node), await buildMember(node)]
  const entryId = await buildEntry(node, contest, { author })
  const decide = (act: 'requestOriginal' | 'acceptOriginal') =>
    callAs(node, staff, StaffContest.DecideEntries, { ids: [entryId], act, reason })
  const original = async (who: Browser) => {
    const fileId = await buildFile(node, who)
    await node.app.db.updateTable('stored_file').set({ use_type: 34 }).where('id', '=', fileId).execute()
    return fileId
  }
  const send = (who: Browser, fileIds: string[]) =>
    callAs(node, who, Contest.UploadOriginal, { entryId, fileIds })
  const fileId = await original(author)
  await expect(send(author, [fileId])).rejects.toEqual(refusal('NotAllowedNow'))
  expect(await decide('requestOriginal')).toEqual({ changed: 1 })
  expect(await noticesOf(author)).toContain('contest.originalDue')
  await expect(send(other, [await original(other)])).rejects.toEqual(refusal('ContentNotFound'))
  await expect(send(author, [await original(other)])).rejects.toEqual(refusal('UploadNotFound'))
  expect(await send(author, [fileId])).toMatchObject({
    state: 8,
    originals: [
      {
        verdicts: [
          { what: 'captureTime', level: 'amber', code: 'missing' },
          { what: 'serial', code: 'missing' },
          { what: 'aspect', level: 'green', code: 'ok' },
          { what: 'picture', code: 'missing' },
        ],
      },
    ],
  })
  const second = await original(author)
  expect(await send(author, [fileId, second])).toMatchObject({ originals: [{}, {}] })
  expect(await send(author, [second])).toMatchObject({ originals: [{}] })
  const { db } = node.app
  const contestRow = db.updateTable('contest').where('id', '=', contest.id)
  await contestRow.set({ held_at: node.app.now(), hold_reason: '核对' }).execute()
  await expect(send(author, [second])).rejects.toEqual(refusal('NotAllowedNow'))
  await contestRow.set({ held_at: null, hold_reason: '' }).execute()
  expect(await decide('acceptOriginal')).toEqual({ changed: 1 })
  expect(await noticesOf(author)).toContain('contest.originalAccepted')
  await decide('requestOriginal')
  expect(await ownEntries(author, contest.id)).toMatchObject([{ state: 7, maySendOriginal: true }])
  node.advance(6 * dayMs)
  expect(await ownEntries(author, contest.id)).toMatchObject([{ state: 7, maySendOriginal: false }])
  await expect(send(author, [second])).rejects.toEqual(refusal('NotAllowedNow'))
  // A repeated request restarts the period.
  const ids = [entryId]
  await callAs(node, await atDesk(), StaffContest.DecideEntries, { ids, act: 'requestOriginal', reason })
  expect(await send(author, [second])).toMatchObject({ state: 8 })
})

test('votes: the quota of a day in Shanghai, one for an entry, undone and given again, hidden at the end', async () => {
  const contest = await buildContest(node, 13, { votes_per_day: 2 })
  const [author, voter, outsider] = [
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
  ]
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
  await expect(callAs(node, voter, Contest.UndoVote, { entryId: a })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  expect(await vote(voter, a)).toMatchObject({ votes: 1 })
  expect(await detail(voter, contest.id)).toMatchObject({ viewer: { votesLeft: 0, voteObstacle: 'quota' } })
  node.advance(dayMs)
  expect(await vote(voter, a)).toMatchObject({ votes: 2, votesLeft: 1 })
  // On the last day counts are hidden, while voting continues.
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
  await callAs(node, desk, StaffContest.LiftFlag, {
    contestId: contest.id,
    memberId: first?.userId ?? '',
    reason,
  })
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
  await expect(db.deleteFrom('contest_ballot').where('entry_id', '=', entryId).execute()).rejects.toThrow(
    'append-only',
  )
  const late = { contest_id: contest.id, member_id: author.userId }
  await expect(db.insertInto('contest_elector').values(late).execute()).rejects.toThrow('frozen')
  await expect(
    db.updateTable('contest').set({ electors_at: null }).where('id', '=', contest.id).execute(),
  ).rejects.toThrow('frozen')
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
    prizes: now.prizes.map(({ id, name, basis, count, coins }) => ({
      id,
      name,
      basis,
      count,
      coins,
      group: null,
    })),
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
  await buildEntry(
    node,
    { ...made, groupId: made.groups[0]?.id ?? '', prizeId: uuid(), start: new Date() },
    { author: who },
  )
  expect(await act(later, 'cancel')).toMatchObject({ state: 10 })
  expect(await noticesOf(who)).toContain('contest.cancelled')
})

test('time leads a contest without a jury through its states, from its announcement to the archive', async () => {
  const start = node.app.now().getTime() + dayMs
  const at = (days: number) => new Date(start + days * dayMs)
  const values = { judge_end: null, notice_start: at(schedule.voteEnd + 0.5), weight_judge: 0 }
  const contest = await buildContest(node, -1, values)
  const states = new Map([
    [-0.5, 2],
    [1, 3],
    [schedule.collectEnd + 1, 4],
    [schedule.voteStart + 1, 5],
    [schedule.voteEnd + 1, 7],
    // A notice that begins a day late lasts as long as it was announced.
    [schedule.noticeEnd + 2, 8],
    [schedule.noticeEnd + 100, 9],
  ])
  for (const [day, state] of states) {
    node.setNow(at(day))
    if (day === 1) await buildEntry(node, contest, { author: await buildMember(node) })
    // Late and doubled, it changes nothing.
    await Promise.all([pass(), pass()])
    expect(await detail(null, contest.id)).toMatchObject({ state })
    const { items } = await callAs(node, null, Contest.GetList, {})
    expect(items.find(({ id }) => id === contest.id)).toMatchObject({ state })
  }
})
