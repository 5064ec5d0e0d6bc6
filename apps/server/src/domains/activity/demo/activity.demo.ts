import { createHash, randomBytes } from 'node:crypto'
import { enrolStates, signModes } from '@guangquan/contract'
import { drawOrder, winnersOf } from '@guangquan/rules/events/verifiable-draw'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { findShopIdsOf } from '../../shop/index.ts'
import {
  insertActivity,
  listedColumns,
  lockActivity,
  stageNumbers,
  updateActivity,
} from '../activity.store.ts'
import { hmac } from '../../../crypto/hmac.ts'
import { entryCode, listRoot } from '../draw/published-draw.read.ts'
import { countEnrolments, newTicketKey } from '../enrolment.store.ts'
import { demoActivities } from './demo-activities.ts'
import type { DemoActivity } from './demo-activity.ts'

const hourMs = 3600_000
const picturePath = (name: string) => `/img/news/${name}.webp`

/** Activities in every state, with people who signed up. */
export const activityDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const random = makeRandom('activities')
    const shops = await findShopIdsOf(tx, 1)
    const circles = await readCircles(tx)
    for (const [index, one] of demoActivities.entries()) {
      const id = demoId(random, new Date(plan.now.getTime() - (60 * 24 + index) * hourMs))
      await addActivity(tx, {
        id,
        one,
        shopId: one.shop === null ? null : (shops[one.shop] ?? null),
        circleId: circles.get(one.circle ?? '') ?? null,
        now: plan.now,
      })
      const entries = await addPeople(tx, { id, one, offset: index * 5, now: plan.now })
      if (one.isDrawn === true) await draw(tx, { id, one, entries, now: plan.now })
      if (one.lends === true) await addLoans(tx, { id, one, entries, now: plan.now })
      const row = await lockActivity(tx, id)
      const counts = await countEnrolments(tx, id)
      const listed = listedColumns({ ...row, ...counts }, [], plan.now)
      await updateActivity(tx, id, { ...counts, ...listed })
    }
  },
}

interface Made {
  id: string
  one: DemoActivity
  now: Date
}

