import { newestLikes, noticesOf, type NoticeTab } from '@guangquan/routes/first/own'
import { EmptyState } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { insertByTime } from '../insert-by-time.ts'
import { emptyOf } from '../notice-tabs.ts'
import { LikeNoticeRow } from './like-notice-row.tsx'
import { NoticeFrame, NoticeSkeleton } from './notice-frame.tsx'
import { NoticeRow } from './notice-row.tsx'

/** Notices of one tab or all of them; the newest unread likes, which have their own page, are among all of them. */
export function NoticeList({ tab }: { tab?: NoticeTab }) {
  const { likes, isPending } = useNewestLikes(tab === undefined)
  const rows = likes.map((notice) => <LikeNoticeRow key={notice.id} notice={notice} />)
  const likesOnly = rows.length > 0 ? <ul>{rows}</ul> : <EmptyState {...emptyOf(tab ?? 'all')} />
  return (
    <NoticeFrame page={tab ?? 'all'}>
      <InfiniteList
        options={queries.pages(...noticesOf(tab))}
        skeleton={<NoticeSkeleton />}
        empty={isPending ? <NoticeSkeleton /> : likesOnly}
      >
        {(notices, { isLast }) =>
          // Inserted afterwards, they would push the others down.
          isPending ? (
            <NoticeSkeleton />
          ) : (
            <ul>
              {insertByTime({ notices, likes, isLast }).map((notice) =>
                'fromUsers' in notice ? (
                  <LikeNoticeRow key={notice.id} notice={notice} />
                ) : (
                  <NoticeRow key={notice.id} notice={notice} />
                ),
              )}
            </ul>
          )
        }
      </InfiniteList>
    </NoticeFrame>
  )
}

function useNewestLikes(enabled: boolean) {
  const { data, isLoading } = useQuery({ ...queries.one(...newestLikes()), enabled })
  return { likes: data?.items.filter((item) => !item.isRead) ?? [], isPending: isLoading }
}
