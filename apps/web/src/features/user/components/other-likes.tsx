import { EmptyState, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tileOfPost } from '../../../shared/pictures/post-tile.ts'
import { PostWall } from '../../photo/index.ts'
import { PrivateNotice } from './private-notice.tsx'

/** The posts another member liked; unavailable if private. */
export function OtherLikes({ userId, isOpen }: { userId: string; isOpen: boolean }) {
  if (!isOpen) return <PrivateNotice userId={userId} help="TA赞过的作品只有自己能看到" />
  return (
    <InfiniteList
      options={queries.pages(api.UserLike.GetUserLikeList, { userId })}
      tileOf={tileOfPost}
      skeleton={<WallSkeleton />}
      empty={<EmptyState help="TA还没有赞过作品" />}
    >
      {(posts, { isLast }) => <PostWall posts={posts} isLast={isLast} />}
    </InfiniteList>
  )
}
