import {
  phoneRequestSheet,
  StaffPhoneRequest,
  type MethodParsed,
  type StaffPhoneRequestItem,
} from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../../db/paging.ts'
import type { PhoneRequest } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, type TimeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { requestFacts, requestState } from '../../../two-person-request.ts'

type RequestRow = Omit<Selectable<PhoneRequest>, 'phone_cipher'>

const columns = sql`id, member_id, phone_masked, proof, reason, requested_by, requester_name, state, decider_name,
  decision_reason, created_at, expires_at, decided_at`

/** A page of the requests, newest first. totalCount: capped. */
export async function listPhoneRequests(
  ctx: StaffCtx,
  { memberId, waiting, ...input }: MethodParsed<typeof StaffPhoneRequest.GetList>,
) {
  const isWaiting = sql`state = ${sql.lit(requestState.waiting)} and expires_at > ${ctx.now}`
  const found = sql`from phone_request where ${memberId === undefined ? sql`true` : sql`member_id = ${memberId}`}
    and ${waiting === true ? isWaiting : sql`true`}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<RequestRow>`
      select ${columns} ${found} and ${isInWindow('phone_request', window)}
      order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await requestItems(ctx, rows) }
}

export const phoneRequestExport = defineExport(
  StaffPhoneRequest.Export,
  phoneRequestSheet,
  async function* (ctx, { memberId, waiting }) {
    for await (const request of walkPages((page) => listPhoneRequests(ctx, { ...page, memberId, waiting })))
      yield { ...request, state: requestStateNames[request.state] }
  },
)

/** @throws ContentNotFound */
export async function loadPhoneRequest(ctx: StaffCtx, id: string): Promise<StaffPhoneRequestItem> {
  const { rows } = await sql<RequestRow>`select ${columns} from phone_request where id = ${id}`.execute(
    ctx.db,
  )
  const [item] = await requestItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function requestItems(ctx: StaffCtx, rows: readonly RequestRow[]): Promise<StaffPhoneRequestItem[]> {
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    phoneMasked: row.phone_masked,
    proof: row.proof,
    ...requestFacts(ctx, row),
  }))
}
