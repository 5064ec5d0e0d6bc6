import { reachTexts, type ReachSettings } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import type { MemberCtx } from '../../context.ts'
import { loadUserBriefs } from '../member/index.ts'
import { loadNoticeItems } from '../notice/index.ts'
import { siteSettings } from '../site/index.ts'
import { maxCounted, type Unread } from './unread.read.ts'

/** A notification, as the browser's service worker shows it (`apps/web/src/push-worker.ts`). */
interface Notification {
  title: string
  body: string
  /** Path on the site that it opens. */
  path: string
}

const lists: Record<'notices' | 'messages', SitePath> = {
  notices: '/user/notice-list',
  messages: '/user/im',
}

/**
 * Everything unread in one notification: its number; who and what only for a single item, and only if the member
 * permits it.
 * @param news what the browser was not notified of yet
 */
export async function composeNotification(
  ctx: MemberCtx,
  { unread, news, settings }: { unread: Unread; news: Unread; settings: ReachSettings },
): Promise<Notification> {
  const title = (await siteSettings(ctx)).communityName
  const single = await singleOf(ctx, news)
  if (single !== null && settings.showsText) return { ...single, title: single.title ?? title }
  const messages = unread.conversations.reduce((sum, one) => sum + one.unread, 0)
  const notices = unread.notices.length + unread.likes.length
  const body = [
    ...(notices === 0 ? [] : [counted(reachTexts.notices, notices)]),
    ...(messages === 0 ? [] : [counted(reachTexts.messages, messages)]),
  ].join(reachTexts.and)
  return { title, body, path: single?.path ?? (notices === 0 ? lists.messages : lists.notices) }
}

/** How many, in words. */
export function counted(text: string, count: number): string {
  return text.replace('{n}', count >= maxCounted ? reachTexts.more : String(count))
}

async function singleOf(
  ctx: MemberCtx,
  { notices, conversations, likes }: Unread,
): Promise<{ title: string | null; body: string; path: string } | null> {
  if (notices.length + conversations.length + likes.length !== 1) return null
  const [conversation] = conversations
  if (conversation !== undefined) {
    const peer = (await loadUserBriefs(ctx, [conversation.peerId])).get(conversation.peerId)
    return { title: peer?.nickName ?? null, body: conversation.preview, path: lists.messages }
  }
  const [item] = await loadNoticeItems(ctx, notices)
  if (item === undefined) return null
  const who = item.fromUser === null ? '' : `${item.fromUser.nickName} `
  return { title: null, body: `${who}${item.text}`, path: item.target?.path ?? lists.notices }
}