/** Ids of circles by their names. */
async function readCircles(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('circle').select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

async function addActivity(
  tx: Tx,
  { id, one, shopId, circleId, now }: Made & { shopId: string | null; circleId: string | null },
): Promise<void> {
  const start = now.getTime() + one.startsIn * hourMs
  const at = (ms: number) => new Date(ms)
  const stage = one.stage ?? stageNumbers.published
  const seed = randomBytes(32)
  const [province, city, county] = one.area
  const row = {
    stage,
    sub_type: one.subType,
    title: one.title,
    summary: one.summary,
    body: one.body,
    online: one.online === true,
    ...(one.online === true
      ? { online_url: 'https://live.example.com/guangquan' }
      : { province_code: province, city_code: city, county_code: county, address: one.address }),
    shop_id: shopId,
    circle_id: circleId,
    sign_start: at(start - (one.signOpensBefore ?? 40 * 24) * hourMs),
    sign_end: at(start - (one.signEndsBefore ?? 24) * hourMs),
    start_time: at(start),
    end_time: at(start + one.lasts * hourMs),
    capacity: one.capacity,
    held: 0,
    taken: 0,
    sign_mode: one.signMode,
  }
  const isShown = stage === stageNumbers.published || stage === stageNumbers.cancelled
  await insertActivity(tx, {
    ...row,
    id,
    origin_id: id,
    cover_path: picturePath(one.cover),
    cover_small_path: picturePath(`${one.cover}-small`),
    guests_max: one.guestsMax ?? 0,
    min_level: one.minLevel ?? 1,
    fee_text: one.fee ?? '免费',
    self_check_in: one.selfCheckIn ?? false,
    form: JSON.stringify(formOf(one)),
    contact: '活动小助手',
    notice_text: '请提前十分钟到场，打开「我的活动」里的签到码。',
    preview_token: uuid(),
    published_at: isShown ? at(now.getTime() - 45 * 24 * hourMs) : null,
    ...(stage === stageNumbers.cancelled
      ? { cancelled_at: at(now.getTime() - 2 * hourMs), cancel_reason: '预报有七级大风，屋顶不安全' }
      : {}),
    ...(one.signMode === signModes.drawn
      ? {
          draw_seed: seed.toString('base64url'),
          draw_commit: createHash('sha256').update(seed).digest('hex'),
          public_source: '报名截止后第一个交易日的上证指数收盘价',
        }
      : {}),
    ...(one.report === undefined
      ? {}
      : { report_body: one.report, report_published_at: at(start + 48 * hourMs) }),
    ...listedColumns(row, [], now),
    created_at: at(now.getTime() - 50 * 24 * hourMs),
    updated_at: at(now.getTime() - 45 * 24 * hourMs),
  })
}

const formOf = (one: DemoActivity) =>
  one.subType === 2
    ? [
        {
          key: 'gear',
          kind: 'text',
          label: '携带器材',
          hint: '机身和镜头',
          required: false,
          options: [],
          minRows: 1,
          maxRows: 3,
        },
        {
          key: 'level',
          kind: 'single',
          label: '外拍经验',
          hint: '',
          required: false,
          options: ['第一次', '偶尔', '经常'],
          minRows: 1,
          maxRows: 1,
        },
      ]
    : []

async function addPeople(tx: Tx, { id, one, offset, now }: Made & { offset: number }): Promise<string[]> {
  const start = now.getTime() + one.startsIn * hourMs
  const isOver = now.getTime() >= start + one.lasts * hourMs
  const isBegun = now.getTime() >= start - hourMs
  const rows = Array.from({ length: one.people }, (_, place) => {
    const person = demoPeople[(offset + place) % demoPeople.length]
    const at = new Date(Math.min(now.getTime() - hourMs, start - 30 * 24 * hourMs + place * 7 * 60_000))
    const state = stateOf(one, { place, isOver, isBegun })
    const checkedIn = state === enrolStates.checkedIn
    return {
      id: uuid(),
      activity_id: id,
      member_id: person?.id ?? '',
      state,
      ticket_key: newTicketKey(),
      queue_minute: at,
      checked_in_at: checkedIn ? new Date(Math.min(now.getTime(), start - 600_000 + place * 20_000)) : null,
      check_in_way: checkedIn ? 1 : null,
      check_in_by: checkedIn ? '活动小助手' : '',
      check_in_device: checkedIn ? '门口一号' : '',
      reminded_day: true,
      absent_at: state === enrolStates.noShow ? new Date(start + one.lasts * hourMs) : null,
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(tx, 'enrolment', rows)
  return rows.map((row) => row.id)
}

function stateOf(
  one: DemoActivity,
  { place, isOver, isBegun }: { place: number; isOver: boolean; isBegun: boolean },
): number {
  const isFull = one.capacity > 0 && place >= one.capacity
  if (isOver && one.online === true) return enrolStates.enrolled
  if (isOver)
    return isFull ? enrolStates.cancelled : place % 7 === 6 ? enrolStates.noShow : enrolStates.checkedIn
  if (one.signMode === signModes.drawn) return enrolStates.inDraw
  if (one.signMode === signModes.audited)
    return place < 4 ? enrolStates.enrolled : place === 8 ? enrolStates.refused : enrolStates.inReview
  if (isFull) return enrolStates.waiting
  return isBegun && place % 3 === 0 ? enrolStates.checkedIn : enrolStates.enrolled
}

/** Holds a draw as staff would: the page proves it. */
async function draw(tx: Tx, { id, one, entries, now }: Made & { entries: readonly string[] }): Promise<void> {
  const row = await lockActivity(tx, id)
  const listed = await tx
    .selectFrom('enrolment')
    .where('id', 'in', [...entries])
    .select(['id', 'seats'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const list = listed.map((entry) => ({ code: entryCode(entry.id), seats: entry.seats, id: entry.id }))
  const root = listRoot(list.map(({ code }) => code))
  const publicValue = '3287.41'
  const order = await drawOrder(hmac, { seed: row.draw_seed ?? '', root, publicValue, prize: 0 }, list)
  const drawn = order.flatMap((code) => list.filter((entry) => entry.code === code))
  const winners = winnersOf(drawn, one.capacity)
  for (const [index, entry] of drawn.entries()) {
    const waits = index < one.capacity + one.capacity / 2
    const state = winners.has(entry.code)
      ? enrolStates.enrolled
      : waits
        ? enrolStates.waiting
        : enrolStates.notDrawn
    await tx
      .updateTable('enrolment')
      .set({ state, draw_rank: index + 1 })
      .where('id', '=', entry.id)
      .execute()
  }
  await updateActivity(tx, id, {
    drawn_at: row.sign_end < now ? row.sign_end : now,
    public_value: publicValue,
    draw_root: root,
    draw_places: one.capacity,
  })
}

async function addLoans(
  tx: Tx,
  { id, one, entries, now }: Made & { entries: readonly string[] },
): Promise<void> {
  const start = now.getTime() + one.startsIn * hourMs
  for (const [position, name] of ['CL 70-200mm f/4', 'CL 90mm f/2.8 Macro'].entries()) {
    const itemId = uuid()
    await insertRows(tx, 'activity_loan_item', [{ id: itemId, activity_id: id, position, name, units: 2 }])
    const slots = [0, 1].map((turn) => ({
      id: uuid(),
      item_id: itemId,
      start_time: new Date(start + turn * hourMs),
      end_time: new Date(start + (turn + 1) * hourMs),
    }))
    await insertRows(tx, 'activity_loan_slot', slots)
    await insertRows(
      tx,
      'activity_loan',
      entries.slice(0, 4).flatMap((enrolmentId, place) => {
        const slot = slots[place % 2]
        return slot === undefined
          ? []
          : [{ id: uuid(), slot_id: slot.id, enrolment_id: enrolmentId, position }]
      }),
    )
  }
}
