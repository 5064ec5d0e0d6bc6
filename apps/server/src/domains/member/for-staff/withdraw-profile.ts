import { neutralNickName, type ProfilePart } from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql, type Updateable } from 'kysely'
import * as z from 'zod'
import type { Tx } from '../../../db/client.ts'
import type { Member } from '../../../db/tables.gen.ts'
import { randomCode } from '../invite-code.ts'
import { nickNamePinyin } from '../nick-name-pinyin.ts'

/** The parts replaced by neutral values; a part that was neutral is missing. */
export const WithdrawnProfile = z.object({
  /** The file. It is still stored, and is released when the act is completed. */
  avatar: z.string().optional(),
  nickName: z
    .object({ before: z.string(), neutral: z.string(), changedAt: z.coerce.date().nullable() })
    .optional(),
  introduction: z.string().optional(),
})
export type WithdrawnProfile = z.infer<typeof WithdrawnProfile>

/** Replaces parts of the profile of a locked member by neutral ones; they may choose another nickname at once. */
export async function withdrawProfile(
  tx: Tx,
  { id, parts }: { id: string; parts: readonly ProfilePart[] },
): Promise<WithdrawnProfile> {
  const before = await readProfile(tx, id)
  const withdrawn: WithdrawnProfile = {}
  const columns: Updateable<Member> = {}
  if (parts.includes('avatar') && before.head_file_id !== null) {
    withdrawn.avatar = before.head_file_id
    columns.head_file_id = null
  }
  if (parts.includes('nickName')) {
    const neutral = `${neutralNickName}${randomCode()}`
    withdrawn.nickName = { before: before.nick_name, neutral, changedAt: before.nick_name_changed_at }
    Object.assign(columns, await nameColumns(neutral), { nick_name_changed_at: null })
  }
  if (parts.includes('introduction') && before.introduction !== '') {
    withdrawn.introduction = before.introduction
    columns.introduction = ''
  }
  await write(tx, id, columns)
  return withdrawn
}

/**
 * Restores the withdrawn parts of a locked member's profile.
 * @returns false, without a change, if the member chose others since, or the nickname was taken
 */
export async function restoreProfile(
  tx: Tx,
  { id, withdrawn }: { id: string; withdrawn: WithdrawnProfile },
): Promise<boolean> {
  const { avatar, nickName, introduction } = withdrawn
  const now = await readProfile(tx, id)
  if (avatar !== undefined && now.head_file_id !== null) return false
  if (introduction !== undefined && now.introduction !== '') return false
  if (nickName !== undefined && now.nick_name !== nickName.neutral) return false
  if (nickName !== undefined && (await isTaken(tx, nickName.before))) return false
  // It is open to the moderators again as it was, also for the trigger that serves the release before.
  await sql`select set_config('review.profiles', 'off', true)`.execute(tx)
  await write(tx, id, {
    ...(avatar === undefined ? {} : { head_file_id: avatar }),
    ...(nickName === undefined
      ? {}
      : { ...(await nameColumns(nickName.before)), nick_name_changed_at: nickName.changedAt }),
    ...(introduction === undefined ? {} : { introduction }),
  })
  await sql`select set_config('review.profiles', 'on', true)`.execute(tx)
  return true
}

function readProfile(tx: Tx, id: string) {
  return tx
    .selectFrom('member')
    .where('id', '=', id)
    .select(['head_file_id', 'nick_name', 'nick_name_changed_at', 'introduction'])
    .executeTakeFirstOrThrow()
}

async function write(tx: Tx, id: string, columns: Updateable<Member>): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('member').set(columns).where('id', '=', id).execute()
}

async function nameColumns(nickName: string) {
  return {
    nick_name: nickName,
    nick_name_folded: foldNickName(nickName),
    ...(await nickNamePinyin(nickName)),
  }
}

async function isTaken(tx: Tx, nickName: string): Promise<boolean> {
  const other = await tx
    .selectFrom('member')
    .where('nick_name_folded', '=', foldNickName(nickName))
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}
