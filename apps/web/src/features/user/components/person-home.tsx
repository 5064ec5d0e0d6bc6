import '../person.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { personOf, photosOf } from '@guangquan/routes/first/person'
import { EmptyState, LinkButton, MissingPage, UiLink, WallSkeleton } from '@guangquan/ui'
import type { UserHome } from '@guangquan/contract'
import { GearIcon } from '@guangquan/ui/icons'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { PhoneNavigation } from '../../../shared/navigation/phone-navigation.tsx'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { sameTile } from '../../../shared/lists/photo-list.ts'
import { PageAction, usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { VirtualWall } from '../../photo/index.ts'
import { tabOf } from '../person-address.ts'
import { OwnHoldings } from './own-holdings.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonTab } from './person-tab.tsx'
import { PersonTabs } from './person-tabs.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** A member's page: header and counts, below them the tab that the address names; at first the wall of photographs. */
export function PersonHome({ userId }: { userId: string }) {
  const [search] = useSearchParams()
  const isPhone = useWidth('phone')
  const home = useQuery(queries.one(...personOf(userId)))
  usePageTitle(home.data === undefined || home.data.isSelf ? undefined : home.data.nickName)
  // Without a cover, the newest photograph is shown there.
  const wall = useInfiniteQuery(queries.pages(...photosOf(userId)))
  const newest = wall.isPending ? undefined : (wall.data?.pages[0]?.items[0]?.picture ?? null)
  if (home.isPending) return <WallPlaceholder />
  if (home.isError) {
    // A malformed id does not exist either.
    const isMissing =
      home.error instanceof ApiError &&
      (home.error.kind === 'ContentNotFound' || home.error.kind === 'BadInput')
    return (
      <div className="page pt-10">
        {isMissing ? <MissingPage help="没有这个人，或者已经注销。" /> : <LoadError of={home} />}
      </div>
    )
  }
  if (home.data.isBlocked) return <BlockedHome home={home.data} />
  const tab = tabOf(search.get('tab'))
  return (
    <>
      <PersonHead home={home.data} newest={newest} />
      {home.data.isSelf ? <SettingLink /> : null}
      {home.data.isSelf ? <OwnHoldings /> : null}
      <div className="page mt-6">
        {home.data.isSelf && isPhone ? (
          <div className="mb-4">
            <PhoneNavigation scroll />
          </div>
        ) : null}
        <PersonTabs home={home.data} current={tab} />
        <div className="mt-5">
          {tab === 'photo' ? (
            <OwnWall userId={userId} isSelf={home.data.isSelf} />
          ) : (
            <PersonTab key={tab} tab={tab} home={home.data} />
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
      <PersonHead home={home} newest={null} />
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

function OwnWall({ userId, isSelf }: { userId: string; isSelf: boolean }) {
  const firstPost = (
    <LinkButton kind="lit" href={paths.release()}>
      发布第一张照片
    </LinkButton>
  )
  return (
    <InfiniteList
      options={queries.pages(...photosOf(userId))}
      tileOf={sameTile}
      skeleton={<WallSkeleton />}
      empty={
        isSelf ? (
          <EmptyState help="你的照片会挂在这里" action={firstPost} />
        ) : (
          <EmptyState help="TA还没有公开的照片" />
        )
      }
    >
      {(tiles, { isLast }) => <VirtualWall tiles={tiles} isLast={isLast} eagerRows={1} earlyRows={2} />}
    </InfiniteList>
  )
}

function WallPlaceholder() {
  return (
    <div className="page pt-10">
      <WallSkeleton />
    </div>
  )
}
