import {
  circleMemberStates,
  circleRoles,
  circleStates,
  userCircleTabs,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { mayInCircle } from '@guangquan/rules/events/circle-roles'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { getPerson } from '../../member/index.ts'
import { roleOf } from '../circle.store.ts'
import { isTeam, loadCircleMap } from './circle-items.view.ts'

type Input = MethodParsed<typeof PhotographyGroup.GetUserPhotographyGroupList>

interface Row {
  id: string
  created_at: Date
  role: number
  status: number
  quiet: boolean
  muted_until: Date | null
  applied_at: Date | null
  circle_status: number
  waiting_count: number
  dissolve_at: Date | null
  new_count: number
}

const state = circleMemberStates
const lit = (values: readonly number[]) => sql.join(values.map((value) => sql.lit(value)))

/** Conditions on `circle_member` for the tabs of the member's own list. */
const conditions = {
  [userCircleTabs.joined]: sql<SqlBool>`m.status = ${sql.lit(state.joined)} and c.status in (${lit([2, 4])})`,
  [userCircleTabs.owned]: sql<SqlBool>`m.role = ${sql.lit(circleRoles.owner)} and c.status <> ${sql.lit(circleStates.dissolved)}`,
  [userCircleTabs.managed]: sql<SqlBool>`m.status = ${sql.lit(state.joined)}
    and m.role in (${lit([circleRoles.owner, circleRoles.admin])}) and c.status in (${lit([2, 4])})`,
  [userCircleTabs.waiting]: sql<SqlBool>`((m.status = ${sql.lit(state.waiting)} and c.status = 2)
    or (m.role = ${sql.lit(circleRoles.owner)} and c.status in (${lit([1, 3])})))`,
}

/**
 * A page of a member's circles, last joined first. Others see open circles that the member joined or owns.
 * @throws ContentNotFound, Restricted for the other tabs of another member
 */
export async function listUserCircles(
  ctx: MemberCtx,
  input: Input,
): Promise<MethodOutput<typeof PhotographyGroup.GetUserPhotographyGroupList>> {
  const { viewer, now } = ctx
  const userId = input.userId ?? viewer.id
  const isSelf = userId === viewer.id
  const isPublic = input.tab === userCircleTabs.joined || input.tab === userCircleTabs.owned
  if (!isSelf) {
    const person = await getPerson(ctx, userId)
    if (person.isBlocked || !isPublic) fail('Restricted')
  }
  const from =
    input.tab === userCircleTabs.followed
      ? sql`from circle_follow f join circle c on c.id = f.circle_id
          left join circle_member m on m.circle_id = c.id and m.member_id = f.member_id
        where f.member_id = ${userId}::uuid and c.status = 2`
      : sql`from circle_member m join circle c on c.id = m.circle_id
        where m.member_id = ${userId}::uuid and ${conditions[input.tab]}
          ${isSelf ? sql`` : sql`and c.status = 2`}`
  const at =
    input.tab === userCircleTabs.followed
      ? sql`f.created_at`
      : sql`coalesce(m.joined_at, m.applied_at, m.changed_at)`
  const since = new Date(now.getTime() - 24 * 3600_000)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(created_at, id) < (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
      const found = await sql<Row>`select listed.*,
          (select count(*)::int from (select from publish p where p.circle_id = listed.id and p.status = 2
            and p.created_at > ${since} and p.author_id <> ${viewer.id}::uuid limit 99) as recent) as new_count
        from (select c.id, date_trunc('milliseconds', ${at}) as created_at, coalesce(m.role, 0) as role,
            coalesce(m.status, 0) as status, coalesce(m.quiet, false) as quiet, m.muted_until, m.applied_at,
            c.status as circle_status, c.waiting_count, c.dissolve_at ${from}) as listed
        where ${after} order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: timeKeyOf,
  })
  const items = await loadCircleMap(
    ctx,
    rows.map((row) => row.id),
  )
  return {
    ...page,
    items: rows.flatMap((row) => {
      const item = items.get(row.id)
      if (item === undefined) return []
      const isMuted = row.muted_until !== null && row.muted_until > now
      return [
        {
          ...item,
          waitingCount: isSelf && isTeam(row.role) ? row.waiting_count : 0,
          canPublish:
            isSelf &&
            !isMuted &&
            row.circle_status === circleStates.open &&
            row.dissolve_at === null &&
            mayInCircle('publish', roleOf(row.role)),
          newCount: isSelf ? row.new_count : 0,
          quiet: isSelf && row.quiet,
          applyTime:
            isSelf && row.status === state.waiting && row.applied_at !== null
              ? timeTextOf(row.applied_at)
              : null,
        },
      ]
    }),
  }
}
