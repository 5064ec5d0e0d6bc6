import {
  Activity,
  Coin,
  enrolStates,
  errorCatalogue,
  Notice,
  Questionnaire,
  type MethodInput,
} from '@guangquan/contract'
import { says } from '@guangquan/rules/questionnaire/questionnaire-terms'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildActivity } from '../../testing/activities.ts'
import { buildCircle, buildCircleMember } from '../../testing/circles.ts'
import { performJobs } from '../../testing/perform-jobs.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { questionnaireManifest } from './questionnaire.manifest.ts'
import { hasAnswered } from './questionnaire.store.ts'
import { inviteJob, inviteMembers } from './invite-members.ts'
import { eraseParticipations, exportAnswersOf, exportParticipations } from './questionnaire.export.ts'
import { removeDrafts } from './questionnaire.jobs.ts'
import { settleAnswers } from './settle-answers.ts'
import { buildQuestionnaire, dayMs, fewAnswers, hourMs, withOther } from './testing/build-questionnaire.ts'

let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const salt = 'x'.repeat(22)
const read = (who: Browser, id: string) => callAs(node, who, Questionnaire.GetDetail, { id })
type Sent = MethodInput<typeof Questionnaire.Submit>['answers']

/** Answers after a minute, which is not too fast. */
async function submit(who: Browser, id: string, answers: Sent = fewAnswers, on: TestNode = node) {
  const { start } = await read(who, id)
  node.advance(60_000)
  return callUntilFree(on, who, Questionnaire.Submit, { id, answers, start, salt })
}
const settle = () =>
  settleAnswers({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(node)))
const rowOf = (id: string) =>
  node.app.db.selectFrom('questionnaire').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
/** Lets it end now. */
const end = (id: string) =>
  node.app.db.updateTable('questionnaire').set({ end_time: node.app.now() }).where('id', '=', id).execute()
const answersTo = async (id: string): Promise<unknown[]> =>
  (
    await node.app.db
      .selectFrom('questionnaire_answer')
      .where('questionnaire_id', '=', id)
      .select('answers')
      .execute()
  ).map(({ answers }) => answers)
const coinsOf = async (who: Browser) => (await callAs(node, who, Coin.GetBalance, {})).balance

test('a member answers once, is rewarded once, also for a copy, and sees the results', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node, { coins: 20 })
  const before = await coinsOf(who)
  expect(await read(who, id)).toMatchObject({ obstacle: null, hasAnswered: false, draft: null })
  expect(await submit(who, id)).toEqual({ coins: 20, giftTitle: '' })
  await expect(submit(who, id)).rejects.toEqual(refusal('AnsweredAlready'))
  expect(await read(who, id)).toMatchObject({ obstacle: 'answered', hasAnswered: true, start: '' })
  expect(await callAs(node, who, Questionnaire.GetResult, { id })).toMatchObject({ coins: 20 })

  const copy = await buildQuestionnaire(node, { coins: 20, origin_id: id })
  expect(await submit(who, copy)).toEqual({ coins: 0, giftTitle: '' })
  expect((await coinsOf(who)) - before).toBe(20)

  await settle()
  const { results } = await callAs(node, who, Questionnaire.GetResult, { id })
  expect(results).toMatchObject({ counted: 1, pending: 0 })
  expect(results?.questions.find(({ key }) => key === 'c')).toMatchObject({ answered: 1, mean: 4 })
})

test('answers of questions that are not shown are neither required nor stored; what an answer requires is', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node)
  await expect(submit(who, id, { a: { choices: ['no'] } })).rejects.toMatchObject({
    details: { fields: { 'answers.b': says.required } },
  })
  // The answer changed, so the text for the question that is no longer asked is dropped.
  await submit(who, id, { a: { choices: ['yes'] }, b: { text: '写过又不用了' }, c: { number: 4 } })
  expect(await answersTo(id)).toEqual([fewAnswers])
})

test('an answer must fit its question; a start that is not the own one is refused', async () => {
  const [who, other] = await people(2)
  if (who === undefined || other === undefined) throw new Error()
  const id = await buildQuestionnaire(node)
  await expect(submit(who, id, { a: { choices: ['maybe'] } })).rejects.toMatchObject({
    details: { fields: { 'answers.a': says.choice } },
  })
  const { start } = await read(other, id)
  await expect(
    callAs(node, who, Questionnaire.Submit, { id, answers: fewAnswers, start, salt }),
  ).rejects.toEqual(refusal('AnswerRefused'))
})

