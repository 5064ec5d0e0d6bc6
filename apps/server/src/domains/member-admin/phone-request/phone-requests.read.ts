import {
  phoneRequestSheet,
  StaffPhoneRequest,
  type MethodParsed,
  type StaffPhoneRequestItem,
} from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { PhoneRequest } from '../../../db/tables.gen.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { requestsPage, walkRequests } from '../../../two-person-list.ts'
import { requestFacts } from '../../../two-person-request.ts'

type RequestRow = Omit<Selectable<PhoneRequest>, 'phone_cipher'>

const columns = sql`id, member_id, phone_masked, proof, reason, requested_by, requester_name, state, decider_name,
  decision_reason, created_at, expires_at, decided_at`

/** A page of the requests, newest first. totalCount: capped. */
export async function listPhoneRequests(
  ctx: StaffCtx,
  { memberId, ...input }: MethodParsed<typeof StaffPhoneRequest.GetList>,
) {
  const { rows, ...page } = await requestsPage<RequestRow>(ctx, input, {
    table: 'phone_request',
    columns,
    from: sql`from phone_request where ${memberId === undefined ? sql`true` : sql`member_id = ${memberId}`}`,
  })
  return { ...page, items: await requestItems(ctx, rows) }
}

export const phoneRequestExport = defineExport(
  StaffPhoneRequest.Export,
  phoneRequestSheet,
  (ctx, { memberId, waiting }) =>
    walkRequests((page) => listPhoneRequests(ctx, { ...page, memberId, waiting })),
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
