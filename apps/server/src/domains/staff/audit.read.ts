import type { AuditItem, MethodParsed, StaffAudit } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'

interface AuditRow {
  seq: number
  actor: string
  act: string
  target_kind: string
  target_id: string
  reason: string
  before: z.core.util.JSONType
  after: z.core.util.JSONType
  ip: string
  request_id: string | null
  created_at: Date
}

/** A page of the audit log, new rows first. totalCount: capped. */
export async function listActs(ctx: StaffCtx, input: MethodParsed<typeof StaffAudit.GetList>) {
  const { actor, act, targetId, from, to } = input
  const conditions = [
    sql<SqlBool>`true`,
    ...(actor === undefined ? [] : [sql<SqlBool>`actor = ${actor}`]),
    ...(act === undefined ? [] : [sql<SqlBool>`act = ${act}`]),
    ...(targetId === undefined ? [] : [sql<SqlBool>`target_id = ${targetId}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`created_at < ${new Date(to)}`]),
  ]
  const found = sql`from staff_act where ${sql.join(conditions, sql` and `)}`
  const read = async (window: PageWindow<number>) => {
    const { rows } = await sql<AuditRow>`
      select seq, actor, act, target_kind, target_id, reason, before, after, ip, request_id, created_at
      ${found} and seq < ${window.after ?? Number.MAX_SAFE_INTEGER}
      order by seq desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, z.int(), {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ seq }) => seq,
  })
  return { ...page, items: rows.map(auditItem) }
}

function auditItem(row: AuditRow): AuditItem {
  return {
    seq: row.seq,
    actor: row.actor,
    act: row.act,
    targetKind: row.target_kind,
    targetId: row.target_id,
    reason: row.reason,
    before: row.before,
    after: row.after,
    ip: row.ip,
    requestId: row.request_id,
    createTime: timeTextOf(row.created_at),
  }
}
