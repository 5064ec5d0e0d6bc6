import {
  circleMemberStates,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { keysetPage, limitTo } from '../../../db/paging.ts'
import { isBlockedBetweenColumns, isFollowing } from '../../follow/index.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { openCircle } from '../circle.policy.ts'
import { roleOf } from '../circle.store.ts'

const joined = sql.lit(circleMemberStates.joined)
const counted = 50

/** Members of a circle whom the viewer follows, at most 50, longest membership first. */
export async function findFollowedIn({ db, viewer }: Ctx, circleId: string): Promise<string[]> {
  if (viewer === null) return []
  const other = sql.ref<string>('m.member_id')
  const viewerId = sql<string>`${viewer.id}::uuid`
  const { rows } = await sql<{ id: string }>`
    select m.member_id as id from circle_member m
    where m.circle_id = ${circleId} and m.status = ${joined} and m.member_id <> ${viewerId}
      and ${isFollowing(viewerId, other)} and not ${isBlockedBetweenColumns(viewerId, other)}
    order by m.role, m.joined_at, m.member_id limit ${sql.lit(counted)}`.execute(db)
  return rows.map((row) => row.id)
}

const commonKey = z.tuple([z.int(), z.int(), z.uuid()])

interface CommonRow {
  id: string
  role: number
  group: number
  common: number
}

/**
 * Members of a circle whom the viewer follows, then those who share at least two circles with the viewer.
 * @throws ContentNotFound
 */
export async function listCommonMembers(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetCommonMembers>,
): Promise<MethodOutput<typeof PhotographyGroup.GetCommonMembers>> {
  const { viewer, db } = ctx
  await openCircle(db, viewer.id, input.id)
  const viewerId = sql<string>`${viewer.id}::uuid`
  const other = sql.ref<string>('m.member_id')
  // The viewer's circles are few: by them the members of this one are counted, whatever its size.
  const common = sql`with mine as materialized (
      select circle_id from circle_member where member_id = ${viewerId} and status = ${joined}),
    shared as (
      select member_id, count(*)::int as common from circle_member
      where circle_id in (select circle_id from mine) and status = ${joined} and member_id <> ${viewerId}
      group by member_id),
    listed as (
      select m.member_id as id, m.role, coalesce(shared.common, 0) as common,
        case when ${isFollowing(viewerId, other)} then 0 else 1 end as "group"
      from circle_member m left join shared on shared.member_id = m.member_id
      where m.circle_id = ${input.id} and m.status = ${joined} and m.member_id <> ${viewerId}
        and not ${isBlockedBetweenColumns(viewerId, other)}
        and exists (select from member p where p.id = m.member_id and p.status = 1))`
  const { rows, ...page } = await keysetPage(input, commonKey, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`("group", -common, id) > (${window.after[0]}::int, ${-window.after[1]}::int, ${window.after[2]}::uuid)`
      const found = await sql<CommonRow>`${common} select * from listed
        where ("group" = 0 or common >= 2) and ${after}
        order by "group", -common, id ${limitTo(window)}`.execute(db)
      return found.rows
    },
    count: async () => {
      const found = await sql<{ count: number }>`${common} select count(*)::int as count from listed
        where "group" = 0 or common >= 2`.execute(db)
      return found.rows[0]?.count ?? 0
    },
    keyOf: (row) => [row.group, row.common, row.id] satisfies z.output<typeof commonKey>,
  })
  const people = await loadUserBriefs(
    ctx,
    rows.map((row) => row.id),
  )
  return {
    ...page,
    items: rows.flatMap((row) => {
      const person = people.get(row.id)
      return person === undefined ? [] : [{ ...person, role: roleOf(row.role), commonCount: row.common }]
    }),
  }
}
