import {
  conditionOf,
  hiddenMedalName,
  medalTitle,
  type Achievement,
  type MedalDetail,
  type MedalItem,
  type MedalSummary,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { pageOfAll } from '../../../db/page-of-all.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import { fail } from '../../../fail.ts'
import { getPerson } from '../../member/index.ts'
import { loadUsed, medalUrl, type UsedMedal } from '../../worn/index.ts'
import { loadMedals, type Medal } from '../catalogue.ts'
import { loadOwners } from './owners.ts'

interface Won {
  tier: number
  obtainedAt: Date
}

/** A member's medals and progress. */
interface Standing {
  isSelf: boolean
  won: ReadonlyMap<string, readonly Won[]>
  progress: ReadonlyMap<string, number>
  used: UsedMedal | null
}

const recentCount = 4

/**
 * A page of the caller's medals, or of those that another member has won, with a summary of all.
 * @throws ContentNotFound as `getPerson`
 */
export async function listMedals(
  ctx: MemberCtx,
  { userId = ctx.viewer.id, group, ...input }: MethodParsed<typeof Achievement.GetList>,
): Promise<MethodOutput<typeof Achievement.GetList>> {
  const [medals, standing, owners] = await Promise.all([
    loadMedals(ctx.db, ctx.now),
    loadStanding(ctx, userId),
    loadOwners(ctx.app),
  ])
  const shown = medals.filter(
    (medal) =>
      (group === undefined || medal.group === group) && (standing.isSelf || standing.won.has(medal.id)),
  )
  const items = shown.map((medal) => itemOf(medal, standing, owners.byMedal.get(medal.id) ?? 0))
  return {
    ...(await pageOfAll(input, items)),
    summary: summaryOf(medals, standing),
  }
}

/** One of the caller's medals. @throws ContentNotFound */
export async function getMedal(ctx: MemberCtx, { id }: { id: string }): Promise<MedalDetail> {
  return detailOf(ctx, id, ctx.viewer.id)
}

/** A medal of another member. @throws ContentNotFound, also if the viewer may not see the member */
export async function getMedalOf(
  ctx: Ctx,
  { id, userId }: { id: string; userId: string },
): Promise<MedalDetail> {
  return detailOf(ctx, id, userId)
}

async function detailOf(ctx: Ctx, id: string, userId: string): Promise<MedalDetail> {
  const [medals, standing, { members, byMedal }] = await Promise.all([
    loadMedals(ctx.db, ctx.now),
    loadStanding(ctx, userId),
    loadOwners(ctx.app),
  ])
  const medal = medals.find((one) => one.id === id) ?? fail('ContentNotFound')
  const owners = byMedal.get(id) ?? 0
  const item = itemOf(medal, standing, owners)
  const ownersPercent =
    members === 0 ? 0 : Math.min(100, Math.round((item.ownersCount / members) * 1000) / 10)
  return { ...item, ownersPercent }
}

async function loadStanding(ctx: Ctx, userId: string): Promise<Standing> {
  const isSelf = ctx.viewer?.id === userId
  const [won, progress, used] = await Promise.all([
    wonBy(ctx.db, { memberId: userId }),
    isSelf ? progressOf(ctx.db, { memberId: userId }) : [],
    loadUsed(ctx.db, userId),
    getPerson(ctx, userId),
  ])
  return {
    isSelf,
    won: Map.groupBy(won, ({ medalId }) => medalId),
    progress: new Map(progress.map(({ medal_id: id, value }) => [id, value])),
    used: used.medal,
  }
}

const wonBy = preparedQuery<{ memberId: string }, Won & { medalId: string }>('medal.won', (db, param) => {
  const query = sql<Won & { medalId: string }>`
    select medal_id as "medalId", tier, obtained_at as "obtainedAt" from medal_award
    where member_id = ${param('memberId')}::uuid and revoked_at is null order by tier`
  return { compile: () => query.compile(db) }
})

const progressOf = preparedQuery<{ memberId: string }, { medal_id: string; value: number }>(
  'medal.progress',
  (db, param) =>
    db
      .selectFrom('medal_progress')
      .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
      .select(['medal_id', 'value']),
)

function itemOf(medal: Medal, { isSelf, won, progress, used }: Standing, ownersCount: number): MedalItem {
  const own = won.get(medal.id) ?? []
  const highest = own.at(-1)
  const tier = highest?.tier ?? 0
  const unknown = medal.hidden && tier === 0
  const next = medal.tiers.find((one) => !own.some((award) => award.tier === one.tier))
  const condition = (goal: number | null) => (unknown ? '' : conditionOf(medal.conditionText, goal))
  return {
    id: medal.id,
    name: unknown ? hiddenMedalName : medal.name,
    group: medal.group,
    hidden: medal.hidden,
    tier,
    icon: medalUrl(unknown ? 'hidden' : medal.id, tier),
    conditionText: condition((next ?? medal.tiers.at(-1))?.goal ?? null),
    progress:
      isSelf && !unknown && next !== undefined
        ? { value: Math.min(progress.get(medal.id) ?? 0, next.goal), goal: next.goal }
        : null,
    obtainedTime: highest === undefined ? null : timeTextOf(highest.obtainedAt),
    tiers: unknown
      ? []
      : medal.tiers.map(({ tier: one, goal }) => {
          const award = own.find((candidate) => candidate.tier === one)
          return {
            tier: one,
            goal,
            icon: medalUrl(medal.id, award === undefined ? 0 : one),
            conditionText: condition(goal),
            obtainedTime: award === undefined ? null : timeTextOf(award.obtainedAt),
          }
        }),
    // The count is some minutes old; a member who has it is included.
    ownersCount: Math.max(ownersCount, tier > 0 ? 1 : 0),
    usable: isSelf && tier > 0,
    used: used?.medalId === medal.id,
  }
}

function summaryOf(medals: readonly Medal[], { won, used }: Standing): MedalSummary {
  const titled = (id: string, tier: number) => ({
    id,
    icon: medalUrl(id, tier),
    title: medalTitle(medals.find((medal) => medal.id === id)?.name ?? '', tier),
  })
  const shown = medals.filter(({ id }) => won.has(id))
  const awards = shown.flatMap(({ id }) => (won.get(id) ?? []).map((award) => ({ ...award, id })))
  const newest = shown
    .flatMap(({ id }) => (won.get(id) ?? []).slice(-1).map((award) => ({ ...award, id })))
    .toSorted((a, b) => b.obtainedAt.getTime() - a.obtainedAt.getTime() || (a.id < b.id ? -1 : 1))
  return {
    worn: used === null ? null : titled(used.medalId, used.tier),
    won: shown.length,
    total: medals.length,
    byTier: [1, 2, 3].map((tier) => awards.filter((award) => award.tier === tier).length),
    recent: newest
      .slice(0, recentCount)
      .map(({ id, tier, obtainedAt }) => ({ ...titled(id, tier), obtainedTime: timeTextOf(obtainedAt) })),
  }
}
