import '../activities.css'
import type { OwnActivityItem } from '@guangquan/contract'
import { ownActivityTabNames, ownActivityTabs } from '@guangquan/contract/activity/activity.words'
import { ownActivities, readOwnTab, type OwnActivityTab } from '@guangquan/routes/first/activity'
import { EmptyState, LinkButton, Tabs } from '@guangquan/ui'
import { CalendarBlankIcon, TicketIcon } from '@guangquan/ui/icons'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { useHere } from '../../../shared/page/use-here.ts'
import { momentText } from '../activity-text.ts'
import { ActivityCard, ActivitySkeletons } from '../components/activity-card.tsx'
import { BookmarkButton } from '../components/bookmark-button.tsx'
import { CalendarAddress } from '../components/calendar-address.tsx'
import { useClock } from '../use-clock.ts'

/** 我的活动: the activities that the member joined or bookmarked, with tickets. The tab is part of the address. */
export default function OwnActivitiesPage() {
  const [search] = useSearchParams()
  const signedIn = useSignedIn()
  const tab = readOwnTab(search)
  if (!signedIn) return <SignInFirst />
  return (
    <OwnPage title="我的活动" aside={<CalendarAddress />}>
      <Tabs
        label="我的活动"
        current={String(tab)}
        items={Object.values(ownActivityTabs).map((one) => ({
          id: String(one),
          label: ownActivityTabNames[one],
          href: activityPaths.own(one),
          inPlace: true,
        }))}
      />
      <InfiniteList
        key={tab}
        options={queries.pages(...ownActivities(tab))}
        skeleton={<ActivitySkeletons />}
        empty={<NoActivities tab={tab} />}
      >
        {(items) => <OwnList items={items} />}
      </InfiniteList>
    </OwnPage>
  )
}

const minuteMs = 60_000

function OwnList({ items }: { items: readonly OwnActivityItem[] }) {
  const now = useClock(minuteMs)
  return (
    <ul className="event-list" data-own>
      {items.map((item) => (
        <li key={item.id}>
          <ActivityCard activity={item} now={now} acts={<OwnActs item={item} now={now} />} />
        </li>
      ))}
    </ul>
  )
}

/** Ticket, offer and calendar file; only the bookmark if the activity was not joined. */
function OwnActs({ item, now }: { item: OwnActivityItem; now: number }) {
  const { id, title, mine } = item
  if (mine === null) return <BookmarkButton activity={item} small />
  return (
    <>
      {mine.offerUntil === null ? null : (
        <LinkButton
          kind="lit"
          size="small"
          href={activityPaths.detail(id)}
          aria-label={`确认名额：${title}，${momentText(mine.offerUntil, now)} 前`}
        >
          确认名额
        </LinkButton>
      )}
      {mine.hasTicket ? (
        <>
          <LinkButton
            kind="ink"
            size="small"
            icon={<TicketIcon size={18} aria-hidden />}
            href={activityPaths.ticket(id)}
            aria-label={`签到码：${title}`}
          >
            签到码
          </LinkButton>
          <LinkButton
            kind="line"
            size="small"
            icon={<CalendarBlankIcon size={18} aria-hidden />}
            href={`/ics/activity/${id}.ics`}
            download
            aria-label={`加入手机日历：${title}`}
          >
            加入手机日历
          </LinkButton>
        </>
      ) : null}
    </>
  )
}

const empties: Record<OwnActivityTab, { title: string; help: string }> = {
  0: { title: '还没有活动', help: '报名的和加入我的活动的都在这里' },
  1: { title: '没有待参加的活动', help: '报名成功后，签到码在这里' },
  2: { title: '没有候补', help: '名额满了可以加入候补，空出来会通知你' },
  3: { title: '还没有参加过活动', help: '到场签到以后会列在这里' },
  4: { title: '没有取消的活动', help: '取消的报名会列在这里' },
}

function NoActivities({ tab }: { tab: OwnActivityTab }) {
  return (
    <EmptyState
      {...empties[tab]}
      action={
        <LinkButton kind="line" href={activityPaths.list()}>
          看全部活动
        </LinkButton>
      }
    />
  )
}

function SignInFirst() {
  const here = useHere()
  return (
    <div className="page events-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">我的活动</h1>
      <EmptyState
        title="登录后看你的活动"
        action={
          <LinkButton kind="lit" href={paths.login(here)}>
            登录
          </LinkButton>
        }
      />
    </div>
  )
}
