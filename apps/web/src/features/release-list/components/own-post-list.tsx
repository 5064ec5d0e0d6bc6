import { EmptyState, LinkButton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { BinRow } from './bin-row.tsx'
import { OwnPostRow } from './own-post-row.tsx'

const anything = { what: '发布的作品', href: paths.release() }

// By publish type: name of the missing posts, and where to create one. The first matching entry is used.
const nothingYet: Record<number, { what: string; href: string | null }> = {
  1: { what: '发布的照片', href: paths.release() },
  2: { what: '发布的文章', href: ownPaths.releaseArticle() },
  3: { what: '发布的视频', href: ownPaths.releaseVideo() },
  4: { what: '发起的投票', href: ownPaths.releaseVote() },
  5: { what: '参赛的作品', href: null },
}

/** The member's own posts of a kind, or the recycle bin. */
export function OwnPostList({ publishType, bin }: { publishType: number | undefined; bin: boolean }) {
  const input = publishType === undefined ? { bin } : { bin, publishType }
  const { what, href } = nothingYet[publishType ?? 0] ?? anything
  return (
    <InfiniteList
      options={queries.pages(api.NewPublish.GetOwnPublishList, input)}
      empty={
        bin ? (
          <EmptyState title="回收站是空的" help="删除的作品在这里留 30 天" />
        ) : (
          <EmptyState
            help={`${what}会在这里`}
            action={
              href === null ? null : (
                <LinkButton kind="line" href={href}>
                  去发布
                </LinkButton>
              )
            }
          />
        )
      }
    >
      {(posts) => (
        <ul className="own-posts">
          {posts.map((post) =>
            bin ? <BinRow key={post.id} post={post} /> : <OwnPostRow key={post.id} post={post} />,
          )}
        </ul>
      )}
    </InfiniteList>
  )
}
