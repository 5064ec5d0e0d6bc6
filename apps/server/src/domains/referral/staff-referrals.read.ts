import {
  referralSheet,
  referralSignNames,
  referralStateNames,
  StaffReferral,
  type MethodParsed,
  type StaffReferralItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../db/paging.ts'
import type { Referral } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../member/index.ts'
import { isAfter, referralKey, type ReferralKey } from './referral-key.ts'

type Row = Selectable<Referral>

/** A page of all invitations, newest first. totalCount: capped. */
export async function listStaffReferrals(ctx: StaffCtx, input: MethodParsed<typeof StaffReferral.GetList>) {
  const { member, alike } = input
  const memberId = member === undefined ? undefined : await findMemberId(ctx.db, member)
  const conditions = [
    sql<SqlBool>`true`,
    ...(memberId === undefined ? [] : [sql<SqlBool>`${memberId}::uuid in (inviter_id, invitee_id)`]),
    ...(alike === true ? [sql<SqlBool>`signs <> '{}'`] : []),
  ]
  const found = sql`from referral where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, referralKey, {
    read: async (window) => {
      const isBehind = window.after === null ? sql`true` : isAfter(window.after)
      const read = await sql<Row>`select * ${found} and ${isBehind}
        and ${isOnly(sql.ref('invitee_id'), window)}
        order by created_at desc, invitee_id ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: (row): ReferralKey => [row.created_at.getTime(), row.invitee_id],
  })
  return { ...page, items: await staffReferrals(ctx.db, rows) }
}

export const referralExport = defineExport(
  StaffReferral.Export,
  referralSheet,
  async function* (ctx, { member, alike }) {
    for await (const item of walkPages((page) => listStaffReferrals(ctx, { ...page, member, alike })))
      yield {
        ...item,
        state: referralStateNames[item.state],
        signs: item.signs.map((sign) => referralSignNames[sign]).join('、'),
      }
  },
)

/** Invitations for staff, in the order given. */
export async function staffReferrals(db: Queryable, rows: readonly Row[]): Promise<StaffReferralItem[]> {
  const names = await loadNickNames(db, [...new Set(rows.flatMap((row) => [row.inviter_id, row.invitee_id]))])
  return rows.map((row) => ({
    inviterId: row.inviter_id,
    inviterName: names.get(row.inviter_id) ?? '',
    inviteeId: row.invitee_id,
    inviteeName: names.get(row.invitee_id) ?? '',
    registerTime: timeTextOf(row.created_at),
    ...StaffReferral.Withhold.output.pick({ state: true, signs: true }).parse(row),
    withheldTime: row.withheld_at && timeTextOf(row.withheld_at),
    withheldBy: row.withheld_by,
  }))
}
