import type { OwnCircleItem } from '@guangquan/contract'
import { circleRoles } from '@guangquan/contract/circle/circle.words'
import { readOwnCircleTab } from '@guangquan/routes/first/circle'
import { LinkButton, MissingPage } from '@guangquan/ui'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { CircleList } from '../components/circle-list.tsx'
import { Invitations } from '../components/invitations.tsx'
import { JoinCircle } from '../components/join-circle.tsx'

/** 我的圈子: joined, created, managed, and applications that wait. */
export default function OwnCirclesPage() {
  const tab = readOwnCircleTab(useParams()['tab'])
  if (tab === undefined) {
    return (
      <div className="page pt-10">
        <MissingPage />
      </div>
    )
  }
  const item = (id: 1 | 2 | 3 | 4, label: string) => ({ id: String(id), label, href: circlePaths.own(id) })
  return (
    <OwnPage
      title="我的圈子"
      aside={
        <LinkButton kind="line" size="small" href={circlePaths.create()}>
          创建圈子
        </LinkButton>
      }
    >
      <ScrollableTabs
        label="我的圈子"
        current={String(tab)}
        items={[item(1, '我加入的'), item(2, '我创建的'), item(3, '我管理的'), item(4, '审核中')]}
      />
      {tab === 1 ? <Invitations /> : null}
      <CircleList key={tab} tab={tab}>
        {(circle) => <Action circle={circle} />}
      </CircleList>
    </OwnPage>
  )
}

function Action({ circle }: { circle: OwnCircleItem }) {
  if (circle.role === circleRoles.owner || circle.role === circleRoles.admin) {
    return (
      <LinkButton
        kind="line"
        size="small"
        href={circlePaths.manage(circle.id)}
        aria-label={`管理${circle.title}`}
      >
        管理
      </LinkButton>
    )
  }
  return <JoinCircle circle={circle} size="small" />
}
