import {
  frameOwnerSheet,
  medalOwnerSheet,
  medalTierNames,
  type MethodParsed,
  StaffFrame,
  StaffMedal,
  type StaffOwnerItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo, isOnly } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../../member/index.ts'
import { staffCause } from './grant-art.ts'

interface OwnerRow {
  memberId: string
  tier: number
  obtainedAt: Date
  expiresAt: Date | null
  byStaff: boolean
  revokedAt: Date | null
}

/** Both calls take the same. */
type Input = MethodParsed<typeof StaffMedal.GetOwners>

/** When, whose, which tier. */
const key = z.tuple([z.iso.datetime(), z.uuid(), z.int()])
type OwnerKey = z.infer<typeof key>

/** Everybody who won a medal, newest first. totalCount: capped. */
export function listMedalOwners(ctx: StaffCtx, input: Input) {
  const awards = sql`select member_id, tier, obtained_at, null::timestamptz as expires_at, by_staff, revoked_at
    from medal_award where medal_id = ${input.id}`
  return listOwners(ctx, input, awards)
}

/** Everybody who has or had a frame, newest first. totalCount: capped. */
export function listFrameOwners(ctx: StaffCtx, input: Input) {
  const frames = sql`select member_id, 0 as tier, obtained_at, expires_at,
      starts_with(cause, ${staffCause}) as by_staff, revoked_at
    from member_frame where frame_id = ${input.id}`
  return listOwners(ctx, input, frames)
}

export const medalOwnerExport = defineExport(
  StaffMedal.ExportOwners,
  medalOwnerSheet,
  async function* (ctx, { id, keyword }) {
    for await (const owner of walkPages((page) => listMedalOwners(ctx, { ...page, id, keyword })))
      yield { ...owner, medalId: id, tier: medalTierNames[owner.tier] ?? '' }
  },
)

export const frameOwnerExport = defineExport(
  StaffFrame.ExportOwners,
  frameOwnerSheet,
  async function* (ctx, { id, keyword }) {
    for await (const owner of walkPages((page) => listFrameOwners(ctx, { ...page, id, keyword })))
      yield { ...owner, frameId: id }
  },
)

async function listOwners(ctx: StaffCtx, input: Input, owners: RawBuilder<unknown>) {
  const { db } = ctx
  const keyword = input.keyword?.trim() ?? ''
  const ofMember = keyword === '' ? sql`true` : sql`member_id = ${await findMemberId(db, keyword)}`
  const found = sql`from (${owners}) as owner where ${ofMember}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async (window) => {
      const { rows: read } = await sql<OwnerRow>`
        select member_id as "memberId", tier, obtained_at as "obtainedAt", expires_at as "expiresAt",
          by_staff as "byStaff", revoked_at as "revokedAt"
        ${found} and ${isOnly(sql`member_id || ':' || tier`, window, 'text')} and ${isAfter(window.after)}
        order by obtained_at desc, member_id, tier desc ${limitTo(window)}`.execute(db)
      return read
    },
    count: () => countUpToCap(db, found),
    keyOf: ({ obtainedAt, memberId, tier }): OwnerKey => [obtainedAt.toISOString(), memberId, tier],
  })
  const names = await loadNickNames(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const items = rows.map(({ memberId, tier, obtainedAt, expiresAt, byStaff, revokedAt }): StaffOwnerItem => ({
    id: `${memberId}:${tier}`,
    memberId,
    nickName: names.get(memberId) ?? '',
    tier,
    obtainedTime: timeTextOf(obtainedAt),
    expireTime: expiresAt && timeTextOf(expiresAt),
    byStaff,
    revokedTime: revokedAt && timeTextOf(revokedAt),
  }))
  return { ...page, items }
}

/** Rows of one moment are common: a job grants many at once. */
function isAfter(after: OwnerKey | null): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const [at, memberId, tier] = after
  return sql`obtained_at <= ${at}::timestamptz and (obtained_at < ${at}::timestamptz
    or member_id > ${memberId}::uuid or (member_id = ${memberId}::uuid and tier < ${tier}))`
}
