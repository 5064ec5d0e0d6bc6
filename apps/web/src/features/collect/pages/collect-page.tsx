import '../collect.css'
import { foldersOf } from '@guangquan/routes/first/own'
import {
  Button,
  Chip,
  ChipRow,
  EmptyState,
  IrisLoader,
  Tabs,
  WallSkeleton,
  type TabItem,
} from '@guangquan/ui'
import { GlobeIcon, LockIcon, PlusIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSession } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tileOfPost } from '../../../shared/pictures/post-tile.ts'
import { PostWall } from '../../photo/index.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { CollectedCard } from '../components/collected-card.tsx'
import { FolderDialog } from '../components/folder-dialog.tsx'
import { FolderHead } from '../components/folder-head.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

type TypeTab = 'all' | 'photo' | 'article' | 'video' | 'vote'
const types: Partial<Record<TypeTab, number>> = { photo: 1, article: 2, video: 3, vote: 4 }
const labels: Record<TypeTab, string> = {
  all: '全部',
  photo: '图片',
  article: '文章',
  video: '视频',
  vote: '投票',
}

/** 我的收藏: the member's collected posts, by folder and kind. */
export default function CollectPage() {
  const user = useSession((state) => state.user)
  return user === null ? null : <OwnCollects userId={user.id} />
}

function OwnCollects({ userId }: { userId: string }) {
  const [search] = useSearchParams()
  const [making, setMaking] = useState(false)
  const [arranging, setArranging] = useState(false)
  const folders = useQuery({ ...queries.one(...foldersOf(userId)), staleTime: 0 })
  const asked = search.get('folder') ?? ''
  const tab = tabOf(search.get('type'))
  const folder = folders.data?.folders.find((one) => one.id === asked) ?? null
  const folderInput =
    folder === null ? (asked === 'default' ? { folderId: null } : {}) : { folderId: folder.id }
  const type = types[tab]
  const input = { userId, ...folderInput, ...(type === undefined ? {} : { publishType: type }) }
  if (folders.isPending)
    return (
      <div className="min-h-svh">
        <IrisLoader className="pt-24" />
      </div>
    )
  if (folders.isError) return <LoadError of={folders} />
  return (
    <OwnPage title="我的收藏" isWall>
      <ChipRow label="收藏夹" toolbar>
        <Chip chosen={asked === ''} href={ownPaths.collect()}>
          全部
        </Chip>
        <Chip chosen={asked === 'default'} href={ownPaths.collect('default')}>
          默认收藏夹 {folders.data.defaultCount}
        </Chip>
        {folders.data.folders.map((one) => (
          <Chip
            key={one.id}
            chosen={asked === one.id}
            href={ownPaths.collect(one.id)}
            icon={one.isPublic ? <GlobeIcon size={16} /> : <LockIcon size={16} />}
          >
            {one.name} {one.count}
          </Chip>
        ))}
        <Chip icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
          新建
        </Chip>
      </ChipRow>
      {making ? <FolderDialog folder={null} onClose={() => setMaking(false)} /> : null}
      {folder === null ? null : <FolderHead folder={folder} />}
      <Tabs label="类型" items={typeTabs(asked)} current={tab} className="mt-4" />
      {folders.data.folders.length === 0 ? null : (
        <Button
          kind="text"
          size="small"
          className="mt-2"
          aria-pressed={arranging}
          onClick={() => setArranging(!arranging)}
        >
          {arranging ? '整理好了' : '整理到收藏夹'}
        </Button>
      )}
      <InfiniteList
        options={queries.pages(api.UserLike.GetCollectList, input)}
        tileOf={tileOfPost}
        skeleton={<WallSkeleton />}
        empty={<EmptyState help={folder === null ? '收藏的作品会在这里' : '这个收藏夹还是空的'} />}
      >
        {(posts, { isLast }) =>
          !arranging ? (
            <div className="mt-4">
              <PostWall posts={posts} isLast={isLast} />
            </div>
          ) : (
            posts.map((post) => (
              <CollectedCard
                key={post.id}
                post={post}
                folders={folders.data.folders}
                current={folder?.id ?? null}
              />
            ))
          )
        }
      </InfiniteList>
    </OwnPage>
  )
}

function tabOf(text: string | null): TypeTab {
  return text === 'photo' || text === 'article' || text === 'video' || text === 'vote' ? text : 'all'
}

function typeTabs(folder: string): TabItem<TypeTab>[] {
  const all: TypeTab[] = ['all', 'photo', 'article', 'video', 'vote']
  return all.map((id) => ({
    id,
    label: labels[id],
    href: ownPaths.collect(folder, id === 'all' ? '' : id),
    inPlace: true,
  }))
}
