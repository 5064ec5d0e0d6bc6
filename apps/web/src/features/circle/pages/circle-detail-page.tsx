import type { CircleInfo } from '@guangquan/contract'
import { readCircleTab } from '@guangquan/routes/first/circle'
import { UiLink } from '@guangquan/ui'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { CircleActivities } from '../components/circle-activities.tsx'
import { CircleHead } from '../components/circle-head.tsx'
import { CircleMembers } from '../components/circle-members.tsx'
import { CirclePosts } from '../components/circle-posts.tsx'
import { CircleRail } from '../components/circle-rail.tsx'
import { OfferNote } from '../components/offer-note.tsx'
import { WithCircle } from '../components/circle-frame.tsx'

/** 圈子详情: information about the circle, and its posts or members depending on the tab in the address. */
export default function CircleDetailPage() {
  const { id = '' } = useParams()
  return <WithCircle id={id}>{(circle) => <Detail key={circle.id} circle={circle} />}</WithCircle>
}

function Detail({ circle }: { circle: CircleInfo }) {
  const [search] = useSearchParams()
  const tab = readCircleTab(search.get('tab'))
  const view = search.get('view') === 'list' ? 'list' : undefined
  const item = (id: typeof tab, label: string, count?: number) => ({
    id,
    label,
    href: circlePaths.detailTab(circle.id, id === 'all' ? undefined : id, view),
    inPlace: true,
    ...(count === undefined ? {} : { count }),
  })
  return (
    <div className="page circle-page">
      <CircleHead circle={circle} />
      <OfferNote circle={circle} />
      <div className="circle-tabs">
        <ScrollableTabs
          label="圈子内容"
          current={tab}
          items={[
            item('all', '全部', circle.publishCount),
            item('essence', '精华'),
            item('matches', '比赛'),
            item('activities', '活动'),
            item('members', '成员', circle.memberCount),
          ]}
        />
        {tab === 'members' || tab === 'activities' ? null : (
          <UiLink
            className="circle-view"
            href={circlePaths.detailTab(
              circle.id,
              tab === 'all' ? undefined : tab,
              view === 'list' ? undefined : 'list',
            )}
            data-in-place
          >
            {view === 'list' ? '看照片墙' : '看列表'}
          </UiLink>
        )}
      </div>
      <div className="circle-body" data-tab={tab}>
        <div className="circle-main">
          {tab === 'members' ? (
            <CircleMembers id={circle.id} />
          ) : tab === 'activities' ? (
            <CircleActivities id={circle.id} />
          ) : (
            <CirclePosts key={tab} circle={circle} tab={tab} asList={view === 'list'} />
          )}
        </div>
        <CircleRail circle={circle} />
      </div>
    </div>
  )
}
