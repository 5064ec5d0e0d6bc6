import { erasedName } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import { coinsOfMember } from '../standing/index.ts'
import { eraseTopics } from '../interest/index.ts'
import { eraseClubCard } from '../club/index.ts'

/** A member's own row in their export. */
export async function exportMember(db: Queryable, memberId: string, now: Date): Promise<object> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', memberId)
    .select(['id', 'nick_name', 'introduction', 'sex', 'birthday', 'area_codes', 'photography_level'])
    .select([
      'level',
      'earned_exp as exp',
      coinsOfMember(now),
      'publish_count',
      'follow_count',
      'fans_count',
      'like_received_count',
    ])
    .select([
      'collect_count',
      'ip_region',
      'privacy',
      'receive_sms',
      'allow_study',
      'popup_accept',
      'invite_code',
      'created_at',
    ])
    .executeTakeFirstOrThrow()
  return {
    userId: row.id,
    nickName: row.nick_name,
    introduction: row.introduction,
    sex: row.sex,
    birthday: row.birthday,
    areaCodes: row.area_codes,
    photographyLevel: row.photography_level,
    level: row.level,
    exp: row.exp,
    coins: row.coins,
    publishCount: row.publish_count,
    followCount: row.follow_count,
    fansCount: row.fans_count,
    likeReceivedCount: row.like_received_count,
    collectCount: row.collect_count,
    ipRegion: row.ip_region,
    privacy: row.privacy,
    receiveSms: row.receive_sms,
    allowStudy: row.allow_study,
    popupAccept: row.popup_accept,
    inviteCode: row.invite_code,
    registerTime: timeTextOf(row.created_at),
  }
}

/** Schedules a member's deletion for an instant; until then `cancelErasure` cancels it. */
export async function planErasure(
  tx: Tx,
  memberId: string,
  { eraseAt, keepPosts }: { eraseAt: Date; keepPosts: boolean },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ erase_at: eraseAt, keep_posts: keepPosts })
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .execute()
}

/**
 * Clears a member's row, of which an id without personal data remains. Returns the member's request; undefined if the
 * erasure is not or no longer due.
 */
export async function eraseMember(
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<{ keepPosts: boolean } | undefined> {
  const locked = await tx
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('erase_at', '<=', now)
    .select('keep_posts')
    .forUpdate()
    .executeTakeFirst()
  if (locked === undefined) return undefined
  await eraseTopics(tx, memberId)
  await eraseClubCard(tx, memberId)
  await tx
    .updateTable('member')
    .set({
      status: 3,
      nick_name: erasedName,
      nick_name_folded: `erased:${memberId}`,
      nick_pinyin: '',
      nick_initials: '',
      head_file_id: null,
      background_file_id: null,
      introduction: '',
      sex: 0,
      birthday: null,
      birthday_set_at: null,
      area_codes: [],
      photography_level: 1,
      user_category: 0,
      used_frame_id: null,
      used_achievement_id: null,
      exp: 0,
      level: 1,
      unlock_level: null,
      ip_region: '',
      ip_region_at: null,
      privacy: '{}',
      popup_accept: '{}',
      receive_sms: false,
      allow_study: false,
      invite_code: null,
      phone_bound: false,
      muted_until: null,
      muted_reason: '',
    })
    .where('id', '=', memberId)
    .execute()
  return { keepPosts: locked.keep_posts }
}

/** Records that all data of a member has been erased. */
export async function endErasure(db: Queryable, memberId: string): Promise<void> {
  await db.updateTable('member').set({ erase_at: null }).where('id', '=', memberId).execute()
}
