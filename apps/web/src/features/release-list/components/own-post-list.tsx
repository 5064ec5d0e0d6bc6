import { EmptyState, LinkButton } from '@guangquan/ui'
import { api, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { BinRow } from './bin-row.tsx'
import { OwnPostRow } from './own-post-row.tsx'

/** One's own posts of a kind, or what lies in the recycle bin. */
export function OwnPostList({ publishType, bin }: { publishType: number | undefined; bin: boolean }) {
  const input = publishType === undefined ? { bin } : { bin, publishType }
  const first = (
    <LinkButton kind="line" href={paths.release()}>
      去发布
    </LinkButton>
  )
  return (
    <InfiniteList
      options={queries.pages(api.NewPublish.GetOwnPublishList, input)}
      empty={
        bin ? (
          <EmptyState title="回收站是空的" help="删除的作品在这里留 30 天" />
        ) : (
          <EmptyState help="发布的作品会在这里" action={first} />
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
