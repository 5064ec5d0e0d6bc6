import { memberStates, type ProfilePart } from '@guangquan/contract'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { releaseFiles } from '../media/index.ts'
import { profileVersion } from './member-facts.read.ts'
import { withdrawProfile } from '../member/index.ts'

/**
 * Replaces parts of a profile with neutral ones. The member may choose another nickname at once. The caller is
 * responsible for the permission.
 * @returns the replaced parts, without those that were neutral
 * @throws ContentNotFound for an erased member, ChangedMeanwhile
 */
export async function resetProfile(
  tx: Tx,
  { id, parts, version }: { id: string; parts: readonly ProfilePart[]; version: string },
): Promise<Record<'before' | 'after', Partial<Record<ProfilePart, string>>>> {
  const before = await tx
    .selectFrom('member')
    .where('id', '=', id)
    .where('status', '<>', memberStates.erased)
    .select(['nick_name', profileVersion.as('version')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before === undefined) fail('ContentNotFound')
  if (before.version !== version) {
    const target = { targetKind: 'member', targetId: id } as const
    await failChanged(tx, target, { act: 'member.profileReset', otherwise: before.nick_name })
  }
  const { avatar, nickName, introduction } = await withdrawProfile(tx, { id, parts })
  if (avatar !== undefined) await releaseFiles(tx, [avatar])
  return {
    before: {
      ...(avatar === undefined ? {} : { avatar }),
      ...(nickName === undefined ? {} : { nickName: nickName.before }),
      ...(introduction === undefined ? {} : { introduction }),
    },
    after: {
      ...(avatar === undefined ? {} : { avatar: '' }),
      ...(nickName === undefined ? {} : { nickName: nickName.neutral }),
      ...(introduction === undefined ? {} : { introduction: '' }),
    },
  }
}
