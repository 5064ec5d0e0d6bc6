import { circleMemberStates, circleRoles, circleStates } from '@guangquan/contract'
import { mayInCircle } from '@guangquan/rules/events/circle-roles'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import type { PostCircles, ShownCircle } from '../post-extension/index.ts'
import { findCircle, findStanding, refuseClosed, roleOf } from './circle.store.ts'

const open = sql.lit(circleStates.open)
const joined = sql.lit(circleMemberStates.joined)

const shownCircles = preparedQuery<{ ids: readonly string[] }, ShownCircle>('circle.shown', (db, param) => {
  const query = sql<ShownCircle>`select id, title from circle
    where id = any(${param('ids')}::uuid[]) and status = ${open}`
  return { compile: () => query.compile(db) }
})

const standings = preparedQuery<{ circleId: string; ids: readonly string[] }, { id: string; role: number }>(
  'circle.standings',
  (db, param) => {
    const query = sql<{ id: string; role: number }>`select member_id as id, role from circle_member
      join circle on circle.id = circle_id and circle.status = ${open}
      where circle_id = ${param('circleId')}::uuid and member_id = any(${param('ids')}::uuid[])
        and circle_member.status = ${joined}`
    return { compile: () => query.compile(db) }
  },
)

/** Circles, as posts need them. */
export const postCircles: PostCircles = {
  // The posts of a dissolved circle continue as their authors' own.
  showsPosts: (circleId) => sql<SqlBool>`exists (select from circle shown
    where shown.id = ${circleId} and shown.status <> ${sql.lit(circleStates.frozen)})`,
  isMember: (circleId, viewerId) => sql<SqlBool>`exists (select from circle_member inside
    join circle around on around.id = inside.circle_id and around.status = ${open}
    where inside.circle_id = ${circleId} and inside.member_id = ${viewerId} and inside.status = ${joined})`,
  loadShown: async ({ db }, circleIds) => {
    if (circleIds.length === 0) return new Map()
    const rows = await shownCircles(db, { ids: [...new Set(circleIds)] })
    return new Map(rows.map((row) => [row.id, row]))
  },
  findOwn: async ({ db, viewer, now }, circleId) => {
    const circle = await findCircle(db, circleId)
    if (circle?.status !== circleStates.open || circle.dissolve_at !== null) return undefined
    const own = await findStanding(db, circleId, viewer.id)
    if (!mayInCircle('publish', own.role)) return undefined
    if (own.mutedUntil !== null && own.mutedUntil > now) return undefined
    return { id: circle.id, title: circle.title }
  },
  refuseOutsider: async ({ viewer, now }, tx, circleId) => {
    const circle = (await findCircle(tx, circleId)) ?? fail('CircleNotMember')
    const own = await findStanding(tx, circleId, viewer.id)
    if (!mayInCircle('publish', own.role)) fail('CircleNotMember')
    refuseClosed(circle)
    if (own.mutedUntil !== null && own.mutedUntil > now) {
      fail('CircleMuted', { until: timeTextOf(own.mutedUntil).slice(0, 16) })
    }
  },
  findTeamReach: async ({ db, viewer }, circleId, writerIds) => {
    const rows = await standings(db, { circleId, ids: [...new Set([...writerIds, viewer.id])] })
    const roles = new Map(rows.map((row) => [row.id, roleOf(row.role)]))
    const own = roles.get(viewer.id) ?? circleRoles.none
    const reached = writerIds.filter((id) =>
      mayInCircle('removePost', own, roles.get(id) ?? circleRoles.none),
    )
    return new Set(reached)
  },
  movePost: async (tx, { circleId, authorId }, delta) => {
    await sql`update circle set publish_count = publish_count + ${delta}::integer where id = ${circleId}`.execute(
      tx,
    )
    await sql`update circle_member set post_count = post_count + ${delta}::integer,
        last_active_at = case when ${delta}::integer > 0 then now() else last_active_at end
      where circle_id = ${circleId} and member_id = ${authorId}`.execute(tx)
  },
}
