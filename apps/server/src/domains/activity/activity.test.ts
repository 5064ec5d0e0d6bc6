import { Activity, errorCatalogue, Notice, StaffActivity, StaffCheckIn } from '@guangquan/contract'
import { ticketCode, ticketStep } from '@guangquan/rules/gear/ticket-code'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { settleDue } from './activity.jobs.ts'
import { hmac } from '../../crypto/hmac.ts'
import { activityInput, buildActivity, dayMs, hourMs } from './testing/build-activity.ts'

let node: TestApp
let second: TestNode
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  staff = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const join = (who: Browser, activityId: string, more: object = {}, on: TestNode = node) =>
  callAs(on, who, Activity.UserActivityRegister, { activityId, agree: true, ...more })
const leave = (who: Browser, activityId: string) =>
  callAs(node, who, Activity.UserActivityCancel, { activityId })
const read = (who: Browser | null, id: string) => callAs(node, who, Activity.GetActivityDetail, { id })
const answer = (who: Browser, activityId: string, accept: boolean) =>
  callAs(node, who, Activity.AnswerOffer, { activityId, accept })
const pass = () => settleDue({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(node)))

/** The stored counts of an activity, and the counts of its rows. */
async function countsOf(id: string) {
  const { db } = node.app
  const stored = await db.selectFrom('activity').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const rows = await db.selectFrom('enrolment').where('activity_id', '=', id).selectAll().execute()
  const seats = rows
    .filter(({ state }) => [2, 4, 7, 8].includes(state))
    .reduce((sum, row) => sum + row.seats, 0)
  const waiting = rows.filter(({ state }) => state === 3).length
  expect({ taken: stored.taken, waiting: stored.waiting }).toEqual({ taken: seats, waiting })
  return { seats, waiting, capacity: stored.capacity }
}

test('a place, the waiting list, an offer that is taken, one that expires, and nobody is offered twice', async () => {
  const id = await buildActivity(node, { capacity: 1, waitlist_size: 3 })
  const [first, next, third, late] = await people(4)
  if (first === undefined || next === undefined || third === undefined || late === undefined)
    throw new Error()
  expect(await read(null, id)).toMatchObject({ state: 3, viewer: { action: 'signIn' } })
  expect(await join(first, id)).toMatchObject({ state: 2, hasTicket: true })
  await expect(join(first, id)).rejects.toEqual(refusal('AppliedAlready'))
  expect(await read(next, id)).toMatchObject({ state: 4, viewer: { actionText: '加入候补' } })
  await expect(join(next, id, { noWaiting: true })).rejects.toEqual(refusal('PlacesFull'))
  expect(await join(next, id)).toMatchObject({ state: 3, queuePlace: 1 })
  expect(await join(third, id)).toMatchObject({ state: 3, queuePlace: 2 })

  expect(await leave(first, id)).toEqual({ state: 6, counts: false })
  const offered = await read(next, id)
  expect(offered.viewer).toMatchObject({ enrolState: 4, action: 'confirm' })
  expect(await noticesOf(next)).toContain('activity.offered')
  // Somebody new does not take the place of those who wait.
  expect(await join(late, id)).toMatchObject({ state: 3, queuePlace: 2 })
  expect(await answer(next, id, true)).toMatchObject({ state: 2 })
  await leave(next, id)
  expect((await read(third, id)).viewer.enrolState).toBe(4)
  node.advance(13 * hourMs)
  await pass()
  await pass()
  expect((await read(third, id)).mine).toMatchObject({ state: 6, reason: '没有在时间内确认' })
  expect((await read(late, id)).viewer.enrolState).toBe(4)
  await expect(answer(third, id, true)).rejects.toEqual(refusal('OfferOver'))
  expect(await countsOf(id)).toEqual({ seats: 1, waiting: 0, capacity: 1 })
})

