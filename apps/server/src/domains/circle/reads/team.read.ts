import {
  circleActorNames,
  circleMemberStates,
  circleTimes,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { loadLatestAddresses } from '../../../session/latest-addresses.ts'
import { loadNickNames, loadUserBriefs } from '../../member/index.ts'
import { loadPostCards } from '../../post-card/index.ts'
import { openCircleFor } from '../circle.policy.ts'
import { memberStateOf } from '../circle.store.ts'

const dayMs = 24 * 3600_000
const shownDays = 30

interface Application {
  id: string
  created_at: Date
  reason: string
  answer: string
  status_before: number
  posts: number
  medals: number
  common: { id: string; title: string }[]
}

/** Open applications, oldest first, with the facts for a decision. @throws ContentNotFound, Forbidden */
export async function listApplications(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetApplications>,
): Promise<MethodOutput<typeof PhotographyGroup.GetApplications>> {
  const { circle } = await openCircleFor(ctx, input.id, 'audit')
  const waiting = sql.lit(circleMemberStates.waiting)
  const joined = sql.lit(circleMemberStates.joined)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(a.applied_at, a.member_id) > (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
      const found = await sql<Application>`
        select a.member_id as id, a.applied_at as created_at, a.reason, a.answer, a.status_before,
          (select publish_count from member_counter where member_id = a.member_id) as posts,
          (select count(distinct medal_id)::int from medal_award w
            where w.member_id = a.member_id and w.revoked_at is null) as medals,
          (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]')
            from circle_member theirs
            join circle_member mine on mine.circle_id = theirs.circle_id and mine.member_id = ${ctx.viewer.id}::uuid
              and mine.status = ${joined}
            join circle c on c.id = theirs.circle_id and c.status = 2
            where theirs.member_id = a.member_id and theirs.status = ${joined}) as common
        from circle_member a where a.circle_id = ${input.id}::uuid and a.status = ${waiting} and ${after}
        order by a.applied_at, a.member_id ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => circle.waiting_count,
    keyOf: timeKeyOf,
  })
  const ids = rows.map((row) => row.id)
  const [people, near] = await Promise.all([loadUserBriefs(ctx, ids), countSameNetwork(ctx, input.id, ids)])
  return {
    ...page,
    items: rows.flatMap((row) => {
      const person = people.get(row.id)
      if (person === undefined) return []
      return [
        {
          ...person,
          reason: row.reason,
          answer: row.answer,
          applyTime: timeTextOf(row.created_at),
          publishCount: row.posts,
          medalCount: row.medals,
          commonCircles: row.common.slice(0, 3),
          commonCount: row.common.length,
          sameNetwork: near.get(row.id) ?? 0,
          before: memberStateOf(row.status_before),
        },
      ]
    }),
  }
}

const hourMs = 3600_000
const compared = 300

/** For each of these members, how many others applied or joined from the same network within an hour. */
async function countSameNetwork(
  ctx: MemberCtx,
  circleId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    at: Date
  }>`select member_id as id, coalesce(applied_at, joined_at) as at
    from circle_member where circle_id = ${circleId}::uuid and status in (1, 2)
      and coalesce(applied_at, joined_at) > ${new Date(ctx.now.getTime() - circleTimes.applicationExpires * dayMs)}
    order by coalesce(applied_at, joined_at) desc limit ${sql.lit(compared)}`.execute(ctx.db)
  const addresses = await loadLatestAddresses(
    ctx.db,
    rows.map((row) => row.id),
  )
  const times = new Map(rows.map((row) => [row.id, row.at.getTime()]))
  return new Map(
    ids.map((id) => {
      const address = addresses.get(id)
      const at = times.get(id)
      if (address === undefined || at === undefined) return [id, 0]
      const near = rows.filter(
        (row) =>
          row.id !== id && addresses.get(row.id) === address && Math.abs(row.at.getTime() - at) <= hourMs,
      )
      return [id, near.length]
    }),
  )
}

/** A page of a circle's log. @throws ContentNotFound, Forbidden */
export async function listLog(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetLog>,
): Promise<MethodOutput<typeof PhotographyGroup.GetLog>> {
  await openCircleFor(ctx, input.id, 'seeTeam')
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
  const people = await loadUserBriefs(
    ctx,
    rows.flatMap((row) => [row.actor_id, row.target_id].flatMap((id) => id ?? [])),
  )
  return {
    ...page,
    items: rows.map((row) => {
      const actor = people.get(row.actor_id ?? '') ?? null
      const actorName = row.staff_name === '' ? circleActorNames.site : circleActorNames.staff
      return {
        id: row.id,
        act: row.act,
        actor,
        actorName: actor?.nickName ?? actorName,
        target: people.get(row.target_id ?? '') ?? null,
        publishId: row.publish_id,
        note: row.note,
        isUndone: row.undone_at !== null,
        time: timeTextOf(row.created_at),
      }
    }),
  }
}

/** The last 30 days of a circle; a day without anything is there too. @throws ContentNotFound, Forbidden */
export async function getFigures(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof PhotographyGroup.GetFigures>> {
  await openCircleFor(ctx, id, 'seeTeam')
  const today = dayOf(ctx.now)
  const since = new Date(ctx.now.getTime() - shownDays * dayMs)
  interface Day {
    day: string
    joined: number
    left: number
    posts: number
    comments: number
  }
  const { rows: days } = await sql<Day>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.joined, 0) as joined, coalesce(c."left", 0) as left,
      coalesce(c.posts, 0) as posts, coalesce(c.comments, 0) as comments
    from generate_series(${today}::date - ${sql.lit(shownDays - 1)}, ${today}::date, interval '1 day') as d (day)
    left join circle_day c on c.circle_id = ${id}::uuid and c.day = d.day::date order by d.day`.execute(
    ctx.db,
  )
  const { rows: counts } = await sql<{ active: number; quiet: number }>`
    select count(*) filter (where last_active_at > ${since})::int as active,
      count(*) filter (where last_active_at is null or last_active_at <= ${since})::int as quiet
    from circle_member where circle_id = ${id}::uuid and status = ${sql.lit(circleMemberStates.joined)}`.execute(
    ctx.db,
  )
  return { days, activeMembers: counts[0]?.active ?? 0, quietMembers: counts[0]?.quiet ?? 0 }
}

/** Posts that were removed within 30 days and may be put back. @throws ContentNotFound, Forbidden */
export async function listRemovedPosts(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetRemovedPosts>,
): Promise<MethodOutput<typeof PhotographyGroup.GetRemovedPosts>> {
  await openCircleFor(ctx, input.id, 'removePost')
  const since = new Date(ctx.now.getTime() - circleTimes.removedPost * dayMs)
  // One that its author hid or put elsewhere since is not shown to the team.
  const from = sql`from circle_post cp join publish p on p.id = cp.publish_id
    where cp.circle_id = ${input.id}::uuid and cp.removed_at > ${since} and p.circle_id is null and p.status = 2
      and p.expose_others`
  interface Row {
    id: string
    created_at: Date
    removed_by: string | null
    note: string
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(cp.removed_at, cp.publish_id) < (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
      const found =
        await sql<Row>`select cp.publish_id as id, cp.removed_at as created_at, cp.removed_by, cp.note ${from}
        and ${after} order by cp.removed_at desc, cp.publish_id desc ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: timeKeyOf,
  })
  const [cards, names] = await Promise.all([
    loadPostCards(
      ctx,
      rows.map((row) => ({ id: row.id })),
    ),
    loadNickNames(
      ctx.db,
      rows.flatMap((row) => row.removed_by ?? []),
    ),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    ...page,
    items: rows.map((row) => ({
      id: row.id,
      post: byId.get(row.id) ?? null,
      removedBy: names.get(row.removed_by ?? '') ?? '',
      note: row.note,
      removeTime: timeTextOf(row.created_at),
      expireTime: timeTextOf(new Date(row.created_at.getTime() + circleTimes.removedPost * dayMs)),
    })),
  }
}
