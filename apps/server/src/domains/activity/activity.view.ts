import {
  activityType,
  enrolStates,
  signMode,
  type ActivityCard,
  type ActivityViewer,
  type EnrolState,
} from '@guangquan/contract'
import { activityStateAt, signStartFor } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { loadShops } from '../shop/index.ts'
import { addressArea } from '../site/index.ts'
import { factsOf, type ActivityRow } from './activity.store.ts'
import { enrolStateOf, queuePlaces, type EnrolmentRow } from './enrolment.store.ts'
import { buttonOf, isWaitlistOpen, judgeSignUp, type Person } from './judge-sign-up.ts'
import { loadPerson } from './person.read.ts'

/** Columns of cards; others are read by the pages of one activity. */
const cardColumnNames = [
  'id',
  'sub_type',
  'title',
  'summary',
  'cover_path',
  'cover_small_path',
  'online',
  'province_code',
  'city_code',
  'county_code',
  'address',
  'place_note',
  'shop_id',
  'sign_start',
  'sign_end',
  'start_time',
  'end_time',
  'capacity',
  'held',
  'guests_max',
  'sign_mode',
  'waitlist_size',
  'min_level',
  'need_product',
  'fee_text',
  'cancel_hours',
  'self_check_in',
  'stage',
  'sort_key',
  'taken',
  'waiting',
  'applied',
  'checked_in',
  'like_count',
  'collect_count',
  'drawn_at',
  'report_published_at',
  'published_at',
] as const
export type CardRow = Pick<ActivityRow, (typeof cardColumnNames)[number]>

export const cardColumns = sql.join(cardColumnNames.map((column) => sql.ref(`activity.${column}`)))

/** The caller's relation to some activities. */
export interface Relation {
  person: Person | null
  enrolments: ReadonlyMap<string, EnrolmentRow>
  queue: ReadonlyMap<string, number>
  bookmarked: ReadonlySet<string>
}

const nobody: Relation = { person: null, enrolments: new Map(), queue: new Map(), bookmarked: new Set() }

/** A few statements for any number of activities; none for a visitor. */
export async function loadRelation(
  { db, viewer, now }: Pick<Ctx, 'db' | 'viewer' | 'now'>,
  rows: readonly Pick<ActivityRow, 'id' | 'need_product'>[],
): Promise<Relation> {
  if (viewer === null || rows.length === 0) return nobody
  const ids = rows.map(({ id }) => id)
  const [person, enrolments, bookmarks] = await Promise.all([
    loadPerson(db, { memberId: viewer.id, now, rows }),
    db
      .selectFrom('enrolment')
      .selectAll()
      .where('member_id', '=', viewer.id)
      .where('activity_id', 'in', ids)
      .execute(),
    db
      .selectFrom('activity_bookmark')
      .select('activity_id')
      .where('member_id', '=', viewer.id)
      .where('activity_id', 'in', ids)
      .execute(),
  ])
  return {
    person,
    enrolments: new Map(enrolments.map((row) => [row.activity_id, row])),
    queue: await queuePlaces(db, enrolments),
    bookmarked: new Set(bookmarks.map((row) => row.activity_id)),
  }
}

/** Activities as lists show them to this viewer. */
export async function activityCards(ctx: Ctx, rows: readonly CardRow[]): Promise<ActivityCard[]> {
  const [relation, shops] = await Promise.all([
    loadRelation(ctx, rows),
    loadShops(
      ctx.db,
      rows.flatMap((row) => row.shop_id ?? []),
    ),
  ])
  return rows.map((row) =>
    cardOf(ctx, row, { relation, shopName: shops.get(row.shop_id ?? '')?.item.name ?? '' }),
  )
}

export function cardOf(
  { app, now }: Pick<Ctx, 'app' | 'now'>,
  row: CardRow,
  { relation, shopName }: { relation: Relation; shopName: string },
): ActivityCard {
  const urlOf = (path: string | null) => (path === null ? null : sitePictureUrl(app, path))
  const facts = factsOf(row)
  const { person } = relation
  return {
    id: row.id,
    subType: activityType.parse(row.sub_type),
    title: row.title,
    summary: row.summary,
    coverUrl: urlOf(row.cover_path),
    coverSmallUrl: urlOf(row.cover_small_path),
    online: row.online,
    areaText: areaOf(row),
    placeText: placeOf(row, shopName),
    shop: row.shop_id === null ? null : { id: row.shop_id, name: shopName },
    signStart: timeTextOf(row.sign_start),
    ownSignStart: timeTextOf(new Date(signStartFor(row.sign_start.getTime(), person?.level ?? 0))),
    signEnd: timeTextOf(row.sign_end),
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    state: activityStateAt(facts, now.getTime()),
    signMode: signMode.parse(row.sign_mode),
    capacity: row.capacity,
    places: row.capacity === 0 ? null : row.capacity - row.held,
    taken: row.taken,
    waiting: row.waiting,
    applied: row.applied,
    waitlistOpen: isWaitlistOpen(row),
    feeText: row.fee_text,
    minLevel: row.min_level,
    hasReport: row.report_published_at !== null,
    likeCount: row.like_count,
    collectCount: row.collect_count,
    viewer: viewerOf(row, relation, now),
  }
}

function viewerOf(row: CardRow, relation: Relation, now: Date): ActivityViewer {
  const own = relation.enrolments.get(row.id)
  const state: EnrolState = own === undefined ? enrolStates.none : enrolStateOf(own)
  const signUp = judgeSignUp(row, relation.person, state, now)
  return {
    enrolState: state,
    queuePlace: own === undefined ? null : (relation.queue.get(own.id) ?? null),
    ...buttonOf(row, signUp, state, now),
    obstacle: signUp.obstacle,
    obstacleText: signUp.text,
    isBookmarked: relation.bookmarked.has(row.id),
  }
}

type Placed = Pick<
  ActivityRow,
  'online' | 'province_code' | 'city_code' | 'county_code' | 'address' | 'place_note'
>

export const areaCodesOf = (row: Placed): string[] =>
  row.province_code === '' ? [] : [row.province_code, row.city_code, row.county_code]

export function areaOf(row: Placed): string {
  const area = addressArea(areaCodesOf(row))
  if (area === null) return ''
  return [...new Set([area.province, area.city, area.county])].filter((name) => name !== '').join(' ')
}

/** Where it takes place: 「直营店 · 街道」. */
export function placeOf(row: Placed, shopName: string): string {
  return row.online ? '' : [shopName, row.address].filter((part) => part !== '').join(' · ')
}
