import {
  circleActorNames,
  circleAuditNames,
  circleRoles,
  circleSheet,
  circleStateNames,
  circleStates,
  reportTypes,
  StaffCircle,
  type MethodOutput,
  type MethodParsed,
  type StaffCircleItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { countOpenReports } from '../../report/index.ts'
import { findCircle, type CircleRow } from '../circle.store.ts'
import { auditOf, stateOf } from '../reads/circle-items.view.ts'

type Filters = Pick<MethodParsed<typeof StaffCircle.GetList>, 'keyword' | 'status' | 'waits' | 'isHeld'>

export interface StaffRow extends CircleRow {
  owner_id: string | null
  owner_name: string | null
  has_change: boolean
  has_dissolution: boolean
}

const hasChange = sql<boolean>`exists (select from circle_change h where h.circle_id = circle.id and h.state = 1)`
const hasDissolution = sql<boolean>`exists (select from circle_dissolution d
  where d.circle_id = circle.id and d.state = 1)`
const waits = sql<SqlBool>`(circle.status = 1 or ${hasChange} or ${hasDissolution})`

/** SQL: rows of `StaffRow`, up to a `where`. */
export const staffRows = sql`select circle.*, o.member_id as owner_id, p.nick_name as owner_name,
    ${hasChange} as has_change, ${hasDissolution} as has_dissolution
  from circle left join circle_member o on o.circle_id = circle.id and o.role = ${sql.lit(circleRoles.owner)}
  left join member p on p.id = o.member_id`

function conditionsOf({ keyword = '', status, waits: onlyWaiting, isHeld }: Filters) {
  const part = keyword.trim()
  return [
    sql<SqlBool>`true`,
    ...(part === ''
      ? []
      : [
          sql<SqlBool>`(circle.title ilike ${containing(part)} or exists (select from circle_member o
            join member p on p.id = o.member_id where o.circle_id = circle.id and o.role = 1
              and p.nick_name ilike ${containing(part)}))`,
        ]),
    ...(status === undefined ? [] : [sql<SqlBool>`circle.status = ${status}`]),
    ...(onlyWaiting === true ? [waits] : []),
    ...(isHeld === true ? [sql<SqlBool>`circle.is_held`] : []),
  ]
}

/** A page of all circles, last created first. totalCount: capped. */
export async function listStaffCircles(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffCircle.GetList>,
): Promise<MethodOutput<typeof StaffCircle.GetList>> {
  const where = sql.join(conditionsOf(input), sql` and `)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const found = await sql<StaffRow>`${staffRows} where ${where} and ${isInWindow('circle', window)}
        order by circle.created_at desc, circle.id desc ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, sql`from circle where ${where}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

export async function staffItems(ctx: StaffCtx, rows: readonly StaffRow[]): Promise<StaffCircleItem[]> {
  const [pictures, reports] = await Promise.all([
    loadPictures(
      { ...ctx, viewer: null },
      rows.flatMap((row) => row.cover_file_id ?? []),
    ),
    countOpenReports(
      ctx.db,
      reportTypes.circle,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    coverUrl: pictures.get(row.cover_file_id ?? '')?.url480 ?? '',
    status: stateOf(row.status),
    applyAuditSetting: auditOf(row.audit),
    memberCount: row.member_count,
    publishCount: row.publish_count,
    ownerId: row.owner_id ?? row.id,
    ownerName: row.owner_name ?? '',
    isHeld: row.is_held,
    waits: {
      creation: row.status === circleStates.waiting,
      change: row.has_change,
      dissolution: row.has_dissolution,
    },
    reportCount: reports.get(row.id) ?? 0,
    dissolveTime: row.dissolve_at === null ? null : timeTextOf(row.dissolve_at),
    createTime: timeTextOf(row.created_at),
    version: row.version,
  }))
}

export const circleExport = defineExport(StaffCircle.Export, circleSheet, async function* (ctx, input) {
  const { keyword, status, waits: onlyWaiting, isHeld } = input
  const filters = { keyword, status, waits: onlyWaiting, isHeld }
  for await (const circle of walkPages((page) => listStaffCircles(ctx, { ...page, ...filters })))
    yield {
      ...circle,
      status: nameOf(circleStateNames, circle.status),
      applyAuditSetting: nameOf(circleAuditNames, circle.applyAuditSetting),
    }
})

/** The circles of a member, those they run first. */
export async function listCirclesOfMember(
  ctx: StaffCtx,
  { memberId }: { memberId: string },
): Promise<MethodOutput<typeof StaffCircle.GetOfMember>> {
  const { rows } = await sql<StaffRow & { own_role: number; own_status: number }>`
    select listed.*, own.role as own_role, own.status as own_status from (${staffRows}) as listed
    join circle_member own on own.circle_id = listed.id and own.member_id = ${memberId}
    where own.status <> 0
    order by own.role = 0, own.role, own.changed_at desc, listed.id limit 100`.execute(ctx.db)
  const items = await staffItems(ctx, rows)
  return items.map((item, at) => ({
    ...item,
    role: rows[at]?.own_role ?? 0,
    memberStatus: rows[at]?.own_status ?? 0,
  }))
}

/** Who marked whose posts as essence, in 90 days. @throws ContentNotFound */
export async function listEssenceGivers(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof StaffCircle.GetEssenceGivers>> {
  if ((await findCircle(ctx.db, id)) === undefined) fail('ContentNotFound')
  interface Row {
    from: string
    to: string
    count: number
    rewarded: number
  }
  const since = new Date(ctx.now.getTime() - 90 * 24 * 3600_000)
  const { rows } = await sql<Row>`select cp.essence_by as "from", p.author_id as "to", count(*)::int as count,
      count(*) filter (where cp.essence_earns)::int as rewarded
    from circle_post cp join publish p on p.id = cp.publish_id
    where cp.circle_id = ${id} and cp.essence_at > ${since} and cp.essence_by is not null
    group by 1, 2 order by 3 desc, 1, 2 limit 100`.execute(ctx.db)
  const names = await loadNickNames(
    ctx.db,
    rows.flatMap((row) => [row.from, row.to]),
  )
  return rows.map(({ from, to, count, rewarded }) => ({
    fromId: from,
    fromName: names.get(from) ?? '',
    toId: to,
    toName: names.get(to) ?? '',
    count,
    rewarded,
  }))
}

/** A page of everything that happened in a circle. @throws ContentNotFound */
export async function listHistory(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffCircle.GetHistory>,
): Promise<MethodOutput<typeof StaffCircle.GetHistory>> {
  if ((await findCircle(ctx.db, input.id)) === undefined) fail('ContentNotFound')
  const from = sql`from circle_log where circle_id = ${input.id}::uuid`
  interface Row {
    id: string
    act: string
    actor_id: string | null
    staff_name: string
    target_id: string | null
    publish_id: string | null
    note: string
    undone_at: Date | null
    created_at: Date
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const found =
        await sql<Row>`select id, act, actor_id, staff_name, target_id, publish_id, note, undone_at,
          created_at ${from} and ${isInWindow('circle_log', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: timeKeyOf,
  })
  const ids = rows.flatMap((row) => [row.actor_id, row.target_id].flatMap((one) => one ?? []))
  const names = await loadNickNames(ctx.db, ids)
  return {
    ...page,
    items: rows.map((row) => ({
      id: row.id,
      act: row.act,
      actorId: row.actor_id,
      actorName:
        row.actor_id === null ? row.staff_name || circleActorNames.site : (names.get(row.actor_id) ?? ''),
      targetId: row.target_id,
      targetName: names.get(row.target_id ?? '') ?? '',
      publishId: row.publish_id,
      note: row.note,
      isUndone: row.undone_at !== null,
      time: timeTextOf(row.created_at),
    })),
  }
}
