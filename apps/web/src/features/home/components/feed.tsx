import { feedOf, readFeedTab, type FeedTab } from '@guangquan/routes/first/home'
import { EmptyState, LinkButton, PostSkeleton, Tabs, type TabItem } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { PostCard } from '../../post/index.ts'

/** 推荐, 关注, 最新: the tab is part of the address, so that going back restores it. */
export function Feed() {
  const signedIn = useSignedIn()
  const [search] = useSearchParams()
  const requested = readFeedTab(search.get('tab'))
  const tab = requested === 'follow' && !signedIn ? 'recommend' : requested
  const items: TabItem<FeedTab>[] = [
    { id: 'recommend', label: '推荐', href: '/' },
    { id: 'follow', label: '关注', href: signedIn ? '/?tab=follow' : paths.login('/?tab=follow') },
    { id: 'new', label: '最新', href: '/?tab=new' },
  ]
  return (
    <section aria-label="动态">
      <Tabs label="动态" items={items} current={tab} />
      <InfiniteList
        key={tab}
        options={queries.pages(...feedOf(tab))}
        skeleton={
          <div className="py-6">
            <PostSkeleton />
          </div>
        }
        empty={
          tab === 'follow' ? (
            <EmptyState
              help="你关注的人还没有发布新的内容"
              action={
                <LinkButton kind="line" href={paths.photoWall()}>
                  去照片墙看看
                </LinkButton>
              }
            />
          ) : (
            <EmptyState />
          )
        }
      >
        {(posts) => posts.map((post, index) => <PostCard key={post.id} post={post} eager={index === 0} />)}
      </InfiniteList>
    </section>
  )
}
