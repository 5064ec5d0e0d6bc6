import {
  activityStateNames,
  activityTypeNames,
  activityTypes,
  type ActivityState,
} from '@guangquan/contract/activity/activity.words'
import { activityCounties, type ActivityFilter } from '@guangquan/routes/first/activity'
import { ChipRow } from '@guangquan/ui'
import { ClockIcon, ListBulletsIcon, MapPinIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'

const states: readonly ActivityState[] = [3, 2, 4, 5, 6, 7, 8]
const hrefOf = (filter: ActivityFilter) => activityPaths.list(filter)

/** County, type and state: each is part of the address. Online activities have no county. */
export function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const { county, type, state, ...tab } = filter
  const withCounty = county === undefined ? {} : { county }
  const withType = type === undefined ? {} : { type }
  const withState = state === undefined ? {} : { state }
  return (
    <ChipRow label="筛选" className="event-filters">
      {tab.tab === 'online' ? null : (
        <CountyFilter
          chosen={county ?? null}
          hrefOf={(code) =>
            hrefOf({ ...tab, ...withType, ...withState, ...(code === null ? {} : { county: code }) })
          }
        />
      )}
      <FilterMenu
        label="类型"
        icon={<ListBulletsIcon size={18} aria-hidden />}
        options={[
          { id: null, name: '全部类型' },
          ...Object.values(activityTypes).map((id) => ({ id, name: activityTypeNames[id] })),
        ]}
        chosen={type ?? null}
        hrefOf={(id) => hrefOf({ ...tab, ...withCounty, ...withState, ...(id === null ? {} : { type: id }) })}
      />
      <FilterMenu
        label="状态"
        icon={<ClockIcon size={18} aria-hidden />}
        options={[
          { id: null, name: '全部状态' },
          ...states.map((id) => ({ id, name: activityStateNames[id] })),
        ]}
        chosen={state ?? null}
        hrefOf={(id) => hrefOf({ ...tab, ...withCounty, ...withType, ...(id === null ? {} : { state: id }) })}
      />
    </ChipRow>
  )
}

function CountyFilter({
  chosen,
  hrefOf: toCounty,
}: {
  chosen: string | null
  hrefOf: (code: string | null) => string
}) {
  const counties = useQuery(queries.one(...activityCounties()))
  const options: { id: string | null; name: string; count?: number }[] = [
    { id: null, name: '全部地区' },
    ...(counties.data?.items ?? []).map(({ code, name, cityName, count }) => ({
      id: code,
      name: cityName === name ? name : `${cityName} ${name}`,
      count,
    })),
  ]
  return (
    <FilterMenu
      label="地区"
      icon={<MapPinIcon size={18} aria-hidden />}
      options={options}
      chosen={chosen}
      hrefOf={toCounty}
    />
  )
}