test('it opens and closes on time, and only for its audience', async () => {
  const who = await buildMember(node)
  const now = node.app.now().getTime()
  const at = (start: number, end: number) => ({
    start_time: new Date(now + start),
    end_time: new Date(now + end),
  })
  const obstacleOf = async (values: Parameters<typeof buildQuestionnaire>[1]) =>
    (await read(who, await buildQuestionnaire(node, values))).obstacle
  expect(await obstacleOf(at(hourMs, dayMs))).toBe('notOpen')
  expect(await obstacleOf(at(-dayMs, -1))).toBe('ended')
  expect(await obstacleOf({ stage: 2 })).toBe('closed')
  expect(await obstacleOf({ audience: 2, min_level: 9 })).toBe('audience')
  expect(await obstacleOf({ audience: 3 })).toBe('audience')
  await expect(read(who, await buildQuestionnaire(node, { stage: 0 }))).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  const closing = await buildQuestionnaire(node, at(-hourMs, 30_000))
  await expect(submit(who, closing)).rejects.toEqual(refusal('AnswerRefused'))
})

test('two hundred at once on two nodes for twenty places: twenty get one', async () => {
  const id = await buildQuestionnaire(node, { quota: 20, coins: 5 })
  const crowd = await people(200)
  const starts = await Promise.all(crowd.map(async (who) => ({ who, start: (await read(who, id)).start })))
  node.advance(60_000)
  const sent = await Promise.allSettled(
    starts.map(({ who, start }, at) =>
      callUntilFree(at % 2 === 0 ? node : second, who, Questionnaire.Submit, {
        id,
        answers: fewAnswers,
        start,
        salt,
      }),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.filter((reason) => reason.code !== errorCatalogue.PlacesFull.code)).toEqual([])
  expect((await rowOf(id)).submitted).toBe(20)
  expect(await answersTo(id)).toHaveLength(20)
}, 240_000)

test('one member who sends twice at once is counted and rewarded once', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node, { coins: 7 })
  const before = await coinsOf(who)
  const { start } = await read(who, id)
  node.advance(60_000)
  const body = { id, answers: fewAnswers, start, salt }
  const sent = await Promise.allSettled(
    [node, second, node, second].map((on) => callUntilFree(on, who, Questionnaire.Submit, body)),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await coinsOf(who)) - before).toBe(7)
  expect((await rowOf(id)).submitted).toBe(1)
})

test('a draft is kept for seven days', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node, { end_time: new Date(node.app.now().getTime() + 30 * dayMs) })
  await callAs(node, who, Questionnaire.SaveDraft, { id, answers: withOther })
  expect((await read(who, id)).draft).toMatchObject({ answers: withOther })
  const after = (ms: number) => new Date(node.app.now().getTime() + ms)
  await removeDrafts({ db: node.app.db, now: after(6 * dayMs) })
  expect((await read(who, id)).draft).not.toBeNull()
  await removeDrafts({ db: node.app.db, now: after(7 * dayMs + hourMs) })
  expect((await read(who, id)).draft).toBeNull()
})

test('who answers too fast is marked, and is not counted in results', async () => {
  const [slow, fast] = await people(2)
  if (slow === undefined || fast === undefined) throw new Error()
  const id = await buildQuestionnaire(node)
  await submit(slow, id)
  const { start } = await read(fast, id)
  await callAs(node, fast, Questionnaire.Submit, { id, answers: fewAnswers, start, salt })
  expect(await rowOf(id)).toMatchObject({ submitted: 2, careless: 1 })
  await settle()
  expect((await callAs(node, slow, Questionnaire.GetResult, { id })).results?.counted).toBe(1)
})

test('answers with a name are withdrawn until the end, and leave the results; the reward is not given again', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node, { coins: 9 })
  const before = await coinsOf(who)
  await submit(who, id)
  await settle()
  await callAs(node, who, Questionnaire.Withdraw, { id })
  expect((await rowOf(id)).submitted).toBe(0)
  expect(await answersTo(id)).toEqual([])
  await expect(callAs(node, who, Questionnaire.Withdraw, { id })).rejects.toEqual(refusal('NotAllowedNow'))
  expect(await submit(who, id, withOther)).toEqual({ coins: 0, giftTitle: '' })
  await settle()
  const result = await callAs(node, who, Questionnaire.GetResult, { id })
  expect(result.results).toMatchObject({ counted: 1 })
  expect(result.coins).toBe(9)
  expect((await coinsOf(who)) - before).toBe(9)
  await end(id)
  await expect(callAs(node, who, Questionnaire.Withdraw, { id })).rejects.toEqual(refusal('NotAllowedNow'))
})

test('another domain asks whether a member has answered: not before, and not after withdrawing', async () => {
  const [who, other] = await Promise.all([buildMember(node), buildMember(node)])
  const id = await buildQuestionnaire(node)
  const asked = () => Promise.all([who, other].map((one) => hasAnswered(node.app.db, one.userId, id)))
  expect(await asked()).toEqual([false, false])
  await submit(who, id)
  expect(await asked()).toEqual([true, false])
  await callAs(node, who, Questionnaire.Withdraw, { id })
  expect(await asked()).toEqual([false, false])
})

