import type { UserHome } from '@guangquan/contract'
import { EmptyState, PostSkeleton, UiLink, WallSkeleton } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tileOfPost } from '../../../shared/pictures/post-tile.ts'
import { CircleList } from '../../circle/index.ts'
import { PostWall } from '../../photo/index.ts'
import { PostCard } from '../../post/index.ts'
import { personTabPath, type PersonTabId } from '../person-address.ts'
import { Gallery } from './gallery.tsx'
import { OtherCollects } from './other-collects.tsx'
import { OtherLikes } from './other-likes.tsx'

interface PersonTabProps {
  tab: Exclude<PersonTabId, 'photo'>
  home: UserHome
}

/** The content of a tab of a member's page, except the photographs. */
export function PersonTab({ tab, home }: PersonTabProps) {
  const [search] = useSearchParams()
  const { userId, isSelf, opens } = home
  switch (tab) {
    case 'posts':
      return <Posts home={home} what="作品" manage={ownPaths.releaseList()} />
    case 'article':
      return <Posts home={home} publishType={2} what="文章" manage={ownPaths.releaseList('article')} />
    case 'video':
      return <Posts home={home} publishType={3} what="视频" manage={ownPaths.releaseList('video')} />
    case 'gallery':
      return <Gallery userId={userId} isSelf={isSelf} inProfile />
    case 'circle':
      return (
        <>
          {isSelf ? <ManageLink to={circlePaths.own(1)} label="管理我的圈子" /> : null}
          <CircleList tab={1} {...(isSelf ? {} : { userId })} />
        </>
      )
    case 'collect':
      if (isSelf) return <OwnMarked kind="collect" />
      return (
        <OtherCollects
          userId={userId}
          folder={search.get('folder') ?? ''}
          showsDefault={opens.collect}
          hrefOf={(id) => personTabPath(home, 'collect', { folder: id })}
        />
      )
    case 'like':
      return isSelf ? <OwnMarked kind="like" /> : <OtherLikes userId={userId} isOpen={opens.like} />
  }
}

interface PostsProps {
  home: UserHome
  publishType?: number
  what: string
  /** The page where members manage their own. */
  manage: string
}

function Posts({ home: { userId, isSelf }, publishType, what, manage }: PostsProps) {
  const kind = publishType === undefined ? {} : { publishType }
  return (
    <div className="person-posts">
      {isSelf ? <ManageLink to={manage} label="管理我的发布" /> : null}
      <InfiniteList
        options={queries.pages(api.NewPublish.GetUserPosts, { userId, ...kind })}
        skeleton={<PostSkeleton />}
        empty={<EmptyState help={isSelf ? `你的${what}会在这里` : `TA还没有公开的${what}`} />}
        feedLabel={what}
      >
        {(posts) => posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)}
      </InfiniteList>
    </div>
  )
}

function OwnMarked({ kind }: { kind: 'collect' | 'like' }) {
  return (
    <>
      {kind === 'collect' ? <ManageLink to={ownPaths.collect()} label="整理收藏夹" /> : null}
      <InfiniteList
        options={queries.pages(api.UserLike.GetOwnList, { kind })}
        tileOf={tileOfPost}
        skeleton={<WallSkeleton />}
        empty={<EmptyState help={kind === 'collect' ? '收藏的作品会在这里' : '赞过的作品会在这里'} />}
      >
        {(posts, { isLast }) => <PostWall posts={posts} isLast={isLast} />}
      </InfiniteList>
    </>
  )
}

function ManageLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="mb-3">
      <UiLink href={to} className="ui-hit-area text-small text-accent-text hover:underline">
        {label}
      </UiLink>
    </p>
  )
}
