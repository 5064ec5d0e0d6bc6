import { auditSheet, StaffAudit, type AuditItem, type MethodParsed } from '@guangquan/contract'
import { actName, targetName } from '@guangquan/contract/staff/act-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, isOnly, type PageWindow } from '../../db/paging.ts'
import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { defineExport } from '../../export/list-export.ts'

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

type Filters = Omit<MethodParsed<typeof StaffAudit.Export>, 'reason'>

/** A page of the audit log, new rows first. totalCount: capped. */
export async function listActs(ctx: StaffCtx, input: MethodParsed<typeof StaffAudit.GetList>) {
  const found = actsWith(input)
  const { rows, ...page } = await keysetPage(input, z.int(), {
    read: (window) => readActs(ctx.db, found, window),
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ seq }) => seq,
  })
  return { ...page, items: rows.map(auditItem) }
}

export const auditExport = defineExport(StaffAudit.Export, auditSheet, async function* (ctx, input) {
  const found = actsWith(input)
  const rows = walkRows<AuditRow>((after, limit) =>
    readActs(ctx.db, found, { after: after?.seq ?? null, limit, skip: 0 }),
  )
  for await (const row of rows) {
    const { before, after, act, targetKind, ...item } = auditItem(row)
    const named = { act: actName(act), targetKind: targetName(targetKind) }
    yield {
      ...item,
      ...named,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }
  }
})

function actsWith({ actor, act, targetId, from, to }: Filters): RawBuilder<unknown> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(actor === undefined ? [] : [sql<SqlBool>`actor = ${actor}`]),
    ...(act === undefined ? [] : [sql<SqlBool>`act = ${act}`]),
    ...(targetId === undefined ? [] : [sql<SqlBool>`target_id = ${targetId}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`created_at < ${new Date(to)}`]),
  ]
  return sql`from staff_act where ${sql.join(conditions, sql` and `)}`
}

async function readActs(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: Pick<PageWindow<number>, 'after' | 'limit' | 'skip' | 'only'>,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select seq, actor, act, target_kind, target_id, reason, before, after, ip, request_id, created_at
    ${found} and ${isOnly(sql.ref('seq'), window, 'bigint')} and seq < ${window.after ?? Number.MAX_SAFE_INTEGER}
    order by seq desc ${limitTo(window)}`.execute(db)
  return rows
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
