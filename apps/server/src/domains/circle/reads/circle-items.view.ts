import {
  circleAudits,
  circleMemberStates,
  circleRoles,
  circleStates,
  type CircleItem,
  type CircleJoin,
} from '@guangquan/contract'
import { joinedLimit, joinStateOf } from '@guangquan/rules/events/circle-roles'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { preparedQueries, preparedQuery } from '../../../db/prepared-query.ts'
import { loadPictures, wideCoverOf, type PictureView } from '../../media/index.ts'
import { topicNames } from '../../site/index.ts'
import { memberStateOf, roleOf, type CircleRow } from '../circle.store.ts'

/** A circle with the viewer's standing. */
interface ItemRow extends Pick<
  CircleRow,
  | 'id'
  | 'title'
  | 'summary'
  | 'cover_file_id'
  | 'topic_ids'
  | 'audit'
  | 'status'
  | 'member_count'
  | 'max_members'
  | 'publish_count'
  | 'dissolve_at'
> {
  role: number
  member_status: number
  member_changed_at: Date | null
  is_follow: boolean
  is_invited: boolean
}

type ItemValues = { ids: readonly string[]; viewerId: string | null; now: Date }

const itemRows = preparedQueries<ItemValues, { member: boolean }, ItemRow>(
  'circle.items',
  (db, param, { member }) => {
    const viewerId = sql`${param('viewerId')}::uuid`
    const own = member
      ? sql`coalesce(own.role, 0) as role, coalesce(own.status, 0) as member_status,
          own.changed_at as member_changed_at,
          exists (select from circle_follow f where f.circle_id = circle.id and f.member_id = ${viewerId})
            as is_follow,
          exists (select from circle_invite i where i.circle_id = circle.id and i.invitee_id = ${viewerId}
            and i.state = 1 and i.expires_at > ${param('now')}::timestamptz) as is_invited`
      : sql`0 as role, 0 as member_status, null::timestamptz as member_changed_at, false as is_follow,
          false as is_invited`
    const join = member
      ? sql`left join circle_member own on own.circle_id = circle.id and own.member_id = ${viewerId}`
      : sql``
    const query = sql<ItemRow>`
      select circle.id, title, summary, cover_file_id, topic_ids, audit, circle.status, member_count,
        max_members, publish_count, dissolve_at, ${own}
      from circle ${join} where circle.id = any(${param('ids')}::uuid[])`
    return { compile: () => query.compile(db) }
  },
)

const allowance = preparedQuery<{ memberId: string }, { count: number; level: number }>(
  'circle.allowance',
  (db, param) => {
    const query = sql<{ count: number; level: number }>`
      select circle_count as count, coalesce(member.unlock_level, member.level) as level
      from member join member_counter on member_id = member.id where member.id = ${param('memberId')}::uuid`
    return { compile: () => query.compile(db) }
  },
)

/** Whether the viewer is in as many circles as their level allows. */
async function isAtLimit(ctx: Ctx): Promise<boolean> {
  if (ctx.viewer === null) return false
  const [own] = await allowance(ctx.db, { memberId: ctx.viewer.id })
  return own !== undefined && own.count >= joinedLimit(own.level)
}

/** Circles as this viewer's lists show them, in the order given: three statements for any number. */
export async function loadCircleItems(ctx: Ctx, ids: readonly string[]): Promise<CircleItem[]> {
  const items = await loadCircleMap(ctx, ids)
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** The same by id. */
export async function loadCircleMap(ctx: Ctx, ids: readonly string[]): Promise<Map<string, CircleItem>> {
  if (ids.length === 0) return new Map()
  const viewerId = ctx.viewer?.id ?? null
  const [rows, atLimit, topics] = await Promise.all([
    itemRows(ctx.db, { member: viewerId !== null }, { ids, viewerId, now: ctx.now }),
    isAtLimit(ctx),
    topicNames(ctx.app),
  ])
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.cover_file_id ?? []),
  )
  return new Map(rows.map((row) => [row.id, itemOf(ctx, row, { atLimit, topics, pictures })]))
}

interface Parts {
  atLimit: boolean
  topics: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, PictureView>
}

function itemOf(ctx: Ctx, row: ItemRow, { atLimit, topics, pictures }: Parts): CircleItem {
  const picture = pictures.get(row.cover_file_id ?? '')
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    coverUrl: picture?.url1080 ?? '',
    cover: picture === undefined ? null : wideCoverOf(picture),
    topicInfos: row.topic_ids.flatMap((id) => {
      const name = topics.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    applyAuditSetting: auditOf(row.audit),
    memberCount: row.member_count,
    publishCount: row.publish_count,
    status: stateOf(row.status),
    role: roleOf(row.role),
    memberStatus: memberStateOf(row.member_status),
    join: joinOf(ctx, row, atLimit),
    isFollow: row.is_follow,
  }
}

/** The state of the join button for the viewer of a row. */
function joinOf({ viewer, now }: Pick<Ctx, 'viewer' | 'now'>, row: ItemRow, atLimit: boolean): CircleJoin {
  const { state, until } = joinStateOf({
    circleStatus: stateOf(row.status),
    isEnding: row.dissolve_at !== null,
    audit: auditOf(row.audit),
    isFull: row.member_count >= row.max_members,
    memberStatus: viewer === null ? circleMemberStates.none : memberStateOf(row.member_status),
    changedAt: row.member_changed_at,
    isInvited: row.is_invited,
    isAtLimit: atLimit,
    now,
  })
  return { state, until: until === null ? null : timeTextOf(until) }
}

const allStates = Object.values(circleStates)
export const stateOf = (value: number) => allStates.find((one) => one === value) ?? circleStates.draft
const audits = Object.values(circleAudits)
export const auditOf = (value: number) => audits.find((one) => one === value) ?? circleAudits.audited
export const isTeam = (role: number) => role === circleRoles.owner || role === circleRoles.admin