test('the list has what the caller may answer now, the earliest end first', async () => {
  const who = await buildMember(node)
  const now = node.app.now().getTime()
  const [late, soon] = [
    await buildQuestionnaire(node, { end_time: new Date(now + 9 * hourMs) }),
    await buildQuestionnaire(node, { end_time: new Date(now + 8 * hourMs) }),
  ]
  const hidden = await buildQuestionnaire(node, { audience: 2, min_level: 10 })
  const ids = async () =>
    (await callAs(node, who, Questionnaire.GetList, { maxResultCount: 50 })).items.map(({ id }) => id)
  const activityId = await buildActivity(node)
  const attended = await buildQuestionnaire(node, { audience: 4, activity_id: activityId })
  const ofActivity = async () =>
    (await callAs(node, who, Questionnaire.GetList, { activityId })).items.map(({ id }) => id)
  expect(await ofActivity(), 'before the check-in').toEqual([])
  const enrolment = { activityId, agree: true as const, guests: 0, guestNames: [] }
  await callAs(node, who, Activity.UserActivityRegister, enrolment)
  await node.app.db
    .updateTable('enrolment')
    .set({ state: enrolStates.checkedIn, checked_in_at: node.app.now(), check_in_way: 1 })
    .where('activity_id', '=', activityId)
    .where('member_id', '=', who.userId)
    .execute()
  expect(await ofActivity()).toEqual([attended])
  const listed = await ids()
  expect(listed.indexOf(soon)).toBeLessThan(listed.indexOf(late))
  expect(listed).toContain(soon)
  expect(listed).not.toContain(hidden)
  await submit(who, soon)
  expect(await ids()).not.toContain(soon)
})

test('one for a circle is for its members alone', async () => {
  const [owner, joined, left, other] = await people(4)
  if (owner === undefined || joined === undefined || left === undefined || other === undefined)
    throw new Error()
  const circleId = await buildCircle(node, owner)
  await buildCircleMember(node, circleId, joined)
  await node.app.db
    .insertInto('circle_member')
    .values({ circle_id: circleId, member_id: left.userId, role: 0, status: 4, changed_at: node.app.now() })
    .execute()
  const id = await buildQuestionnaire(node, { audience: 5, circle_id: circleId })
  const obstacles = await Promise.all(
    [owner, joined, left, other].map(async (who) => (await read(who, id)).obstacle),
  )
  expect(obstacles).toEqual([null, null, 'audience', 'audience'])
  await submit(joined, id)
  expect((await read(joined, id)).hasAnswered).toBe(true)
})

test('those who may answer and have not are told, also of an anonymous one', async () => {
  const [done, waiting] = await people(2)
  if (done === undefined || waiting === undefined) throw new Error()
  const id = await buildQuestionnaire(node, { is_anonymous: true })
  await submit(done, id)
  await inviteMembers({ db: node.app.db, now: node.app.now() }, { id, after: null })
  await performJobs(node, inviteJob)
  const kindsOf = async (who: Browser) =>
    (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items.map(({ type }) => type)
  expect(await kindsOf(waiting)).toContain('questionnaire.invited')
  expect(await kindsOf(done)).not.toContain('questionnaire.invited')
})

test('a member exports what they answered under their name, and erasure takes it out of the results', async () => {
  const [who, other] = await people(2)
  if (who === undefined || other === undefined) throw new Error()
  const { db } = node.app
  const named = await buildQuestionnaire(node)
  const anonymous = await buildQuestionnaire(node, { is_anonymous: true })
  await submit(who, named)
  await submit(other, named)
  await submit(who, anonymous)
  await settle()
  expect(await exportParticipations(db, who.userId)).toHaveLength(2)
  expect(await exportAnswersOf(db, who.userId)).toEqual([
    expect.objectContaining({ answers: expect.stringContaining('选项 yes') }),
  ])
  await db.transaction().execute((tx) => eraseParticipations(tx, who.userId))
  expect(await answersTo(named)).toHaveLength(1)
  expect((await rowOf(named)).submitted).toBe(1)
  expect((await rowOf(anonymous)).submitted).toBe(1)
  expect(await exportParticipations(db, who.userId)).toEqual([])
  const result = await callAs(node, other, Questionnaire.GetResult, { id: named })
  expect(result.results?.counted).toBe(1)
  expect(await exportAnswersOf(db, who.userId)).toEqual([])
})

test('every counter follows from its rows', async () => {
  const ctx = { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  expect(await proveCounters(ctx, questionnaireManifest.counters)).toEqual([])
})
