import {
  errorText,
  minimumAgeYears,
  useTypes,
  type PopupAccept,
  type Privacy,
  type UserInfo,
  type MethodParsed,
} from '@guangquan/contract'
import { isOfAge } from '@guangquan/rules/people/age'
import { containsContact } from '@guangquan/rules/people/nick-name'
import { birthdayChanges } from '@guangquan/rules/people/profile-changes'
import {
  defaultPopupAccept,
  defaultPrivacy,
  withDefaults,
  withoutDefaults,
} from '@guangquan/rules/people/profile-visibility'
import { dayOf } from '@guangquan/rules/time-text'
import type { Selectable, Updateable } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Member } from '../../db/tables.gen.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { areaExists } from '../site/index.ts'
import { reviewCases, type ChangedProfile } from '../target/index.ts'
import { renameMember } from './rename-member.ts'
import { replacePicture } from './replace-picture.ts'
import { storedSwitches } from './stored-switches.ts'

/** Missing fields stay unchanged; null removes a picture. The user name is stored elsewhere. */
export type ProfileChange = Omit<MethodParsed<typeof UserInfo.Update>, 'requestId' | 'userName'> & {
  brandWords: readonly string[]
}

type Profile = Pick<
  Selectable<Member>,
  | 'head_file_id'
  | 'background_file_id'
  | 'introduction'
  | 'nick_name'
  | 'nick_name_changed_at'
  | 'birthday'
  | 'birthday_changes'
  | 'privacy'
  | 'popup_accept'
>

/**
 * Changes the given fields of the caller's own profile, all or none.
 * @throws UploadNotFound, NickNameTaken, NickNameRefused, NickNameContact, NickNameTooSoon, ContentRefused, UnderAge,
 * BirthdayFixed, BadInput for an area that is not in the list
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  if (change.introduction !== undefined) await refuseUnfitIntroduction(ctx, change.introduction)
  if (change.area !== undefined) refuseUnknownArea(change.area)
  if (change.birthday != null) refuseUnderAge(ctx, change.birthday)
  await inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx, ctx.viewer.id)
    await replacePicture(ctx, tx, useTypes.avatar, profile.head_file_id, change.headPic)
    await replacePicture(ctx, tx, useTypes.background, profile.background_file_id, change.background)
    if (change.nickName !== undefined && change.nickName !== profile.nick_name) {
      const { nickName, brandWords } = change
      await renameMember(ctx, tx, { changedAt: profile.nick_name_changed_at, nickName, brandWords })
    }
    await writePlainFields(tx, ctx.viewer.id, plainFields(profile, change, ctx.now))
    await reviewCases.get().openForProfile(tx, ctx.viewer.id, toReview(profile, change), ctx.now)
    if (change.headPic !== undefined || change.area !== undefined)
      await emit(tx, 'member.profileChanged', { memberId: ctx.viewer.id })
  })
}

async function lockProfile(tx: Tx, memberId: string): Promise<Profile> {
  return tx
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['head_file_id', 'background_file_id', 'introduction', 'nick_name', 'nick_name_changed_at'])
    .select(['birthday', 'birthday_changes', 'privacy', 'popup_accept'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The changed parts of a profile for staff, with their earlier values. A part that was removed is left out. */
function toReview(
  { nick_name: nickName, head_file_id: avatar, introduction }: Profile,
  change: ProfileChange,
): ChangedProfile {
  const isChanged = (before: string | null, now: string | null | undefined) =>
    now !== undefined && now !== null && now !== '' && now !== before
  return {
    ...(isChanged(nickName, change.nickName) ? { nickName } : {}),
    ...(isChanged(avatar, change.headPic) ? { avatar } : {}),
    ...(isChanged(introduction, change.introduction) ? { introduction } : {}),
  }
}

function plainFields(profile: Profile, change: ProfileChange, now: Date): Updateable<Member> {
  return {
    introduction: change.introduction,
    sex: change.sex,
    area_codes: change.area,
    photography_level: change.photographyLevel,
    receive_sms: change.receiveSms,
    allow_study: change.allowStudy,
    privacy: change.privacy && changedSwitches<Privacy>(defaultPrivacy, profile.privacy, change.privacy),
    popup_accept:
      change.popupAccept &&
      changedSwitches<PopupAccept>(defaultPopupAccept, profile.popup_accept, change.popupAccept),
    ...birthdayFields(profile, change.birthday, now),
  }
}

async function writePlainFields(tx: Tx, memberId: string, fields: Updateable<Member>): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return
  await tx.updateTable('member').set(fields).where('id', '=', memberId).execute()
}

function changedSwitches<S extends Record<string, boolean>>(
  defaults: S,
  stored: unknown,
  change: Partial<Record<keyof S, boolean | undefined>>,
): string {
  const before = withDefaults(defaults, storedSwitches(stored))
  return JSON.stringify(withoutDefaults(defaults, withDefaults(before, change)))
}

function birthdayFields(
  profile: Profile,
  birthday: string | null | undefined,
  now: Date,
): Updateable<Member> {
  const { birthday: before, birthday_changes: changes } = profile
  if (birthday === undefined || birthday === before) return {}
  const set = { birthday, birthday_set_at: birthday === null ? null : now }
  // Setting it for the first time does not count as a change.
  if (before === null && changes === 0) return set
  // Removing it is always allowed; it counts as a change, so that it cannot be used to change the birthday without
  // limit.
  if (birthday === null) return { ...set, birthday_changes: Math.min(changes + 1, birthdayChanges) }
  if (changes >= birthdayChanges) fail('BirthdayFixed')
  return { ...set, birthday_changes: changes + 1 }
}

// Profiles are shown before staff have seen them: a word that would send a post to review is refused here.
async function refuseUnfitIntroduction(ctx: MemberCtx, introduction: string): Promise<void> {
  if (containsContact(introduction)) fail('ContentRefused')
  if ((await judgeText(ctx, [introduction])) !== 'pass') fail('ContentRefused')
}

function refuseUnderAge(ctx: Pick<Ctx, 'now'>, birthday: string): void {
  if (!isOfAge(birthday, dayOf(ctx.now), minimumAgeYears)) fail('UnderAge')
}

function refuseUnknownArea(area: readonly string[]): void {
  if (!areaExists(area)) fail('BadInput', { fields: { area: errorText('AreaUnknown') } })
}
