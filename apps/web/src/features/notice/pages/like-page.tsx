import { EmptyState, LinkButton, Tabs, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { PhotoWall } from '../../photo/index.ts'
import { LikeNoticeRow } from '../components/like-notice-row.tsx'
import { NoticeFrame, NoticeSkeleton } from '../components/notice-frame.tsx'
import { emptyOf } from '../notice-tabs.ts'

/** 赞与收藏: what one got, in groups, and what one liked oneself. */
export default function LikePage() {
  const [search] = useSearchParams()
  const tab = search.get('tab') === 'given' ? 'given' : 'received'
  return (
    <NoticeFrame page="like">
      <Tabs
        className="mt-2"
        label="赞与收藏"
        current={tab}
        items={[
          { id: 'received', label: '收到的', href: paths.likes() },
          { id: 'given', label: '我赞过的', href: paths.likes('given') },
        ]}
      />
      {tab === 'given' ? <Given /> : <Received />}
    </NoticeFrame>
  )
}

function Received() {
  return (
    <InfiniteList
      options={queries.pages(api.UserLike.GetUserLikeNoticeList, {})}
      skeleton={<NoticeSkeleton />}
      empty={<EmptyState {...emptyOf('like')} />}
    >
      {(notices) => (
        <ul>
          {notices.map((notice) => (
            <LikeNoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

function Given() {
  return (
    <div className="mt-5">
      <InfiniteList
        options={queries.pages(api.UserLike.GetOwnList, { kind: 'like' })}
        skeleton={<WallSkeleton />}
        empty={
          <EmptyState
            title="还没有赞过的照片"
            help="赞过的照片会在这里"
            action={
              <LinkButton kind="ink" href={paths.photoWall()}>
                去看照片
              </LinkButton>
            }
          />
        }
      >
        {(tiles, { isLast }) => <PhotoWall tiles={tiles} isLast={isLast} />}
      </InfiniteList>
    </div>
  )
}
