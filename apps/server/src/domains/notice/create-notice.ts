import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'

/** Tabs of the notice page. */
export const noticeTabs = {
  comments: 1,
  mentions: 2,
  followers: 3,
  circles: 4,
  activities: 5,
  system: 6,
} as const

export interface NewNotice {
  memberId: string
  tab: (typeof noticeTabs)[keyof typeof noticeTabs]
  /** What happened; the page has the sentence for each. */
  kind: 'reply.toPost' | 'reply.toReply' | 'member.followed' | 'session.replaced'
  /** Who caused it; nobody gets a notice of what they did themselves. */
  fromMemberId?: string
  publishId?: string
  replyId?: string
}

/** Writes a notice in the transaction that brings its cause. */
export async function createNotice(tx: Tx, now: Date, notice: NewNotice): Promise<void> {
  if (notice.memberId === notice.fromMemberId) return
  await tx
    .insertInto('notice')
    .values({
      id: uuid(),
      member_id: notice.memberId,
      tab: notice.tab,
      kind: notice.kind,
      from_member_id: notice.fromMemberId ?? null,
      publish_id: notice.publishId ?? null,
      reply_id: notice.replyId ?? null,
      created_at: now,
    })
    .execute()
}
