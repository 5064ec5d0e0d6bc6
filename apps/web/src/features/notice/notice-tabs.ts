import type { UnreadCount } from '@guangquan/contract'
import type { NoticeTab } from '@guangquan/routes/first/own'
import { ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'

/** A tab of the notice pages: all, one of the six, or likes and collects on their own page. */
export type NoticePage = 'all' | 'like' | NoticeTab

const labels = [
  ['all', '全部'],
  [1, '评论'],
  [2, '@我的'],
  ['like', '赞与收藏'],
  [3, '关注'],
  [4, '圈子'],
  [5, '活动'],
  [6, '系统'],
] as const

/** Address of a tab. */
function pathOf(page: NoticePage): string {
  if (page === 'all') return paths.notices()
  return page === 'like' ? ownPaths.likes() : ownPaths.notice(page)
}

/** The tabs with their unread counts. */
export function noticeTabs(unread: UnreadCount | undefined) {
  const notices = labels.map(([id, label]) => ({
    id: String(id),
    label,
    href: pathOf(id),
    unread: unread === undefined ? 0 : unreadIn(id, unread),
  }))
  // The bell announces private messages, too.
  const messages = { id: 'im', label: '私信', href: ownPaths.messages(), unread: unread?.im ?? 0 }
  return [...notices, messages]
}

/** Unread count of a tab. */
export function unreadIn(page: NoticePage, unread: UnreadCount): number {
  if (page === 'all') return unread.total - unread.im
  return page === 'like' ? unread.like : unread.tabs[page]
}

/** Text for an empty tab. */
export function emptyOf(page: NoticePage): { title: string; help: string } {
  switch (page) {
    case 'all':
      return { title: '还没有通知', help: '有人评论、提到或关注你，会在这里告诉你' }
    case 'like':
      return { title: '还没有赞与收藏', help: '发布照片后，喜欢它的人会出现在这里' }
    case 1:
      return { title: '还没有评论与回复', help: '去看看别人的照片，说说你的想法' }
    case 2:
      return { title: '还没有人提到你', help: '别人在作品或评论里@你，会在这里告诉你' }
    case 3:
      return { title: '还没有新的关注', help: '有人关注你，或你设了提醒的人有新作品，会在这里告诉你' }
    case 4:
      return { title: '还没有圈子的通知', help: '加入摄影圈后，圈子里的消息会在这里' }
    case 5:
      return { title: '还没有活动的通知', help: '报名活动与影赛后，进展会在这里告诉你' }
    case 6:
      return { title: '还没有系统通知', help: '账号与审核的消息会在这里' }
  }
}
