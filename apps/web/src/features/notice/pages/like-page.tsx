import { EmptyState, LinkButton, PostSkeleton, Tabs } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { PostCard } from '../../post/index.ts'
import { LikeNoticeRow } from '../components/like-notice-row.tsx'
import { NoticeFrame, NoticeSkeleton } from '../components/notice-frame.tsx'
import { emptyOf } from '../notice-tabs.ts'

/** 赞与收藏: likes received, in groups, and likes given. */
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
          { id: 'received', label: '收到的', href: ownPaths.likes() },
          { id: 'given', label: '我赞过的', href: ownPaths.likes('given') },
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
    <InfiniteList
      options={queries.pages(api.UserLike.GetOwnList, { kind: 'like' })}
      skeleton={<PostSkeleton />}
      empty={
        <EmptyState
          title="还没有赞过的作品"
          help="赞过的作品会在这里"
          action={
            <LinkButton kind="ink" href={paths.photoWall()}>
              去看照片
            </LinkButton>
          }
        />
      }
      feedLabel="我赞过的"
    >
      {(posts) => posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)}
    </InfiniteList>
  )
}
