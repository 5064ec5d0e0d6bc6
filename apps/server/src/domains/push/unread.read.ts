import { reachKindOfTab, type ReachSwitches } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'
import { findUnreadConversations, type UnreadConversation } from '../message/index.ts'
import { findUnreadLikes, findUnreadNotices } from '../notice/index.ts'

type Notice = Awaited<ReturnType<typeof findUnreadNotices>>[number]

/** Unread items of which a member wants to be notified. */
export interface Unread {
  /** Newest first. */
  notices: Notice[]
  conversations: UnreadConversation[]
  /** When each group of likes was last added to. */
  likes: Date[]
}

/** More are counted as so many. */
export const maxCounted = 100

/** Unread items of these kinds since an instant. */
export async function loadUnread(
  db: Queryable,
  { memberId, kinds, since }: { memberId: string; kinds: ReachSwitches; since: Date },
): Promise<Unread> {
  const tabs = Object.keys(reachKindOfTab)
    .map(Number)
    .filter((tab) => {
      const kind = reachKindOfTab[tab]
      return kind !== undefined && kinds[kind]
    })
  const page = { memberId, since, limit: maxCounted }
  const [notices, likes, conversations] = await Promise.all([
    findUnreadNotices(db, { ...page, tabs }),
    kinds.like ? findUnreadLikes(db, page) : [],
    kinds.message ? findUnreadConversations(db, page) : [],
  ])
  return { notices, likes, conversations }
}

/** Time of the newest item; null without any. */
export function newestOf({ notices, likes, conversations }: Unread): Date | null {
  const times = [
    ...notices.map((notice) => notice.created_at),
    ...likes,
    ...conversations.map((conversation) => conversation.newestAt),
  ]
  return times.reduce<Date | null>((newest, at) => (newest === null || at > newest ? at : newest), null)
}
