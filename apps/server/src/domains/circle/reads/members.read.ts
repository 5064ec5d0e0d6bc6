import {
  circleMemberStates,
  circleRoles,
  type CircleMember,
  type CircleRole,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { mayInCircle } from '@guangquan/rules/events/circle-roles'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { isBlockedBetweenColumns } from '../../follow/index.ts'
import { isListedMember, nameWord } from '../../member-search/index.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { openCircle } from '../circle.policy.ts'
import { memberStateOf, roleOf } from '../circle.store.ts'

type Input = MethodParsed<typeof PhotographyGroup.GetPhotographyGroupMemberList>

export interface MemberRow {
  id: string
  role: number
  status: number
  joined_at: Date | null
  muted_until: Date | null
  post_count: number
  last_active_at: Date | null
  note: string
}

const memberKey = z.tuple([z.number(), z.number(), z.uuid()])
type MemberKey = z.output<typeof memberKey>

/** Columns of each order, as numbers: both ascend, then the id. */
const orders: Record<Input['sort'], [RawBuilder<number>, RawBuilder<number>]> = {
  role: [sql`cm.role::float8`, sql`extract(epoch from cm.changed_at)::float8`],
  joined: [sql`0::float8`, sql`-extract(epoch from coalesce(cm.joined_at, cm.changed_at))::float8`],
  active: [sql`0::float8`, sql`-coalesce(extract(epoch from cm.last_active_at), 0)::float8`],
  posts: [sql`-cm.post_count::float8`, sql`-coalesce(extract(epoch from cm.last_active_at), 0)::float8`],
  quiet: [sql`coalesce(extract(epoch from cm.last_active_at), 0)::float8`, sql`cm.post_count::float8`],
}

/**
 * A page of a circle's members. The black list, who was removed, and the orders by activity are for the team.
 * @throws ContentNotFound, Forbidden, TokenInvalid
 */
export async function listCircleMembers(
  ctx: Ctx,
  input: Input,
): Promise<MethodOutput<typeof PhotographyGroup.GetPhotographyGroupMemberList>> {
  const viewerId = ctx.viewer?.id ?? null
  const { own } = await openCircle(ctx.db, viewerId, input.id)
  const isTeam = mayInCircle('seeTeam', own.role)
  const { status = circleMemberStates.joined, sort } = input
  const isForTeam = status !== circleMemberStates.joined || sort === 'posts' || sort === 'quiet'
  if (isForTeam && !isTeam) fail('Forbidden')
  const from = sql`from circle_member cm where ${sql.join(conditionsOf(input, viewerId, isTeam), sql` and `)}`
  const [first, second] = orders[sort]
  const { rows, ...page } = await keysetPage(input, memberKey, {
    endlessFor: ctx,
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(a, b, id) > (${window.after[0]}::float8, ${window.after[1]}::float8, ${window.after[2]}::uuid)`
      const found = await sql<MemberRow & { a: number; b: number }>`select * from (
          select cm.member_id as id, cm.role, cm.status, cm.joined_at, cm.muted_until, cm.post_count,
            cm.last_active_at, cm.note, ${first} as a, ${second} as b ${from}) as listed
        where ${after} order by a, b, id ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: (row): MemberKey => [row.a, row.b, row.id],
  })
  return { ...page, items: await loadMembers(ctx, rows, { role: own.role, isTeam }) }
}

function conditionsOf({ id, role, status, keyword }: Input, viewerId: string | null, isTeam: boolean) {
  const member = sql.ref<string>('cm.member_id')
  const word = keyword.trim() === '' ? null : nameWord(keyword)
  return [
    sql<SqlBool>`cm.circle_id = ${id}::uuid`,
    sql<SqlBool>`cm.status = ${sql.lit(status ?? circleMemberStates.joined)}`,
    ...(role === undefined ? [] : [sql<SqlBool>`cm.role = ${sql.lit(role)}`]),
    isListedMember(member, word),
    ...(viewerId === null || isTeam
      ? []
      : [sql<SqlBool>`not ${isBlockedBetweenColumns(sql`${viewerId}::uuid`, member)}`]),
  ]
}

/** Members as a viewer of a role sees them; their activity is for the team. */
export async function loadMembers(
  ctx: Ctx,
  rows: readonly MemberRow[],
  { role, isTeam }: { role: CircleRole; isTeam: boolean },
): Promise<CircleMember[]> {
  const people = await loadUserBriefs(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const person = people.get(row.id)
    if (person === undefined) return []
    const its = roleOf(row.role)
    const isIn = row.status === circleMemberStates.joined
    const isSelf = ctx.viewer?.id === row.id
    const may = (act: 'mute' | 'remove' | 'setRole' | 'transfer') =>
      isIn && !isSelf && mayInCircle(act, role, its)
    const isMuted = row.muted_until !== null && row.muted_until > ctx.now
    return [
      {
        ...person,
        role: its,
        memberStatus: memberStateOf(row.status),
        joinTime: isIn && row.joined_at !== null ? timeTextOf(row.joined_at) : null,
        mutedUntil: isTeam && isMuted && row.muted_until !== null ? timeTextOf(row.muted_until) : null,
        postCount: isTeam ? row.post_count : null,
        lastActiveTime: isTeam && row.last_active_at !== null ? timeTextOf(row.last_active_at) : null,
        note: isTeam ? row.note : '',
        can: {
          mute: may('mute'),
          remove: may('remove'),
          blackList:
            !isSelf &&
            row.status !== circleMemberStates.blackListed &&
            mayInCircle('blackList', role, isIn ? its : circleRoles.none),
          setRole: may('setRole'),
          transfer: may('transfer'),
        },
      },
    ]
  })
}
