import {
  presentCompletionDays,
  presentStates,
  type PresentAward,
  type PresentDetail,
  type PresentItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { loadNickNames } from '../member/index.ts'
import { loadTargetSubjects } from '../target/index.ts'
import { openAddress } from './present-address.ts'
import {
  loadPicturesOf,
  optionOf,
  pictureUrl,
  readPresent,
  type GiftPicture,
  presentColumns,
  type PresentRow,
  type StoredPresent,
} from './present.store.ts'

import { loadReplacements, waitingOffer } from './replacement.store.ts'

type ViewCtx = Pick<MemberCtx, 'app'> & { db: Queryable }

const dayMs = 24 * 3600_000
const textOf = (at: Date | null) => at && timeTextOf(at)

/** Presents as their list shows them, in the order given. */
export async function presentItems(ctx: ViewCtx, rows: readonly PresentRow[]): Promise<PresentItem[]> {
  const pictures = await loadPicturesOf(
    ctx.db,
    rows.map((row) => row.gift_id),
  )
  return rows.map((row) => itemOf(ctx, row, pictures.get(row.gift_id) ?? []))
}

/** A present, after a change. */
export async function getPresentItem(ctx: ViewCtx & { now: Date }, id: string): Promise<PresentItem> {
  const row = await ctx.db.selectFrom('present').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [item] = await presentItems(ctx, [readPresent(row, ctx.now)])
  return item ?? fail('ContentNotFound')
}

/** One of the caller's presents. @throws ContentNotFound */
export async function getPresentDetail(ctx: MemberCtx, { id }: { id: string }): Promise<PresentDetail> {
  const { app, db, viewer, now } = ctx
  const [stored] = await ownPresent(db, { id, memberId: viewer.id })
  if (stored === undefined) fail('ContentNotFound')
  const { detail, ...columns } = stored
  const row = readPresent(columns, now)
  const pictures = (await loadPicturesOf(db, [row.gift_id])).get(row.gift_id) ?? []
  const { shipped_at: shippedAt } = row
  const isUnderWay = row.state === presentStates.shipped && shippedAt !== null
  return {
    ...itemOf(ctx, row, pictures),
    number: row.number,
    pictureUrls: pictures.map(({ path }) => pictureUrl(app.env, path)),
    detail,
    memo: row.memo,
    value: row.value,
    options: row.options,
    chosen: row.chosen,
    exchangeCoins: row.exchange_coins,
    address: openAddress(app.env, row),
    shippedTime: textOf(shippedAt),
    completionTime: isUnderWay
      ? timeTextOf(new Date(shippedAt.getTime() + presentCompletionDays * dayMs))
      : null,
    endTime: textOf(row.ended_at),
    award: await awardOf(ctx, row),
    replacement:
      row.state < presentStates.shipped ? waitingOffer((await loadReplacements(db, [id])).get(id)) : null,
  }
}

const ownPresent = preparedQuery<{ id: string; memberId: string }, StoredPresent & { detail: string }>(
  'present.detail',
  (db, param) =>
    db
      .selectFrom('present')
      .innerJoin('gift', 'gift.id', 'gift_id')
      .select(presentColumns.map((column) => `present.${column}` as const))
      .select('gift.detail')
      .where('present.id', '=', sql<string>`${param('id')}::uuid`)
      .where('member_id', '=', sql<string>`${param('memberId')}::uuid`),
)

function itemOf({ app }: ViewCtx, row: PresentRow, [cover]: readonly GiftPicture[]): PresentItem {
  return {
    id: row.id,
    title: row.title,
    presentType: row.present_type,
    source: row.source,
    kind: optionOf(row)?.kind ?? null,
    coverUrl: cover === undefined ? null : pictureUrl(app.env, cover.smallPath),
    state: row.state,
    grantTime: timeTextOf(row.created_at),
    claimDeadline: timeTextOf(row.claim_deadline),
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
  }
}

async function awardOf(ctx: MemberCtx, { award }: PresentRow): Promise<PresentAward | null> {
  if (award === null) return null
  const { event, rank, publishId } = award
  const work = publishId === null ? undefined : await findWork(ctx, publishId)
  const names = await loadNickNames(ctx.db, [ctx.viewer.id])
  return { event, rank, nickName: names.get(ctx.viewer.id) ?? '', work: work ?? null }
}

async function findWork(ctx: MemberCtx, id: string): Promise<PresentAward['work']> {
  const subject = (await loadTargetSubjects(ctx, [{ kind: 'post', id }])).get(id)
  if (subject === undefined) return null
  const { path, coverUrl } = subject.link
  return { title: subject.title, path, coverUrl }
}
