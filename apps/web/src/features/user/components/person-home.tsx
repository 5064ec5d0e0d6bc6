import '../person.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { personOf } from '@guangquan/routes/first/person'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  MissingPage,
  PostSkeleton,
  UiLink,
  WallSkeleton,
  type TabItem,
} from '@guangquan/ui'
import type { UserHome } from '@guangquan/contract'
import { GearIcon } from '@guangquan/ui/icons'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { PhoneNavigation } from '../../../shared/navigation/phone-navigation.tsx'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { ScrollableTabs } from '../../../shared/scrollable-tabs.tsx'
import { PageAction, usePageTitle } from '../../../shared/page-bar.tsx'
import { useWidth } from '../../../shared/use-width.ts'
import { VirtualWall } from '../../photo/index.ts'
import { PostCard } from '../../post/index.ts'
import { PersonHead } from './person-head.tsx'

type PersonTab = 'photo' | 'collect' | 'like'
/** Tabs with their own addresses. */
type PersonPage = 'posts' | 'gallery' | 'article' | 'video' | 'liked' | 'collected'

/** A member's page: header, counts, and the wall of their photographs; on the own page also 收藏 and 喜欢. */
export function PersonHome({ userId }: { userId: string }) {
  const [search] = useSearchParams()
  const isPhone = useWidth('phone')
  const home = useQuery(queries.one(...personOf(userId)))
  usePageTitle(home.data === undefined || home.data.isSelf ? undefined : home.data.nickName)
  // Without a cover, the newest photograph is shown there.
  const newest = useInfiniteQuery(wallOf(userId)).data?.pages[0]?.items[0]?.picture.url1080 ?? null
  if (home.isPending) return <WallPlaceholder />
  if (home.isError) {
    // A malformed id does not exist either.
    const isMissing =
      home.error instanceof ApiError &&
      (home.error.kind === 'ContentNotFound' || home.error.kind === 'BadInput')
    return (
      <div className="page pt-10">
        {isMissing ? (
          <MissingPage help="没有这个人，或者已经注销。" />
        ) : (
          <ErrorState onRetry={() => void home.refetch()} />
        )}
      </div>
    )
  }
  if (home.data.isBlocked) return <BlockedHome home={home.data} />
  const asked = search.get('tab')
  const tab: PersonTab = home.data.isSelf && (asked === 'collect' || asked === 'like') ? asked : 'photo'
  return (
    <>
      <PersonHead home={home.data} cover={home.data.backgroundUrl ?? newest} />
      {home.data.isSelf ? <SettingLink /> : null}
      <div className="page mt-6">
        {home.data.isSelf && isPhone ? (
          <div className="mb-4">
            <PhoneNavigation scroll />
          </div>
        ) : null}
        {home.data.isSelf ? (
          <ScrollableTabs label="我的内容" items={ownTabs(home.data.counts)} current={tab} />
        ) : (
          <OtherTabs home={home.data} />
        )}
        <div className="mt-5">
          {tab === 'photo' ? (
            <OwnWall userId={userId} isSelf={home.data.isSelf} />
          ) : (
            <MarkedPosts key={tab} kind={tab} />
          )}
        </div>
      </div>
    </>
  )
}

/** Page of a member the viewer has blocked: name and unblock action. */
function BlockedHome({ home }: { home: UserHome }) {
  return (
    <>
      <PersonHead home={home} cover={null} />
      <EmptyState title="你已拉黑TA" help="你们看不到彼此的作品和评论，解除后可以重新关注" />
    </>
  )
}

// The tab bar has no room for it.
function SettingLink() {
  return (
    <PageAction>
      <UiLink href={ownPaths.setting()} className="ui-icon-button" aria-label="设置">
        <GearIcon size={22} />
      </UiLink>
    </PageAction>
  )
}

function wallOf(userId: string) {
  return queries.pages(api.Picture.GetUserPublishList, { userId })
}

function ownTabs(counts: {
  publish: number
  collect: number
  like: number
}): TabItem<PersonTab | PersonPage>[] {
  return [
    { id: 'photo', label: '照片', href: paths.user() },
    { id: 'posts', label: '动态', count: counts.publish, href: ownPaths.releaseList() },
    { id: 'gallery', label: '相册', href: ownPaths.ownGallery() },
    { id: 'article', label: '文章', href: ownPaths.releaseList('article') },
    { id: 'video', label: '视频', href: ownPaths.releaseList('video') },
    { id: 'collect', label: '收藏', count: counts.collect, href: `${paths.user()}?tab=collect` },
    { id: 'like', label: '喜欢', href: `${paths.user()}?tab=like` },
  ]
}

function OtherTabs({ home: { userId, counts, opens } }: { home: UserHome }) {
  // A public folder is visible even if the list of all collects is private.
  const { data } = useQuery({
    ...queries.one(api.UserLike.GetFolderList, { userId }),
    enabled: !opens.collect,
  })
  const showsCollects = opens.collect || (data?.folders.length ?? 0) > 0
  const of = (more: Record<string, string> = {}) => new URLSearchParams({ id: userId, ...more }).toString()
  const items: TabItem<PersonTab | PersonPage>[] = [
    { id: 'photo', label: '照片', href: paths.other(userId) },
    { id: 'posts', label: '动态', count: counts.publish, href: ownPaths.otherReleases(of()) },
    { id: 'gallery', label: '相册', href: ownPaths.otherGallery(of()) },
    { id: 'article', label: '文章', href: ownPaths.otherReleases(of({ tab: 'article' })) },
    { id: 'video', label: '视频', href: ownPaths.otherReleases(of({ tab: 'video' })) },
    ...(opens.like ? [{ id: 'liked' as const, label: '赞过', href: ownPaths.otherLikes(userId) }] : []),
    ...(showsCollects
      ? [{ id: 'collected' as const, label: '收藏', href: ownPaths.otherCollects(userId) }]
      : []),
  ]
  return <ScrollableTabs label="TA的内容" items={items} current="photo" />
}

function OwnWall({ userId, isSelf }: { userId: string; isSelf: boolean }) {
  const firstPost = (
    <LinkButton kind="lit" href={paths.release()}>
      发布第一张照片
    </LinkButton>
  )
  return (
    <InfiniteList
      options={wallOf(userId)}
      skeleton={<WallSkeleton />}
      empty={
        isSelf ? (
          <EmptyState help="你的照片会挂在这里" action={firstPost} />
        ) : (
          <EmptyState help="TA还没有公开的照片" />
        )
      }
    >
      {(tiles, { isLast }) => <VirtualWall tiles={tiles} isLast={isLast} />}
    </InfiniteList>
  )
}

function MarkedPosts({ kind }: { kind: 'collect' | 'like' }) {
  return (
    <div className="person-posts">
      <InfiniteList
        options={queries.pages(api.UserLike.GetOwnList, { kind })}
        skeleton={<PostSkeleton />}
        empty={<EmptyState help={kind === 'collect' ? '收藏的作品会在这里' : '赞过的作品会在这里'} />}
        feedLabel={kind === 'collect' ? '我的收藏' : '我赞过的'}
      >
        {(posts) => posts.map((post, place) => <PostCard key={post.id} post={post} eager={place < 2} />)}
      </InfiniteList>
    </div>
  )
}

function WallPlaceholder() {
  return (
    <div className="page pt-10">
      <WallSkeleton />
    </div>
  )
}
