import {
  circleMemberStates,
  circleOfferStates,
  circleRoles,
  circleStates,
  type CircleInfo,
  type CircleOffer,
  type CircleRights,
} from '@guangquan/contract'
import { circleRights, mayInCircle } from '@guangquan/rules/events/circle-roles'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { DB } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { openCircle } from '../circle.policy.ts'
import { findMembership, roleOf, type CircleRow, type Standing } from '../circle.store.ts'
import { findFollowedIn } from './common-members.read.ts'
import { loadCircleItems } from './circle-items.view.ts'

const followedShown = 5

/** The page of a circle, with this viewer's rights. @throws ContentNotFound */
export async function getCircleInfo(ctx: Ctx, { id }: { id: string }): Promise<CircleInfo> {
  const viewerId = ctx.viewer?.id ?? null
  const { circle, own } = await openCircle(ctx.db, viewerId, id)
  const [[item], team, followed, offer, invitation, membership, waits] = await Promise.all([
    loadCircleItems(ctx, [id]),
    listShownTeam(ctx, id),
    findFollowedIn(ctx, id),
    findShownOffer(ctx, id, own),
    findInvitation(ctx, id),
    viewerId === null ? undefined : findMembership(ctx.db, id, viewerId),
    isDissolutionWaiting(ctx, id),
  ])
  if (item === undefined) fail('ContentNotFound')
  const ids = [...team.map((one) => one.member_id), ...followed.slice(0, followedShown)]
  const people = await loadUserBriefs(ctx, [...ids, ...(invitation === null ? [] : [invitation.inviter_id])])
  const from = people.get(invitation?.inviter_id ?? '')
  const isTeam = mayInCircle('seeTeam', own.role)
  return {
    ...item,
    rules: circle.rules,
    question: circle.question,
    announcement: announcementOf(circle, ctx.now),
    team: team.flatMap(({ member_id, role }) => {
      const person = people.get(member_id)
      return person === undefined ? [] : [{ ...person, role: roleOf(role) }]
    }),
    followed: followed.slice(0, followedShown).flatMap((one) => people.get(one) ?? []),
    followedCount: followed.length,
    maxMembers: circle.max_members,
    createTime: timeTextOf(circle.created_at),
    dissolveTime: circle.dissolve_at === null ? null : timeTextOf(circle.dissolve_at),
    dissolveWaits: waits,
    waitingCount: isTeam ? circle.waiting_count : 0,
    mutedUntil: activeMute(own, ctx.now),
    quiet: membership?.quiet ?? false,
    invitation:
      invitation === null || from === undefined
        ? null
        : { id: invitation.id, from, expireTime: timeTextOf(invitation.expires_at) },
    offer,
    stateReason: own.role === circleRoles.owner ? circle.state_reason : '',
    can: rightsOf(ctx, circle, own),
  }
}

/** The viewer's present rights. In a circle that is not open only its owner may act, by editing a refused one. */
function rightsOf(
  { viewer, now }: Pick<Ctx, 'viewer' | 'now'>,
  circle: CircleRow,
  own: Standing,
): CircleRights {
  const isOpen = circle.status === circleStates.open
  const isEnding = circle.dissolve_at !== null
  const rights = circleRights(own.role)
  const active = Object.fromEntries(Object.entries(rights).map(([act, may]) => [act, may && isOpen]))
  const isOwner = own.role === circleRoles.owner
  const isJoined = own.status === circleMemberStates.joined
  const isEditable =
    circle.status === circleStates.refused || circle.status === circleStates.waiting || isOpen
  return {
    ...rights,
    ...active,
    publish: rights.publish && isOpen && !isEnding && activeMute(own, now) === null,
    invite: rights.invite && isOpen && !isEnding,
    seeTeam: rights.seeTeam,
    edit: isOwner && isEditable && !isEnding,
    transfer: isOwner && isOpen && !isEnding,
    dissolve: isOwner && isOpen && !isEnding,
    withdrawDissolution: isOwner && isOpen && isEnding,
    quit: isJoined && !isOwner,
    follow: viewer !== null && isOpen,
    report: viewer !== null && !isOwner && isOpen,
  }
}

function activeMute(own: Standing, now: Date): string | null {
  return own.mutedUntil === null || own.mutedUntil <= now ? null : timeTextOf(own.mutedUntil)
}

function announcementOf(circle: CircleRow, now: Date): CircleInfo['announcement'] {
  const { announcement: text, announced_at: at, announced_until: untilDay } = circle
  if (text === '' || at === null || (untilDay !== null && untilDay < dayOf(now))) return null
  return { text, time: timeTextOf(at), untilDay }
}

/** Owner, admins and guests, up to their max numbers. */
function listShownTeam({ db }: Ctx, circleId: string) {
  return db
    .selectFrom('circle_member')
    .select(['member_id', 'role'])
    .where('circle_id', '=', circleId)
    .where('status', '=', sql.lit(circleMemberStates.joined))
    .where('role', 'in', [circleRoles.owner, circleRoles.admin, circleRoles.guest])
    .orderBy('role')
    .orderBy('joined_at')
    .orderBy('member_id')
    .execute()
}

async function findInvitation({ db, viewer, now }: Ctx, circleId: string) {
  if (viewer === null) return null
  const row = await db
    .selectFrom('circle_invite')
    .select(['id', 'inviter_id', 'expires_at'])
    .where('circle_id', '=', circleId)
    .where('invitee_id', '=', viewer.id)
    .where('state', '=', 1)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

async function isDissolutionWaiting({ db, now }: Ctx, circleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('circle_dissolution')
    .select('id')
    .where('circle_id', '=', circleId)
    .where('by_owner', '=', true)
    .where('state', '=', 1)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest offer, if it is open or ended within a week, for the owner and its recipient. */
async function findShownOffer(ctx: Ctx, circleId: string, own: Standing): Promise<CircleOffer | null> {
  const { db, viewer } = ctx
  if (viewer === null) return null
  const row = await db
    .selectFrom('circle_offer')
    .selectAll()
    .where('circle_id', '=', circleId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (row === undefined) return null
  if (own.role !== circleRoles.owner && row.to_id !== viewer.id) return null
  return loadOffer({ ...ctx, viewer }, row)
}

export async function loadOffer(ctx: MemberCtx, row: Selectable<DB['circle_offer']>): Promise<CircleOffer> {
  const people = await loadUserBriefs(ctx, [row.to_id, ...(row.from_id === null ? [] : [row.from_id])])
  const to = people.get(row.to_id) ?? fail('ContentNotFound')
  const isOver = row.state === circleOfferStates.waiting && row.expires_at <= ctx.now
  const state = Object.values(circleOfferStates).find((one) => one === row.state)
  return {
    id: row.id,
    isSuccession: row.from_id === null,
    from: people.get(row.from_id ?? '') ?? null,
    to,
    state: isOver ? circleOfferStates.expired : (state ?? circleOfferStates.expired),
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }
}
