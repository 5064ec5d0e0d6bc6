import '../activities.css'
import '../calendar.css'
import {
  activityTypeNames,
  activityTypes,
  type ActivityType,
} from '@guangquan/contract/activity/activity.words'
import { EmptyState, Chip, ChipRow } from '@guangquan/ui'
import { ListBulletsIcon } from '@guangquan/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { api, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { dayText } from '../activity-text.ts'
import { clampMonth, dateOf, dayKey, monthRange, monthSpan, todayOf } from '../calendar-days.ts'
import { ActivitySkeletons } from '../components/activity-card.tsx'
import { ActivityList } from '../components/activity-list.tsx'
import { ActivityTabs } from '../components/activity-tabs.tsx'
import { MonthCalendar } from '../components/month-calendar.tsx'
import { typeSigns } from '../type-signs.ts'

interface Asked {
  month: Date
  day: Date | null
  type: ActivityType | undefined
  mine: boolean
}

/** Day and month of the address; today without a day, the month of the day without a month. */
function readAsked(search: URLSearchParams, today: Date): Asked {
  const day = dateOf(search.get('day'))
  const month = dateOf(search.get('month')) ?? day ?? today
  return {
    month: clampMonth(new Date(month.getFullYear(), month.getMonth(), 1), monthRange(today)),
    day,
    type: Object.values(activityTypes).find((type) => String(type) === search.get('type')),
    mine: search.get('mine') === '1',
  }
}

const hrefOf = ({ month, day, type, mine }: Asked) =>
  activityPaths.calendar({
    month: dayKey(month).slice(0, 7),
    ...(day === null ? {} : { day: dayKey(day) }),
    ...(type === undefined ? {} : { type: String(type) }),
    ...(mine ? { mine: '1' } : {}),
  })

/** 活动日历: a month of activities, and the list of the chosen day. All of it is in the address. */
export default function CalendarPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const today = todayOf(serverNow())
  const asked = readAsked(search, today)
  const list = useRef<HTMLElement>(null)
  const { month, type, mine } = asked
  const days = useQuery({
    ...queries.one(api.Activity.GetCalendarActivityList, {
      ...monthSpan(month),
      ...(type === undefined ? {} : { subType: type }),
    }),
    placeholderData: keepPreviousData,
  })
  const open = (next: Partial<Asked>) =>
    navigate(hrefOf({ ...asked, ...next }), { replace: true, keepScroll: true })

  return (
    <div className="page events-page">
      <header className="events-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">活动日历</h1>
        <ActivityTabs current="calendar" />
      </header>
      <div className="calendar-columns">
        <section aria-label="月历">
          <ChipRow label="筛选" className="event-filters">
            <TypeFilter asked={asked} />
            {signedIn ? (
              <Chip chosen={mine} onClick={() => open({ mine: !mine })}>
                只看我的
              </Chip>
            ) : null}
          </ChipRow>
          {days.isError && days.data === undefined ? (
            <LoadError of={days} />
          ) : (
            <div aria-busy={days.isFetching}>
              <MonthCalendar
                month={month}
                today={today}
                chosen={asked.day}
                days={days.data?.days ?? {}}
                mine={mine}
                onMonth={(next) => open({ month: next, day: null })}
                onDay={(day) => {
                  open({ day })
                  list.current?.scrollIntoView({ block: 'nearest' })
                }}
              />
            </div>
          )}
          <Legend />
        </section>
        <section ref={list} className="calendar-day" aria-labelledby="calendar-day">
          <DayList asked={asked} />
        </section>
      </div>
    </div>
  )
}

function TypeFilter({ asked }: { asked: Asked }) {
  const options: { id: ActivityType | null; name: string }[] = [
    { id: null, name: '全部类型' },
    ...Object.values(activityTypes).map((id) => ({ id, name: activityTypeNames[id] })),
  ]
  return (
    <FilterMenu
      label="类型"
      icon={<ListBulletsIcon size={18} aria-hidden />}
      options={options}
      chosen={asked.type ?? null}
      hrefOf={(id) => hrefOf({ ...asked, type: id ?? undefined })}
    />
  )
}

/** The chosen day, else the whole month. */
function DayList({ asked: { month, day, type, mine } }: { asked: Asked }) {
  const when = day === null ? { month: dayKey(month).slice(0, 7) } : { day: dayKey(day) }
  const input = { ...when, mine, ...(type === undefined ? {} : { subType: type }) }
  return (
    <>
      <h2 id="calendar-day" className="text-h3 font-semibold" aria-live="polite">
        {day === null
          ? `${month.getFullYear()} 年 ${month.getMonth() + 1} 月`
          : dayText(dayKey(day), serverNow())}
      </h2>
      <InfiniteList
        key={JSON.stringify(input)}
        options={queries.pages(api.Activity.GetActivityList, input)}
        skeleton={<ActivitySkeletons />}
        empty={
          <EmptyState
            title={mine ? '没有你的活动' : '没有活动'}
            help={day === null ? '翻到别的月份看看' : '选一个有标记的日子'}
          />
        }
      >
        {(activities) => <ActivityList activities={activities} heading="h3" />}
      </InfiniteList>
    </>
  )
}

function Legend() {
  return (
    <ul className="calendar-legend" aria-label="图例">
      {Object.values(activityTypes).map((type) => {
        const Sign = typeSigns[type]
        return (
          <li key={type}>
            <Sign size={16} aria-hidden />
            {activityTypeNames[type]}
          </li>
        )
      })}
    </ul>
  )
}
