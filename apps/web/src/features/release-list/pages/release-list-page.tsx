import '../release-list.css'
import { type TabItem } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { DraftList } from '../components/draft-list.tsx'
import { OwnPostList } from '../components/own-post-list.tsx'

type ListTab = 'all' | 'photo' | 'article' | 'video' | 'vote' | 'entry' | 'draft' | 'bin'

const tabs: TabItem<ListTab>[] = [
  { id: 'all', label: '全部', href: ownPaths.releaseList() },
  { id: 'photo', label: '图片', href: ownPaths.releaseList('photo') },
  { id: 'article', label: '文章', href: ownPaths.releaseList('article') },
  { id: 'video', label: '视频', href: ownPaths.releaseList('video') },
  { id: 'vote', label: '投票', href: ownPaths.releaseList('vote') },
  { id: 'entry', label: '参赛', href: ownPaths.releaseList('entry') },
  { id: 'draft', label: '草稿', href: ownPaths.releaseList('draft') },
  { id: 'bin', label: '回收站', href: ownPaths.releaseList('bin') },
]

const types: Partial<Record<ListTab, number>> = { photo: 1, article: 2, video: 3, vote: 4, entry: 5 }

/** 我的发布: the member's posts by kind and state, with drafts and the recycle bin. */
export default function ReleaseListPage() {
  const [search] = useSearchParams()
  const tab = tabs.find((one) => one.id === search.get('tab'))?.id ?? 'all'
  return (
    <OwnPage title="我的发布">
      <ScrollableTabs label="我的发布" items={tabs} current={tab} />
      <div className="mt-4">
        {tab === 'draft' ? (
          <DraftList />
        ) : (
          <OwnPostList key={tab} publishType={types[tab]} bin={tab === 'bin'} />
        )}
      </div>
    </OwnPage>
  )
}
