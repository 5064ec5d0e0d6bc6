import type { OwnInfo } from '@guangquan/contract'
import { expToNext } from '@guangquan/rules/growth/level'
import { birthdayChanges, nextChangeAt, nickNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { defaultPopupAccept, defaultPrivacy, withDefaults } from '@guangquan/rules/people/profile-visibility'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { backgroundUrls } from '../media/index.ts'
import { areaText } from '../site/index.ts'
import { coinsOfMember, thresholdsOn, userTypeOf } from '../standing/index.ts'
import { giveInviteCode } from './invite-code.ts'
import { getUserBrief } from './member.view.ts'
import { recordRegion } from './record-region.ts'
import { storedSwitches } from './stored-switches.ts'

/** Facts about sign-in and consent, provided by the domain that stores them. */
export type CredentialFacts = Pick<
  OwnInfo,
  | 'phoneMasked'
  | 'emailMasked'
  | 'userName'
  | 'nextUserNameTime'
  | 'nextPhoneTime'
  | 'hasPassword'
  | 'social'
  | 'termsToAgree'
>

/** The signed-in member's own data. Also records their region and gives them an invite code when that is due. */
export async function loadOwnInfo(ctx: MemberCtx, facts: CredentialFacts): Promise<OwnInfo> {
  const brief = await getUserBrief(ctx, ctx.viewer.id)
  const row = await ctx.db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', ctx.viewer.id)
    .select(['introduction', 'sex', 'birthday', 'birthday_changes', 'area_codes', 'photography_level'])
    .select(['background_file_id', 'ip_region', 'ip_region_at', 'created_at', 'nick_name_changed_at'])
    .select(['privacy', 'receive_sms', 'allow_study', 'popup_accept', 'invite_code', coinsOfMember(ctx.now)])
    .select([
      'earned_exp as exp',
      'unlock_level',
      'risen_from',
      thresholdsOn(dayOf(ctx.now)).as('thresholds'),
    ])
    .select(['product_count', 'publish_count', 'follow_count', 'fans_count'])
    .executeTakeFirstOrThrow()
  const nextNickName = nextChangeAt(row.nick_name_changed_at, nickNameCooldownMs, ctx.now)
  return {
    ...brief,
    ...facts,
    introduction: row.introduction,
    sex: row.sex,
    birthday: row.birthday,
    birthdayChangesLeft: Math.max(0, birthdayChanges - row.birthday_changes),
    area: areaText(row.area_codes),
    areaCodes: row.area_codes,
    ipRegion: await recordRegion(ctx, row),
    photographyLevel: row.photography_level,
    ...backgroundUrls(ctx.app, row.background_file_id),
    userType: userTypeOf(row.product_count),
    registerTime: timeTextOf(row.created_at),
    nextNickNameTime: nextNickName && timeTextOf(nextNickName),
    privacy: withDefaults(defaultPrivacy, storedSwitches(row.privacy)),
    receiveSms: row.receive_sms,
    allowStudy: row.allow_study,
    popupAccept: withDefaults(defaultPopupAccept, storedSwitches(row.popup_accept)),
    inviteCode: row.invite_code ?? (await giveInviteCode(ctx)),
    unlockLevel: row.unlock_level ?? brief.level,
    risenFrom: row.risen_from,
    exp: row.exp,
    expToNext: expToNext(row.thresholds, row.exp, brief.level),
    coins: row.coins,
    publishCount: row.publish_count,
    followCount: row.follow_count,
    fansCount: row.fans_count,
  }
}
