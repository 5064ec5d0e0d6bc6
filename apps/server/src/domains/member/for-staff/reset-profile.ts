import { memberStates, neutralNickName, type ProfilePart } from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/nick-name'
import type { Updateable } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import type { Member } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { releaseFiles } from '../../media/index.ts'
import { randomCode } from '../invite-code.ts'
import { nickNamePinyin } from '../nick-name-pinyin.ts'
import { profileVersion } from './member-facts.read.ts'

/**
 * Replaces parts of a profile by neutral ones. The member may choose another nickname at once. The caller is responsible
 * for the permission.
 * @returns what stood there before; a part that was neutral is not in it
 * @throws ContentNotFound for an erased member, ChangedMeanwhile
 */
export async function resetProfile(
  tx: Tx,
  { id, parts, version }: { id: string; parts: readonly ProfilePart[]; version: string },
): Promise<Partial<Record<ProfilePart, string>>> {
  const before = await tx
    .selectFrom('member')
    .where('id', '=', id)
    .where('status', '<>', memberStates.erased)
    .select(['head_file_id', 'nick_name', 'introduction', profileVersion.as('version')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before === undefined) fail('ContentNotFound')
  if (before.version !== version) {
    const target = { targetKind: 'member', targetId: id } as const
    await failChanged(tx, target, { act: 'member.profileReset', otherwise: before.nick_name })
  }
  const { head_file_id: avatar, nick_name: nickName, introduction } = before
  const changed: Partial<Record<ProfilePart, string>> = {}
  const columns: Updateable<Member> = {}
  if (parts.includes('avatar') && avatar !== null) {
    changed.avatar = avatar
    columns.head_file_id = null
  }
  if (parts.includes('nickName')) {
    changed.nickName = nickName
    Object.assign(columns, await neutralName())
  }
  if (parts.includes('introduction') && introduction !== '') {
    changed.introduction = introduction
    columns.introduction = ''
  }
  if (Object.keys(columns).length > 0)
    await tx.updateTable('member').set(columns).where('id', '=', id).execute()
  if (changed.avatar !== undefined) await releaseFiles(tx, [changed.avatar])
  return changed
}

async function neutralName() {
  const nickName = `${neutralNickName}${randomCode()}`
  return {
    nick_name: nickName,
    nick_name_folded: foldNickName(nickName),
    ...(await nickNamePinyin(nickName)),
    nick_name_changed_at: null,
  }
}