test('offers are shorter near the beginning, given at once in the last hours, and end with the sign-up', async () => {
  const [a, b, c] = await people(3)
  if (a === undefined || b === undefined || c === undefined) throw new Error()
  const now = node.app.now().getTime()
  const soon = (hours: number, signHours: number) => ({
    capacity: 1,
    waitlist_size: 2,
    start_time: new Date(now + hours * hourMs),
    end_time: new Date(now + (hours + 2) * hourMs),
    sign_end: new Date(now + signHours * hourMs),
    cancel_hours: 0,
  })
  const inTwenty = await buildActivity(node, soon(20, 20))
  const inTwo = await buildActivity(node, soon(2, 2))
  const isClosing = await buildActivity(node, soon(20, 1))
  for (const id of [inTwenty, inTwo, isClosing]) {
    await join(a, id)
    await join(b, id)
  }
  await leave(a, inTwenty)
  await leave(a, inTwo)
  expect((await read(b, inTwenty)).viewer.enrolState).toBe(4)
  expect((await read(b, inTwo)).viewer.enrolState).toBe(2)
  node.advance(hourMs + 1000)
  await pass()
  expect((await read(b, isClosing)).mine).toMatchObject({ state: 6, reason: '没有再空出名额' })
  await expect(join(c, isClosing)).rejects.toEqual(refusal('ApplyClosed'))
  node.advance(1.5 * hourMs)
  await pass()
  expect((await read(b, inTwenty)).mine).toMatchObject({ state: 6 })
})

