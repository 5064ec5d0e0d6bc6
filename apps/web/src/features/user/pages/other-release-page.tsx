import { EmptyState, PostSkeleton, Tabs } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { PostCard } from '../../post/index.ts'
import { OtherPage } from '../components/other-page.tsx'

// By publish type on the wire.
const tabs = [
  { id: 'all', label: '全部', publishType: undefined },
  { id: 'photo', label: '图片', publishType: 1 },
  { id: 'article', label: '文章', publishType: 2 },
  { id: 'video', label: '视频', publishType: 3 },
  { id: 'vote', label: '投票', publishType: 4 },
] as const

/** TA的发布: their posts visible to the viewer, by kind. */
export default function OtherReleasePage() {
  const [search] = useSearchParams()
  const tab = tabs.find((one) => one.id === search.get('tab')) ?? tabs[0]
  return (
    <OtherPage what="的发布" own={paths.user()} narrow>
      {({ userId }) => (
        <>
          <Tabs
            label="类型"
            current={tab.id}
            items={tabs.map(({ id, label }) => ({ id, label, href: hrefOf(userId, id) }))}
          />
          <div className="mt-2">
            <InfiniteList
              key={tab.id}
              options={queries.pages(api.NewPublish.GetUserPosts, {
                userId,
                ...(tab.publishType === undefined ? {} : { publishType: tab.publishType }),
              })}
              skeleton={<PostSkeleton />}
              empty={
                <EmptyState help={tab.id === 'all' ? 'TA还没有公开的作品' : `TA还没有公开的${tab.label}`} />
              }
              feedLabel="TA的发布"
            >
              {(posts) =>
                posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)
              }
            </InfiniteList>
          </div>
        </>
      )}
    </OtherPage>
  )
}

function hrefOf(userId: string, tab: string): string {
  const filter = new URLSearchParams({ id: userId, ...(tab === 'all' ? {} : { tab }) })
  return ownPaths.otherReleases(filter.toString())
}
