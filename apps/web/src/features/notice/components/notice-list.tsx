import { EmptyState } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useUnreadCount } from '../../../shared/use-unread.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { emptyOf } from '../notice-tabs.ts'
import { LikeNoticeRow } from './like-notice-row.tsx'
import { NoticeFrame, NoticeSkeleton } from './notice-frame.tsx'
import { NoticeRow } from './notice-row.tsx'

/**
 * Notices of one tab or all of them; the list of all begins with the newest unread likes, which have their own page.
 */
export function NoticeList({ tab }: { tab?: 1 | 2 | 3 | 4 | 5 | 6 }) {
  return (
    <NoticeFrame page={tab ?? 'all'}>
      {tab === undefined ? <NewestLikes /> : null}
      <InfiniteList
        options={queries.pages(api.Notice.GetUserNoticeList, tab === undefined ? {} : { tab })}
        skeleton={<NoticeSkeleton />}
        empty={<EmptyState {...emptyOf(tab ?? 'all')} />}
      >
        {(notices) => (
          <ul>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </NoticeFrame>
  )
}

const shownLikes = 3

function NewestLikes() {
  const unread = useUnreadCount()?.like ?? 0
  const likes = useQuery({
    ...queries.one(api.UserLike.GetUserLikeNoticeList, { maxResultCount: shownLikes }),
    enabled: unread > 0,
  })
  const fresh = unread > 0 ? (likes.data?.items.filter((item) => !item.isRead) ?? []) : []
  if (fresh.length === 0) return null
  return (
    <ul>
      {fresh.map((notice) => (
        <LikeNoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}
