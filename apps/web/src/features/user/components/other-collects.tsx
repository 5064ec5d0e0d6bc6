import { Chip, ChipRow, EmptyState, IrisLoader, WallSkeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tileOfPost } from '../../../shared/pictures/post-tile.ts'
import { PostWall } from '../../photo/index.ts'
import { PrivateNotice } from './private-notice.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface OtherCollectsProps {
  userId: string
  /** The requested folder; empty for the first one. */
  folder: string
  /** They show their collects, including the default folder. */
  showsDefault: boolean
  /** The address of a folder. */
  hrefOf: (folder: string) => string
}

/** The collects a member shows, by folder: the public ones, and the default one if they permit it. */
export function OtherCollects({ userId, folder, showsDefault, hrefOf }: OtherCollectsProps) {
  const folders = useQuery({ ...queries.one(api.UserLike.GetFolderList, { userId }), staleTime: 0 })
  if (folders.isPending) return <IrisLoader className="py-10" />
  if (folders.isError) return <LoadError of={folders} />
  const places = [
    ...(showsDefault ? [{ id: 'default', name: '默认收藏夹' }] : []),
    ...folders.data.folders.map(({ id, name }) => ({ id, name })),
  ]
  const current = places.find(({ id }) => id === folder) ?? places[0]
  if (current === undefined) {
    return <PrivateNotice userId={userId} help="TA没有公开的收藏夹" />
  }
  return (
    <>
      <ChipRow label="收藏夹" toolbar className="mb-5">
        {places.map(({ id, name }) => (
          <Chip key={id} chosen={id === current.id} href={hrefOf(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <InfiniteList
        key={current.id}
        options={queries.pages(api.UserLike.GetCollectList, {
          userId,
          folderId: current.id === 'default' ? null : current.id,
        })}
        tileOf={tileOfPost}
        skeleton={<WallSkeleton />}
        empty={<EmptyState help="这个收藏夹里没有可以看的作品" />}
      >
        {(posts, { isLast }) => <PostWall posts={posts} isLast={isLast} />}
      </InfiniteList>
    </>
  )
}
