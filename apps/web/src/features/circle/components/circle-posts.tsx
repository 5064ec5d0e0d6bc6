import type { CircleInfo, CirclePost as Post } from '@guangquan/contract'
import { circlePosts, type CirclePostsTab } from '@guangquan/routes/first/circle'
import { EmptyState, LinkButton, PostSkeleton, WallSkeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tileOfPost } from '../../../shared/pictures/post-tile.ts'
import { PostWall } from '../../photo/index.ts'
import { CirclePost, TeamMenu } from './circle-post.tsx'

const nothing = {
  all: '圈子里还没有作品',
  essence: '还没有加精的作品',
  matches: '圈子里还没有比赛',
} as const

interface CirclePostsProps {
  circle: CircleInfo
  tab: CirclePostsTab
  asList: boolean
}

/** The posts of a circle, as a wall or as a list. */
export function CirclePosts({ circle, tab, asList }: CirclePostsProps) {
  const canPublish = tab === 'all' && circle.can.publish
  return (
    <>
      {tab === 'all' ? <Pinned circle={circle} asList={asList} /> : null}
      <InfiniteList
        options={queries.pages(...circlePosts(circle.id, tab))}
        skeleton={asList ? <PostSkeleton /> : <WallSkeleton />}
        tileOf={tileOfCirclePost}
        empty={
          <EmptyState
            title={nothing[tab]}
            {...(canPublish ? { help: '发布时选上这个圈子，就会出现在这里' } : {})}
            action={
              canPublish ? (
                <LinkButton kind="ink" href={paths.release()}>
                  去发布
                </LinkButton>
              ) : null
            }
          />
        }
      >
        {(posts, { isLast }) =>
          asList ? (
            <div className="circle-posts">
              {posts.map((post, place) => (
                <CirclePost key={post.id} circleId={circle.id} post={post} eager={place < 2} />
              ))}
            </div>
          ) : (
            <CircleWall circle={circle} posts={posts} isLast={isLast} />
          )
        }
      </InfiniteList>
    </>
  )
}

// A folded post is not on the wall, so the light table and the viewer pass over it too.
const tileOfCirclePost = (post: Post) => (post.inCircle.isFolded ? null : tileOfPost(post))

/** The posts that are not folded, each with the actions of the team. */
function CircleWall(props: { circle: CircleInfo; posts: readonly Post[]; isLast: boolean }) {
  const { circle, posts, isLast } = props
  const shown = posts.filter(({ inCircle }) => !inCircle.isFolded)
  if (!circle.can.seeTeam) return <PostWall posts={shown} isLast={isLast} />
  const byId = new Map(shown.map((post) => [post.id, post]))
  return (
    <PostWall
      posts={shown}
      isLast={isLast}
      over={(publishId) => {
        const post = byId.get(publishId)
        return post === undefined ? null : <TeamMenu circleId={circle.id} post={post} />
      }}
    />
  )
}

/** The pinned posts: whole in the list, one line each above the wall. */
function Pinned({ circle, asList }: { circle: CircleInfo; asList: boolean }) {
  const pinned = useQuery(queries.one(api.PhotographyGroup.GetPinned, { id: circle.id }))
  const posts = pinned.data ?? []
  if (posts.length === 0) return null
  if (asList) {
    return (
      <div className="circle-posts">
        {posts.map((post) => (
          <CirclePost key={post.id} circleId={circle.id} post={post} eager />
        ))}
      </div>
    )
  }
  return (
    <ul className="circle-pinned" aria-label="置顶的作品">
      {posts.map((post) => (
        <li key={post.id}>
          <span className="ui-pill" data-tone="accent">
            置顶
          </span>
          <Link {...detailLink(post)} className="ui-hit-area truncate hover:underline">
            {post.title === '' ? `${post.authorNickName}的作品` : post.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
