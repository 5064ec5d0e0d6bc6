import '../../../shared/page/own-page.css'
import '../circle-lists.css'
import '../circle-manage.css'
import type { CircleInfo } from '@guangquan/contract'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { Badge, EmptyState, LinkButton, UiLink } from '@guangquan/ui'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { CircleMarks } from '../components/circle-row.tsx'
import { WithCircle } from '../components/circle-frame.tsx'
import { OfferNote } from '../components/offer-note.tsx'
import { Announcement } from '../components/manage/announcement.tsx'
import { Applications } from '../components/manage/applications.tsx'
import { Figures } from '../components/manage/figures.tsx'
import { Log } from '../components/manage/log.tsx'
import { Profile } from '../components/manage/profile.tsx'
import { Removed } from '../components/manage/removed.tsx'
import { Ending } from '../components/manage/ending.tsx'

const parts = {
  applications: { label: '申请', Part: Applications },
  profile: { label: '资料', Part: Profile },
  announcement: { label: '公告', Part: Announcement },
  removed: { label: '禁言与黑名单', Part: Removed },
  figures: { label: '近 30 天', Part: Figures },
  log: { label: '日志', Part: Log },
  end: { label: '转让与解散', Part: Ending },
} as const
type PartName = keyof typeof parts
const names = ['applications', 'profile', 'announcement', 'removed', 'figures', 'log', 'end'] as const

/** 圈子管理: applications, data, announcement, black list, figures, log and end, by the part of the address. */
export default function ManagePage() {
  const { id = '' } = useParams()
  return (
    <WithCircle id={id}>
      {(circle) =>
        circle.can.seeTeam ? (
          <Manage circle={circle} />
        ) : (
          <div className="page pt-10">
            <EmptyState
              title="只有管理团队能看到"
              action={
                <LinkButton kind="ink" href={circlePaths.detail(circle.id)}>
                  回到圈子
                </LinkButton>
              }
            />
          </div>
        )
      }
    </WithCircle>
  )
}

function Manage({ circle }: { circle: CircleInfo }) {
  const [search] = useSearchParams()
  const current: PartName = names.find((name) => name === search.get('part')) ?? 'applications'
  const { Part } = parts[current]
  const shown = names.filter(
    (name) =>
      (name !== 'profile' || circle.can.edit) &&
      (name !== 'end' || circle.can.transfer || circle.can.withdrawDissolution),
  )
  return (
    <div className="page circle-manage">
      <header className="circle-manage-head">
        <img src={circle.coverUrl} alt="" />
        <div className="min-w-0 flex-1">
          <div className="circle-name">
            <h1 className="text-h2 font-semibold">{circle.title}</h1>
            <CircleMarks circle={circle} />
          </div>
          <p className="text-small text-ink-3">
            {circle.memberCount} / {circle.maxMembers} 位成员
          </p>
        </div>
        <LinkButton kind="line" href={circlePaths.detail(circle.id)}>
          回到圈子
        </LinkButton>
      </header>
      <OfferNote circle={circle} />
      <div className="circle-manage-body">
        <nav aria-label="圈子管理" className="circle-manage-menu">
          {shown.map((name) => (
            <UiLink
              key={name}
              href={circlePaths.manage(circle.id, name === 'applications' ? undefined : name)}
              aria-current={name === current ? 'page' : undefined}
            >
              {parts[name].label}
              {name === 'applications' ? <Badge count={circle.waitingCount} label="个申请等待审核" /> : null}
            </UiLink>
          ))}
          <UiLink href={circlePaths.members(circle.id)}>
            成员
            <span className="ui-print">{circle.memberCount}</span>
          </UiLink>
        </nav>
        <section className="min-w-0 flex-1" aria-label={parts[current].label}>
          <Part circle={circle} />
        </section>
      </div>
    </div>
  )
}
