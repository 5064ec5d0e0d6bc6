import '../notice.css'
import '../../../shared/page/own-page.css'
import { Later, Skeleton } from '@guangquan/ui'
import { useState, type ReactNode } from 'react'
import { useUnreadCount } from '../../../shared/notices/use-unread.ts'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { MemberMenu } from '../../../shared/people/member-menu.tsx'
import { PageAction, usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { noticeTabs, unreadIn, type NoticePage } from '../notice-tabs.ts'
import { useReadNotices } from '../read-notices.ts'

/** The frame of every notice list: menu, title, 全部已读, tabs with unread counts. */
export function NoticeFrame({ page, children }: { page: NoticePage; children: ReactNode }) {
  const unread = useUnreadCount()
  const isPhone = useWidth('phone')
  const title = page === 'like' ? '赞与收藏' : '通知'
  usePageTitle(title)
  return (
    <div className="page own-page notice-page">
      <MemberMenu />
      <div className="own-column">
        <header className="notice-head">
          <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
          {isPhone ? null : <ReadAll page={page} />}
        </header>
        {isPhone ? (
          <PageAction>
            <ReadAll page={page} />
          </PageAction>
        ) : null}
        <ScrollableTabs
          className="notice-tabs"
          label="通知"
          items={noticeTabs(unread)}
          current={String(page)}
        />
        {children}
      </div>
    </div>
  )
}

function ReadAll({ page }: { page: NoticePage }) {
  const unread = useUnreadCount()
  const { readAll } = useReadNotices()
  const [busy, setBusy] = useState(false)
  const what =
    page === 'all' ? ({ all: true } as const) : page === 'like' ? ({ like: true } as const) : { tab: page }
  return (
    <button
      type="button"
      className="notice-all-read"
      disabled={busy || unread === undefined || unreadIn(page, unread) === 0}
      onClick={() => {
        setBusy(true)
        void readAll(what).finally(() => setBusy(false))
      }}
    >
      全部已读
    </button>
  )
}

export function NoticeSkeleton() {
  return (
    <Later>
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className="notice-row">
          <Skeleton width="40px" height="40px" round />
          <div className="notice-words">
            <Skeleton width="48%" height="14px" />
            <Skeleton width="24%" height="12px" className="mt-3" />
          </div>
          <Skeleton width="72px" height="54px" />
        </div>
      ))}
    </Later>
  )
}
