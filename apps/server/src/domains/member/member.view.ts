import { medalTitle, type FollowState, type UserBrief } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQueries } from '../../db/prepared-query.ts'
import { avatarUrl } from '../media/index.ts'
import { relations } from './relations.ts'
import { frameUrl, medalNames, medalUrl, readUsedMedal } from '../worn/index.ts'

interface BriefRow {
  id: string
  nick_name: string
  head_file_id: string | null
  user_category: number
  used_frame_id: string | null
  used_achievement_id: string | null
  level: number
  follow_state: FollowState
  introduction: string
}

type BriefValues = { ids: readonly string[]; viewerId: string | null }

const briefsByIds = preparedQueries<BriefValues, { introduced: boolean }, BriefRow>(
  'member.briefsByIds',
  (db, param, { introduced }) =>
    db
      .selectFrom('member')
      .select(['id', 'nick_name', 'head_file_id', 'user_category', 'level'])
      .select(['used_frame_id', 'used_achievement_id'])
      .select(
        relations
          .get()
          .followState(sql`${param('viewerId')}::uuid`, sql.ref('member.id'))
          .as('follow_state'),
      )
      .select(introduced ? 'introduction' : sql<string>`''`.as('introduction'))
      .where(sql<boolean>`id = ${anyOf(param('ids'))}`),
)

// Names of icons; the page has the picture and the label for each.
const categoryIcons = [
  null,
  'photographer',
  'official',
  'lecturer',
  'store',
  'judge',
  'circle-owner',
] as const

/**
 * Members as every list shows them to this viewer: names, avatars, levels, follow state. One query for any number of
 * ids; an unknown id is missing from the result.
 */
export async function loadUserBriefs(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<Map<string, UserBrief>> {
  const rows = await loadRows(ctx, memberIds, { introduced: false })
  const names = await medalNames.get()(ctx.app)
  return new Map(rows.map((row) => [row.id, briefOf(ctx, row, names)]))
}

/** As `loadUserBriefs`, with their introductions. */
export async function loadIntroducedBriefs(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<Map<string, UserBrief & { introduction: string }>> {
  const rows = await loadRows(ctx, memberIds, { introduced: true })
  const names = await medalNames.get()(ctx.app)
  return new Map(rows.map((row) => [row.id, { ...briefOf(ctx, row, names), introduction: row.introduction }]))
}

async function loadRows(
  ctx: Ctx,
  memberIds: readonly string[],
  variant: { introduced: boolean },
): Promise<BriefRow[]> {
  if (memberIds.length === 0) return []
  return briefsByIds(ctx.db, variant, { ids: [...new Set(memberIds)], viewerId: ctx.viewer?.id ?? null })
}

/** One member who is known to exist. */
export async function getUserBrief(ctx: Ctx, memberId: string): Promise<UserBrief> {
  const brief = (await loadUserBriefs(ctx, [memberId])).get(memberId)
  if (brief === undefined) throw new Error(`no member ${memberId}`)
  return brief
}

function briefOf(ctx: Ctx, row: BriefRow, names: ReadonlyMap<string, string>): UserBrief {
  const medal = readUsedMedal(row.used_achievement_id)
  return {
    userId: row.id,
    nickName: row.nick_name,
    headPicUrl: avatarUrl(ctx.app, row.head_file_id),
    userCategoryIcon: categoryIcons[row.user_category] ?? null,
    usedFrameId: row.used_frame_id,
    usedFrameSrc: row.used_frame_id === null ? null : frameUrl(row.used_frame_id),
    level: row.level,
    // The page draws a level from its number.
    userLevelIcon: null,
    usedAchievementSrc: medal === null ? null : medalUrl(medal.medalId, medal.tier),
    usedAchievementTitle: medal === null ? null : medalTitle(names.get(medal.medalId) ?? '', medal.tier),
    followState: row.follow_state,
  }
}