test('guests take places: the first who fits gets one, who is passed over is told once', async () => {
  const id = await buildActivity(node, { capacity: 3, waitlist_size: 5 })
  const [full, family, single] = await people(3)
  if (full === undefined || family === undefined || single === undefined) throw new Error()
  await join(full, id, { guests: 2, guestNames: ['小林', '小周'] })
  await join(family, id, { guests: 1 })
  await join(single, id)
  const kept = await callAs(node, full, Activity.SetGuests, {
    activityId: id,
    guests: 1,
    guestNames: ['小林'],
  })
  expect(kept).toMatchObject({ guests: 1, guestNames: ['小林'] })
  expect((await read(single, id)).viewer.enrolState).toBe(4)
  expect((await read(family, id)).mine).toMatchObject({ state: 3, passedOver: true, queuePlace: 1 })
  expect((await noticesOf(family)).filter((type) => type === 'activity.passedOver')).toHaveLength(1)
  await expect(callAs(node, full, Activity.SetGuests, { activityId: id, guests: 3 })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  await countsOf(id)
})

test('staff read the names of guests for badges with a reason, of those who have a place', async () => {
  const id = await buildActivity(node, { capacity: 2, waitlist_size: 5 })
  const [comes, waits] = await people(2)
  if (comes === undefined || waits === undefined) throw new Error()
  const { id: enrolId } = await join(comes, id, { guests: 1, guestNames: ['小林'] })
  await join(waits, id, { guests: 1, guestNames: ['小周'] })
  const organiser = await signInStaff(node, staff)
  const { grant } = await callAs(node, organiser, StaffActivity.RequestGuestNames, { id, reason: '印胸牌' })
  const seen = await callAs(node, organiser, StaffActivity.SeeGuestNames, { grant })
  expect(seen.items).toEqual([{ enrolId, guestNames: ['小林'] }])
  const clerk = await buildStaff(node, ['storeClerk'])
  await expect(callAs(node, clerk, StaffActivity.SeeGuestNames, { grant })).rejects.toEqual(
    refusal('TicketInvalid'),
  )
})

test('500 sign-ups on two nodes for 20 places: 20 get one, 10 wait in an exact order, the rest are refused', async () => {
  const id = await buildActivity(node, { capacity: 20, waitlist_size: 10 })
  const crowd = await people(500)
  const tries = await Promise.allSettled(
    crowd.map((who, index) =>
      callUntilFree(index % 2 === 0 ? node : second, who, Activity.UserActivityRegister, {
        activityId: id,
        agree: true,
      }),
    ),
  )
  const states = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(states.filter(({ state }) => state === 2)).toHaveLength(20)
  expect(states.flatMap(({ queuePlace: place }) => place ?? []).toSorted((x, y) => x - y)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
  expect(await countsOf(id)).toEqual({ seats: 20, waiting: 10, capacity: 20 })
}, 120_000)

test('a ticket is checked in once, at the time of its first scan; the other device gets a conflict', async () => {
  const now = node.app.now().getTime()
  const id = await buildActivity(node, {
    start_time: new Date(now + hourMs / 2),
    end_time: new Date(now + 3 * hourMs),
    sign_end: new Date(now + hourMs / 2),
  })
  const who = await buildMember(node)
  await join(who, id)
  const ticket = await callAs(node, who, Activity.GetTicket, { activityId: id })
  const scanAt = async (time: number) => {
    const step = ticketStep(time)
    const { mac } = await ticketCode(hmac, { key: ticket.key, enrolId: ticket.enrolId, step })
    return { scanId: uuid(), enrolId: ticket.enrolId, step, mac, time }
  }
  const send = (device: string, scans: Awaited<ReturnType<typeof scanAt>>[]) =>
    callAs(node, staff, StaffCheckIn.StaffCheckIn, {
      activityId: id,
      device,
      sentAt: node.app.now().getTime(),
      scans,
    })
  const [early, late] = [await scanAt(now - 60_000), await scanAt(now)]
  const wrong = { ...(await scanAt(now)), mac: 'AAAAAAAAAA' }
  const first = await send('门口一号', [wrong, late])
  expect(first.answers.map(({ result }) => result).toSorted()).toEqual(['checkedIn', 'wrongCode'])
  expect((await send('门口一号', [late])).answers[0]?.result).toBe('checkedIn')
  const merged = await send('门口二号', [early])
  expect(merged.answers[0]).toMatchObject({ result: 'conflict', enrolId: ticket.enrolId })
  const conflicts = await callAs(node, staff, StaffCheckIn.GetConflicts, { activityId: id })
  expect(conflicts.items.map(({ result }) => result).toSorted()).toEqual(['conflict', 'wrongCode'])
  const arrivals = await callAs(node, staff, StaffCheckIn.GetArrivals, { activityId: id })
  expect(arrivals.items.map(({ result, way }) => [result, way])).toEqual(
    expect.arrayContaining([
      ['checkedIn', 1],
      ['conflict', null],
      ['wrongCode', null],
    ]),
  )
  const row = await node.app.db
    .selectFrom('enrolment')
    .where('id', '=', ticket.enrolId)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 7, check_in_device: '门口二号' })
  expect(row.checked_in_at?.getTime()).toBe(now - 60_000)
  const old = await scanAt(now)
  expect((await send('门口一号', [{ ...old, step: old.step - 4 }])).answers[0]?.result).toBe('wrongCode')
  // Who came cannot leave any more, and finds the activity among their own.
  await expect(leave(who, id)).rejects.toEqual(refusal('NotAllowedNow'))
  const attended = await callAs(node, who, Activity.GetUserActivityList, { tab: 3 })
  expect(attended.items.map(({ mine }) => mine)).toMatchObject([
    { state: 7, hasTicket: true, mayCancel: false },
  ])
})

test('who does not come twice may not sign up for a month, until an appeal is accepted', async () => {
  const [who, other] = await people(2)
  if (who === undefined || other === undefined) throw new Error()
  const ids = [await buildActivity(node), await buildActivity(node)]
  for (const id of ids) {
    await join(who, id)
    await join(other, id)
  }
  node.advance(3 * dayMs)
  const atEntrance = await signInStaff(node, staff)
  for (const id of ids) {
    const { items } = await callAs(node, atEntrance, StaffActivity.GetEnrolments, { activityId: id })
    const enrolId = items.find(({ memberId }) => memberId === other.userId)?.id ?? ''
    await callAs(node, atEntrance, StaffCheckIn.CheckInByHand, {
      activityId: id,
      enrolId,
      reason: '手机没电',
    })
  }
  node.advance(dayMs + 4 * hourMs)
  await pass()
  expect((await read(who, ids[0] ?? '')).mine).toMatchObject({ state: 8, mayAppeal: true })
  const next = await buildActivity(node)
  await expect(join(who, next)).rejects.toEqual(refusal('NotEligible'))
  expect((await read(who, next)).viewer.obstacle).toBe('noShow')
  const text = '那天高铁晚点，赶到时已经散场，站台的截图可以发给你们。'
  await callAs(node, who, Activity.Appeal, { activityId: ids[0] ?? '', text })
  const judge = await signInStaff(node, staff)
  const { items } = await callAs(node, judge, StaffActivity.GetAppeals, {})
  const appeal = items.find(({ memberId }) => memberId === who.userId)
  if (appeal === undefined) throw new Error('no appeal')
  const decision = { id: appeal.id, version: appeal.version, accept: true, reason: '情况属实' }
  await callAs(node, judge, StaffActivity.DecideAppeal, decision)
  expect(await join(who, next)).toMatchObject({ state: 2 })
})

