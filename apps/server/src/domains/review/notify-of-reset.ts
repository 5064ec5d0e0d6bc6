import { type NoticeKind, type ProfilePart, profileParts } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'

const noticeOf = {
  avatar: 'member.avatarReset',
  nickName: 'member.nickNameReset',
  introduction: 'member.introductionReset',
} as const satisfies Record<ProfilePart, NoticeKind>

/** Notifies a member of the parts of their profile that staff replaced by neutral ones. */
export async function notifyOfReset(
  tx: Tx,
  now: Date,
  {
    memberId,
    replaced,
    reason,
  }: { memberId: string; replaced: Partial<Record<ProfilePart, unknown>>; reason: string },
): Promise<void> {
  for (const part of profileParts) {
    if (replaced[part] === undefined) continue
    await createNotice(tx, now, { memberId, kind: noticeOf[part], note: reason })
  }
}
