import type { NoticeKind, NoticeTab } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { announceNotices } from './announce-notices.ts'

export interface NewNotice {
  memberId: string
  tab: NoticeTab
  /** What happened; `noticeTexts` has the sentence for each kind. */
  kind: NoticeKind
  /** Who caused it; nobody gets a notice of what they did themselves. */
  fromMemberId?: string
  publishId?: string
  replyId?: string
  /** Text shown with its sentence. */
  note?: string
}

/** Writes a notice in the transaction of its cause. */
export async function createNotice(tx: Tx, now: Date, notice: NewNotice): Promise<void> {
  const { memberId, ...rest } = notice
  await createNotices(tx, now, [memberId], rest)
}

/** As `createNotice`, for many recipients. Kinds sent once per post (`notice_once`) are not repeated. */
export async function createNotices(
  tx: Tx,
  now: Date,
  memberIds: readonly string[],
  notice: Omit<NewNotice, 'memberId'>,
): Promise<void> {
  const recipients = memberIds.filter((id) => id !== notice.fromMemberId)
  if (recipients.length === 0) return
  const written = await tx
    .insertInto('notice')
    .values(
      recipients.map((memberId) => ({
        id: uuid(),
        member_id: memberId,
        tab: notice.tab,
        kind: notice.kind,
        from_member_id: notice.fromMemberId ?? null,
        publish_id: notice.publishId ?? null,
        reply_id: notice.replyId ?? null,
        note: notice.note ?? '',
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  await announceNotices(
    tx,
    written.map((row) => row.member_id),
  )
}
