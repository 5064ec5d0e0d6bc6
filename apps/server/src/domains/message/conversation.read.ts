import type { ConversationDetail } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { loadUserBriefs, relations } from '../member/index.ts'
import { findSide, findSideWith, type SideRow } from './conversation.store.ts'
import { loadMessageRight, shownRight } from './message-right.read.ts'
import { loadMessageSettings } from './message-settings.ts'

/** The caller's conversation with a member, existing or not yet. @throws NotAllowedOnSelf, ContentNotFound */
export async function getConversation(
  ctx: MemberCtx,
  { userId }: { userId: string },
): Promise<ConversationDetail> {
  const { db, viewer } = ctx
  if (userId === viewer.id) fail('NotAllowedOnSelf')
  const peer = (await loadUserBriefs(ctx, [userId])).get(userId)
  if (peer === undefined) fail('ContentNotFound')
  const own = await findSideWith(db, viewer.id, userId)
  const other = await findSideWith(db, userId, viewer.id)
  const right = await loadMessageRight(ctx, userId, own && { own, other: other ?? { has_written: false } })
  const { byViewer } = await relations.get().findBlocks(db, viewer.id, userId)
  return {
    id: own?.conversation_id ?? null,
    peer,
    right: shownRight(right),
    isStranger: own?.is_stranger ?? false,
    isPinned: own?.is_pinned ?? false,
    isMuted: own?.is_muted ?? false,
    isBlocked: byViewer,
    unread: own === undefined ? 0 : own.last_seq - own.read_seq,
    peerReadSeq: other === undefined ? 0 : await shownReadSeq(db, viewer.id, other),
    lastChange: own?.last_change ?? 0,
  }
}

/** How far the other side has read a conversation; 0 if one of the two hides it. @throws ContentNotFound */
export async function readByPeer(db: Queryable, own: SideRow): Promise<number> {
  const other = await findSide(db, own.conversation_id, own.peer_id)
  return shownReadSeq(db, own.member_id, other)
}

async function shownReadSeq(db: Queryable, memberId: string, other: SideRow): Promise<number> {
  const settings = await loadMessageSettings(db, [memberId, other.member_id])
  return [...settings.values()].every(({ readMarks }) => readMarks) ? other.read_seq : 0
}
