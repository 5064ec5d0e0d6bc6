import {
  circleAudits,
  circleLimits,
  circleMemberStates,
  circleTimes,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { startOfDay, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { isBlockedBetweenColumns } from '../../follow/index.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { createNotices } from '../../notice/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { findStanding } from '../circle.store.ts'
import { loadCircleMap, isTeam } from '../reads/circle-items.view.ts'
import { enterCircle, shownJoin } from './apply.ts'

const dayMs = 24 * 3600_000

/** Invites members: not those in the circle, on its black list, or with a block between them and the caller. */
export async function inviteToCircle(
  ctx: MemberCtx,
  { id, userIds }: MethodParsed<typeof PhotographyGroup.Invite>,
): Promise<MethodOutput<typeof PhotographyGroup.Invite>> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    // Two tabs must not both use the last invitations of the day.
    if ((await lockPostingRights(tx, viewer.id)) === undefined) fail('TokenInvalid')
    const { circle } = await lockForAct(ctx, tx, { id, act: 'invite', whileEnding: false })
    const own = await findStanding(tx, id, viewer.id)
    if (own.mutedUntil !== null && own.mutedUntil > now) {
      fail('CircleMuted', { until: timeTextOf(own.mutedUntil).slice(0, 16) })
    }
    if (circle.audit === circleAudits.invited && !isTeam(own.role)) fail('Forbidden')
    const { count } = await tx
      .selectFrom('circle_invite')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('inviter_id', '=', viewer.id)
      .where('created_at', '>=', startOfDay(now))
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ id: string }>`select m.id from member m
      where m.id = any(${userIds}::uuid[]) and m.status = 1 and m.id <> ${viewer.id}
        and not ${isBlockedBetweenColumns(sql`${viewer.id}::uuid`, sql.ref('m.id'))}
        and not exists (select from circle_member c where c.circle_id = ${id} and c.member_id = m.id
          and c.status in (${sql.lit(circleMemberStates.joined)}, ${sql.lit(circleMemberStates.blackListed)}))
        and not exists (select from circle_invite i where i.circle_id = ${id} and i.invitee_id = m.id
          and i.created_at > ${new Date(now.getTime() - circleTimes.inviteExpires * dayMs)} and i.state <> 5)
      order by m.id`.execute(tx)
    const ids = rows.map((row) => row.id)
    if (count + ids.length > circleLimits.invitesPerDay) {
      fail('CircleInviteLimit', { max: circleLimits.invitesPerDay })
    }
    if (ids.length === 0) return { userIds: [] }
    await sql`update circle_invite set state = 5 where circle_id = ${id} and invitee_id = any(${ids}::uuid[])
      and state = 1`.execute(tx)
    await tx
      .insertInto('circle_invite')
      .values(
        ids.map((inviteeId) => ({
          id: uuid(),
          circle_id: id,
          inviter_id: viewer.id,
          invitee_id: inviteeId,
          created_at: now,
          expires_at: new Date(now.getTime() + circleTimes.inviteExpires * dayMs),
        })),
      )
      .execute()
    await createNotices(tx, now, ids, {
      kind: 'circle.invited',
      fromMemberId: viewer.id,
      target: { kind: circleTargetName, id },
    })
    return { userIds: ids }
  })
}

/**
 * Accepts an invitation: one by the team lets in at once, one by a member is an application if the circle is audited.
 */
export async function acceptInvitation(
  ctx: MemberCtx,
  { invitationId }: { invitationId: string },
): Promise<MethodOutput<typeof PhotographyGroup.InviteAccept>> {
  const { viewer, now } = ctx
  const id = await inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, viewer.id)
    const row = await tx
      .selectFrom('circle_invite')
      .selectAll()
      .where('id', '=', invitationId)
      .where('invitee_id', '=', viewer.id)
      .executeTakeFirst()
    if (row === undefined || row.state !== 1 || row.expires_at <= now) fail('ContentNotFound')
    const inviter = await findStanding(tx, row.circle_id, row.inviter_id)
    if (inviter.status !== circleMemberStates.joined) fail('ContentNotFound')
    await enterCircle(ctx, tx, {
      id: row.circle_id,
      reason: '',
      answer: '',
      isInvited: true,
      byTeam: isTeam(inviter.role),
    })
    await tx
      .updateTable('circle_invite')
      .set({ state: 2, decided_at: now })
      .where('id', '=', row.id)
      .execute()
    return row.circle_id
  })
  return { id, ...(await shownJoin(ctx, id)) }
}

/** @throws ContentNotFound */
export async function refuseInvitation(
  ctx: MemberCtx,
  { invitationId }: { invitationId: string },
): Promise<null> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('circle_invite')
    .set({ state: 3, decided_at: ctx.now })
    .where('id', '=', invitationId)
    .where('invitee_id', '=', ctx.viewer.id)
    .where('state', '=', 1)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('ContentNotFound')
  return null
}

/** Invitations that wait for the caller, newest first. */
export async function listInvitations(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetInvitations>,
): Promise<MethodOutput<typeof PhotographyGroup.GetInvitations>> {
  const { viewer, now } = ctx
  const from = sql`from circle_invite i join circle c on c.id = i.circle_id and c.status = 2
    where i.invitee_id = ${viewer.id}::uuid and i.state = 1 and i.expires_at > ${now}
      and not ${isBlockedBetweenColumns(sql`${viewer.id}::uuid`, sql.ref('i.inviter_id'))}`
  interface Row {
    id: string
    circle_id: string
    inviter_id: string
    created_at: Date
    expires_at: Date
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(i.created_at, i.id) < (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
      const found = await sql<Row>`select i.id, i.circle_id, i.inviter_id, i.created_at, i.expires_at ${from}
        and ${after} order by i.created_at desc, i.id desc ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: timeKeyOf,
  })
  const [circles, people] = await Promise.all([
    loadCircleMap(
      ctx,
      rows.map((row) => row.circle_id),
    ),
    loadUserBriefs(
      ctx,
      rows.map((row) => row.inviter_id),
    ),
  ])
  return {
    ...page,
    items: rows.flatMap((row) => {
      const circle = circles.get(row.circle_id)
      const inviter = people.get(row.inviter_id)
      if (circle === undefined || inviter === undefined) return []
      const times = { createTime: timeTextOf(row.created_at), expireTime: timeTextOf(row.expires_at) }
      return [{ id: row.id, circle, from: inviter, ...times }]
    }),
  }
}