test('staff write, publish, change and cancel an activity; whoever joined is told and may leave freely', async () => {
  const input = activityInput(node.app.now())
  const made = await callAs(node, staff, StaffActivity.Create, { ...input, cancelHours: 168 })
  const who = await buildMember(node)
  await expect(read(who, made.id)).rejects.toEqual(refusal('ContentNotFound'))
  const act = async (name: 'publish' | 'cancel' | 'resume') => {
    const { version } = await callAs(node, staff, StaffActivity.GetDetail, { id: made.id })
    return callAs(node, staff, StaffActivity.SetState, { id: made.id, version, act: name, reason: '按计划' })
  }
  expect(await act('publish')).toMatchObject({ state: 3 })
  expect(await join(who, made.id)).toMatchObject({ state: 2, cancelCounts: true })
  const { version } = await callAs(node, staff, StaffActivity.GetDetail, { id: made.id })
  const later = activityInput(new Date(node.app.now().getTime() + hourMs)).startTime
  await callAs(node, staff, StaffActivity.Save, {
    ...input,
    id: made.id,
    version,
    startTime: later,
    cancelHours: 168,
  })
  expect((await read(who, made.id)).mine).toMatchObject({ state: 2, cancelCounts: false })
  expect(await noticesOf(who)).toContain('activity.changed')
  expect(await act('cancel')).toMatchObject({ state: 8 })
  const file = await node.server.inject(`/ics/activity/${made.id}.ics`)
  expect(file.body).toContain('STATUS:CANCELLED')
  expect(file.body).toContain('TZID:Asia/Shanghai')
  expect(file.body).toMatch(/SEQUENCE:3\r?\n/)
  expect(await act('resume')).toMatchObject({ state: 3 })
  expect(await noticesOf(who)).toEqual(expect.arrayContaining(['activity.cancelled', 'activity.resumed']))
})

test('a clerk organises the activities of the own shop only', async () => {
  const clerk = await buildStaff(node, ['storeClerk'])
  const id = await buildActivity(node)
  await expect(callAs(node, clerk, StaffActivity.GetDetail, { id })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  await expect(callAs(node, clerk, StaffCheckIn.StaffPreload, { activityId: id })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  await node.app.db
    .insertInto('activity_staff')
    .values({ activity_id: id, staff_id: clerk.staffId })
    .execute()
  expect(await callAs(node, clerk, StaffCheckIn.StaffPreload, { activityId: id })).toMatchObject({ id })
})

test('an activity names colleagues who may work at an entrance, and they see it', async () => {
  const clerk = await buildStaff(node, ['storeClerk'])
  const editor = await buildStaff(node, ['support'])
  const { items } = await callAs(node, staff, StaffActivity.FindStaff, { keyword: '值班' })
  const found = items.map(({ id }) => id)
  expect(found).toContain(clerk.staffId)
  expect(found).not.toContain(editor.staffId)
  const fields = activityInput(node.app.now())
  const { id } = await callAs(node, staff, StaffActivity.Create, { ...fields, staffIds: [clerk.staffId] })
  expect((await callAs(node, clerk, StaffActivity.GetDetail, { id })).staffList).toMatchObject([
    { id: clerk.staffId },
  ])
  await expect(
    callAs(node, staff, StaffActivity.Create, { ...fields, staffIds: [editor.staffId] }),
  ).rejects.toEqual(refusal('BadInput'))
})
