import { v7 as uuid } from 'uuid'
import type { Insertable } from 'kysely'
import type { Activity } from '../../../db/tables.gen.ts'
import type { App } from '../../../context.ts'
import { buildMember } from '../../../testing/people.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { insertActivity, listedColumns, lockActivity, stageNumbers } from '../activity.store.ts'
import { newTicketKey } from '../enrolment.store.ts'
import { newSeed } from '../draw/hold-draw.ts'
import { settleActivity } from '../settle-activity.ts'

export const hourMs = 3600_000
export const dayMs = 24 * hourMs

type Values = Partial<Insertable<Activity>>

/** Enough of the program to write rows of activities. */
interface ActivityNode {
  app: Pick<App, 'db' | 'now'>
}

/** A published activity whose sign-up is open: it begins in three days, and its sign-up ends in two. */
export async function buildActivity({ app }: ActivityNode, values: Values = {}): Promise<string> {
  const id = uuid()
  const now = app.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const row = {
    sub_type: 2,
    title: '晨雾外拍',
    body: '清晨在滨江步道集合，跟着雾走。',
    online: false,
    province_code: '310000',
    city_code: '310100',
    county_code: '310101',
    address: '滨江步道三号门',
    sign_start: after(-dayMs),
    sign_end: after(2 * dayMs),
    start_time: after(3 * dayMs),
    end_time: after(3 * dayMs + 3 * hourMs),
    capacity: 2,
    held: 0,
    sign_mode: 1,
    stage: stageNumbers.published,
    published_at: now,
    guests_max: 3,
    ...values,
  }
  const timed = {
    ...row,
    taken: 0,
    sign_start: new Date(row.sign_start),
    sign_end: new Date(row.sign_end),
    start_time: new Date(row.start_time),
    end_time: new Date(row.end_time),
  }
  await app.db.transaction().execute((tx) =>
    insertActivity(tx, {
      id,
      origin_id: id,
      preview_token: 'preview-token',
      ...(row.sign_mode === 3 ? { ...newSeed(), public_source: '次日上证指数收盘' } : {}),
      ...row,
      ...listedColumns(timed, [], now),
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

/** Moves an activity of three hours so that it starts in so many hours, and runs what is due by then. */
export async function moveActivity({ app }: ActivityNode, id: string, inHours: number): Promise<void> {
  const now = app.now()
  const start = new Date(now.getTime() + inHours * hourMs)
  const times = {
    sign_end: start,
    start_time: start,
    end_time: new Date(start.getTime() + 3 * hourMs),
    next_at: now,
  }
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('activity').set(times).where('id', '=', id).execute()
    await settleActivity(tx, await lockActivity(tx, id), now)
  })
}

/** An enrolment in a state, without updating counters. */
export async function buildEnrolment(
  { app }: Pick<TestNode, 'app'>,
  { activityId, memberId, state }: { activityId: string; memberId: string; state: number },
): Promise<string> {
  const id = uuid()
  const now = app.now()
  await app.db
    .insertInto('enrolment')
    .values({
      id,
      activity_id: activityId,
      member_id: memberId,
      state,
      ticket_key: newTicketKey(),
      queue_minute: now,
      offer_until: state === 4 ? new Date(now.getTime() + hourMs) : null,
      checked_in_at: state === 7 ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** Input of staff for an activity. */
export const activityInput = (now: Date) => {
  const text = (ms: number) =>
    new Date(now.getTime() + ms + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ')
  return {
    subType: 1 as const,
    title: '夜景长曝光讲座',
    summary: '带上三脚架',
    body: '从快门线讲到叠加，讲完一起去拍。',
    cover: null,
    online: false,
    onlineUrl: '',
    areaCodes: ['310000', '310100', '310101'],
    address: '滨江步道三号门',
    placeNote: '',
    lng: null,
    lat: null,
    shopId: null,
    signStart: text(-hourMs),
    signEnd: text(2 * dayMs),
    startTime: text(3 * dayMs),
    endTime: text(3 * dayMs + 2 * hourMs),
    capacity: 10,
    guestsMax: 0,
    signMode: 1 as const,
    waitlistSize: null,
    minLevel: 1,
    needProduct: 0 as const,
    productIds: [],
    feeText: '免费',
    form: [],
    cancelHours: 24,
    contact: '',
    noticeText: '',
    termsType: 6 as const,
    selfCheckIn: false,
  }
}

/** A request for the only unit of an item, in a state. */
export async function buildLoan(
  node: Pick<TestNode, 'app'>,
  state: number,
): Promise<{ activityId: string; id: string; slotId: string }> {
  const { db } = node.app
  const now = node.app.now()
  const activityId = await buildActivity(node)
  const memberId = (await buildMember(node)).userId
  const enrolmentId = await buildEnrolment(node, { activityId, memberId, state: 2 })
  const [itemId, slotId, id] = [uuid(), uuid(), uuid()]
  const item = { id: itemId, activity_id: activityId, position: 0, name: 'CL 70-200mm f/4', units: 1 }
  await db.insertInto('activity_loan_item').values(item).execute()
  const times = {
    start_time: new Date(now.getTime() + hourMs),
    end_time: new Date(now.getTime() + 2 * hourMs),
  }
  await db
    .insertInto('activity_loan_slot')
    .values({ id: slotId, item_id: itemId, ...times })
    .execute()
  await db
    .insertInto('activity_loan')
    .values({ id, slot_id: slotId, enrolment_id: enrolmentId, position: 0, state })
    .execute()
  return { activityId, id, slotId }
}
