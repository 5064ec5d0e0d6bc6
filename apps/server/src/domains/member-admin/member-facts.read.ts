import type { MemberCard } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { backgroundUrls } from '../media/index.ts'
import { areaText } from '../site/index.ts'
import { coinsOfMember, userTypeOf } from '../standing/index.ts'
import { listedMember, type ListedMember } from './list-members.read.ts'

export type MemberFacts = ListedMember &
  Pick<
    MemberCard,
    | 'introduction'
    | 'backgroundUrl'
    | 'area'
    | 'ipRegion'
    | 'exp'
    | 'coins'
    | 'userType'
    | 'followCount'
    | 'likeReceivedCount'
    | 'clubCard'
    | 'profileVersion'
  >

/** SQL: a value that differs after each change of what `ResetProfile` replaces. */
export const profileVersion: RawBuilder<string> = sql<string>`md5(jsonb_build_array(
  member.head_file_id, member.nick_name, member.introduction)::text)`

/** The member domain's facts about a member in any state. @throws ContentNotFound */
export async function loadMemberFacts(ctx: Ctx, id: string): Promise<MemberFacts> {
  const row = await ctx.db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_counter.member_id', 'member.id')
    .leftJoin('club_card', 'club_card.member_id', 'member.id')
    .where('member.id', '=', id)
    .select(['id', 'nick_name', 'head_file_id', 'level', 'status', 'muted_until', 'erase_at', 'created_at'])
    .select(['introduction', 'background_file_id', 'area_codes', 'ip_region', 'earned_exp as exp'])
    .select(coinsOfMember(ctx.now))
    .select(['product_count', 'publish_count', 'fans_count', 'follow_count', 'like_received_count'])
    .select(['card_masked', 'club_card.state as card_state', profileVersion.as('profile_version')])
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  const { card_masked: cardMasked, card_state: state } = row
  return {
    ...listedMember(ctx, row),
    introduction: row.introduction,
    backgroundUrl: backgroundUrls(ctx.app, row.background_file_id).backgroundUrl,
    area: areaText(row.area_codes),
    ipRegion: row.ip_region,
    exp: row.exp,
    coins: row.coins,
    userType: userTypeOf(row.product_count),
    followCount: row.follow_count,
    likeReceivedCount: row.like_received_count,
    clubCard: cardMasked === null || state === null ? null : { cardMasked, state },
    profileVersion: row.profile_version,
  }
}
