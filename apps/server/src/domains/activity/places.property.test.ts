import { Activity, StaffActivity, type MethodInput } from '@guangquan/contract'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleDue } from './activity.jobs.ts'
import { activityInput, dayMs, hourMs } from './testing/build-activity.ts'

type Input = Omit<MethodInput<typeof StaffActivity.Create>, 'requestId'>

const people = 6
let node: TestApp
let staff: StaffBrowser
let crowd: Browser[]
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['activityOperator'])
  crowd = await Promise.all(Array.from({ length: people }, () => buildMember(node)))
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

type Command =
  | { do: 'join'; who: number; guests: number }
  | { do: 'leave' | 'accept' | 'refuse'; who: number }
  | { do: 'capacity'; capacity: number }
  | { do: 'wait'; hours: number }

const who = fc.integer({ min: 0, max: people - 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('join'), who, guests: fc.integer({ min: 0, max: 2 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('leave', 'accept', 'refuse'), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('capacity'), capacity: fc.integer({ min: 1, max: 7 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 14 }) }) },
)

/** The stored counters follow from the rows, and nobody waits for a free place. */
async function prove(id: string, seatsBefore: number): Promise<number> {
  const { db } = node.app
  const stored = await db.selectFrom('activity').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const rows = await db.selectFrom('enrolment').where('activity_id', '=', id).selectAll().execute()
  const seated = rows.filter(({ state }) => state === 2 || state === 4)
  const waiting = rows.filter(({ state }) => state === 3)
  const seats = seated.reduce((sum, row) => sum + row.seats, 0)
  expect({ taken: stored.taken, waiting: stored.waiting }).toEqual({ taken: seats, waiting: waiting.length })
  expect(seats).toBeLessThanOrEqual(Math.max(stored.capacity, seatsBefore))
  expect(waiting.filter((row) => seats + row.seats <= stored.capacity)).toEqual([])
  return seats
}

test('whatever members and staff do and however much time passes, places and the waiting list stay exact', async () => {
  const begin = new Date()
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (commands) => {
      node.setNow(begin)
      const fields = activityInput(begin)
      const input: Input = {
        ...fields,
        signEnd: fields.startTime,
        capacity: 3,
        guestsMax: 2,
        waitlistSize: 4,
      }
      const { id, version } = await callAs(node, staff, StaffActivity.Create, input)
      await callAs(node, staff, StaffActivity.SetState, { id, version, act: 'publish', reason: '按计划' })
      let seats = 0
      for (const one of commands) {
        await perform(id, one, input)
        await settleDue({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
        seats = await prove(id, seats)
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

/** Performs a command; one that is refused changes nothing, which is proved as well. */
async function perform(id: string, one: Command, input: Input): Promise<void> {
  if (one.do === 'wait') {
    const now = node.app.now().getTime() + one.hours * hourMs
    node.setNow(new Date(Math.min(now, Date.now() + 2.5 * dayMs)))
    return
  }
  if (one.do === 'capacity') {
    // Hours may have passed since they signed in.
    const again = await signInStaff(node, staff)
    const { version } = await callAs(node, again, StaffActivity.GetDetail, { id })
    await callAs(node, again, StaffActivity.Save, { ...input, id, version, capacity: one.capacity })
    return
  }
  const member = crowd[one.who]
  if (member === undefined) throw new Error('nobody')
  const call =
    one.do === 'join'
      ? callAs(node, member, Activity.UserActivityRegister, {
          activityId: id,
          agree: true,
          guests: one.guests,
        })
      : one.do === 'leave'
        ? callAs(node, member, Activity.UserActivityCancel, { activityId: id })
        : callAs(node, member, Activity.AnswerOffer, { activityId: id, accept: one.do === 'accept' })
  await call.catch(() => undefined)
}
