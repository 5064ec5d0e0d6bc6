import {
  errorText,
  minimumAgeYears,
  useTypes,
  type PopupAccept,
  type Privacy,
  type UserInfo,
  type MethodParsed,
} from '@guangquan/contract'
import { isOfAge } from '@guangquan/rules/age'
import { holdsContact } from '@guangquan/rules/nick-name'
import { birthdayChanges } from '@guangquan/rules/profile-changes'
import {
  defaultPopupAccept,
  defaultPrivacy,
  withDefaults,
  withoutDefaults,
} from '@guangquan/rules/profile-visibility'
import { dayOf } from '@guangquan/rules/time-text'
import type { Selectable, Updateable } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Member } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { areaExists } from '../site/index.ts'
import { renameMember } from './rename-member.ts'
import { replacePicture } from './replace-picture.ts'
import { storedSwitches } from './stored-switches.ts'

/** What is not given stays as it is; null gives a picture up. The name to sign in with is kept elsewhere. */
export type ProfileChange = Omit<MethodParsed<typeof UserInfo.Update>, 'requestId' | 'userName'> & {
  brandWords: readonly string[]
}

type Profile = Pick<
  Selectable<Member>,
  | 'head_file_id'
  | 'background_file_id'
  | 'nick_name'
  | 'nick_name_changed_at'
  | 'birthday'
  | 'birthday_changes'
  | 'privacy'
  | 'popup_accept'
>

/**
 * Changes what is given of the caller's own profile, all or nothing.
 * @throws UploadNotFound, NickNameTaken, NickNameRefused, NickNameTooSoon, ContentRefused, UnderAge, BirthdayFixed,
 * BadInput for an area that is not in the list
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  if (change.introduction !== undefined) await refuseUnfitIntroduction(ctx, change.introduction)
  if (change.area !== undefined) refuseUnknownArea(change.area)
  if (change.birthday != null) refuseUnderAge(ctx, change.birthday)
  await inTransaction(ctx, async (tx) => {
    const profile = await holdProfile(tx, ctx.viewer.id)
    await replacePicture(ctx, tx, useTypes.avatar, profile.head_file_id, change.headPic)
    await replacePicture(ctx, tx, useTypes.background, profile.background_file_id, change.background)
    if (change.nickName !== undefined && change.nickName !== profile.nick_name) {
      const { nickName, brandWords } = change
      await renameMember(ctx, tx, { changedAt: profile.nick_name_changed_at, nickName, brandWords })
    }
    await writePlainFields(tx, ctx.viewer.id, plainFields(profile, change))
  })
}

async function holdProfile(tx: Tx, memberId: string): Promise<Profile> {
  return tx
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['head_file_id', 'background_file_id', 'nick_name', 'nick_name_changed_at'])
    .select(['birthday', 'birthday_changes', 'privacy', 'popup_accept'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

function plainFields(profile: Profile, change: ProfileChange): Updateable<Member> {
  return {
    introduction: change.introduction,
    sex: change.sex,
    area_codes: change.area,
    photography_level: change.photographyLevel,
    receive_sms: change.receiveSms,
    privacy: change.privacy && changedSwitches<Privacy>(defaultPrivacy, profile.privacy, change.privacy),
    popup_accept:
      change.popupAccept &&
      changedSwitches<PopupAccept>(defaultPopupAccept, profile.popup_accept, change.popupAccept),
    ...birthdayFields(profile, change.birthday),
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

function birthdayFields(profile: Profile, birthday: string | null | undefined): Updateable<Member> {
  const { birthday: before, birthday_changes: changes } = profile
  if (birthday === undefined || birthday === before) return {}
  // Said for the first time: no change.
  if (before === null && changes === 0) return { birthday }
  // Taking it back is always open; that it counts keeps it from being a way to change it for ever.
  if (birthday === null) return { birthday, birthday_changes: Math.min(changes + 1, birthdayChanges) }
  if (changes >= birthdayChanges) fail('BirthdayFixed')
  return { birthday, birthday_changes: changes + 1 }
}

// Nobody looks at profiles before they are shown: a word that a post would wait for is refused here.
async function refuseUnfitIntroduction(ctx: MemberCtx, introduction: string): Promise<void> {
  if (holdsContact(introduction)) fail('ContentRefused')
  if ((await judgeText(ctx, [introduction])) !== 'pass') fail('ContentRefused')
}

function refuseUnderAge(ctx: Pick<Ctx, 'now'>, birthday: string): void {
  if (!isOfAge(birthday, dayOf(ctx.now), minimumAgeYears)) fail('UnderAge')
}

function refuseUnknownArea(area: readonly string[]): void {
  if (!areaExists(area)) fail('BadInput', { fields: { area: errorText('AreaUnknown') } })
}
