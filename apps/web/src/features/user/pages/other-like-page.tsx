import { EmptyState, PostSkeleton, Tabs } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { PostCard } from '../../post/index.ts'
import { PrivateNotice } from '../components/private-notice.tsx'
import { OtherCollects } from '../components/other-collects.tsx'
import { OtherPage } from '../components/other-page.tsx'

/** TA赞过的, with the collects they show on the second tab; unavailable if private. */
export default function OtherLikePage() {
  const [search] = useSearchParams()
  const isCollects = search.get('tab') === 'collect'
  return (
    <OtherPage
      what={isCollects ? '的收藏' : '赞过的'}
      own={isCollects ? ownPaths.collect() : ownPaths.likes('given')}
      narrow
    >
      {({ userId, opens }) => (
        <>
          <Tabs
            label="TA喜欢的"
            current={isCollects ? 'collect' : 'like'}
            items={[
              { id: 'like', label: '赞过', href: ownPaths.otherLikes(userId) },
              { id: 'collect', label: '收藏', href: ownPaths.otherCollects(userId) },
            ]}
          />
          {isCollects ? (
            <OtherCollects userId={userId} folder={search.get('folder') ?? ''} showsDefault={opens.collect} />
          ) : (
            <Likes userId={userId} isOpen={opens.like} />
          )}
        </>
      )}
    </OtherPage>
  )
}

function Likes({ userId, isOpen }: { userId: string; isOpen: boolean }) {
  if (!isOpen) return <PrivateNotice userId={userId} help="TA赞过的作品只有自己能看到" />
  return (
    <InfiniteList
      options={queries.pages(api.UserLike.GetUserLikeList, { userId })}
      skeleton={<PostSkeleton />}
      empty={<EmptyState help="TA还没有赞过作品" />}
      feedLabel="TA赞过的"
    >
      {(posts) => posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)}
    </InfiniteList>
  )
}
