import type { FollowState, UserBrief } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { avatarUrl } from '../media/index.ts'
import { relations } from './relations.ts'

interface BriefRow {
  id: string
  nick_name: string
  head_file_id: string | null
  user_category: number
  used_frame_id: string | null
  level: number
  follow_state: FollowState
}

const briefsByIds = preparedQuery<{ ids: readonly string[]; viewerId: string | null }, BriefRow>(
  'member.briefsByIds',
  (db, param) =>
    db
      .selectFrom('member')
      .select(['id', 'nick_name', 'head_file_id', 'user_category', 'used_frame_id', 'level'])
      .select(
        relations
          .get()
          .followState(sql`${param('viewerId')}::uuid`, sql.ref('member.id'))
          .as('follow_state'),
      )
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
  if (memberIds.length === 0) return new Map()
  const rows = await briefsByIds(ctx.db, {
    ids: [...new Set(memberIds)],
    viewerId: ctx.viewer?.id ?? null,
  })
  return new Map(rows.map((row) => [row.id, briefOf(ctx, row)]))
}

/** One member who is known to exist. */
export async function getUserBrief(ctx: Ctx, memberId: string): Promise<UserBrief> {
  const brief = (await loadUserBriefs(ctx, [memberId])).get(memberId)
  if (brief === undefined) throw new Error(`no member ${memberId}`)
  return brief
}

function briefOf(ctx: Ctx, row: BriefRow): UserBrief {
  return {
    userId: row.id,
    nickName: row.nick_name,
    headPicUrl: avatarUrl(ctx.app, row.head_file_id),
    userCategoryIcon: categoryIcons[row.user_category] ?? null,
    // Frames and medals can be worn once there are any to earn.
    usedFrameId: row.used_frame_id,
    usedFrameSrc: null,
    level: row.level,
    // The page draws a level from its number.
    userLevelIcon: null,
    usedAchievementSrc: null,
    followState: row.follow_state,
  }
}
