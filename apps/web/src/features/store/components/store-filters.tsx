import { storeAreas, type StoreFilter } from '@guangquan/routes/first/store'
import { Chip, ChipRow, IrisLoader } from '@guangquan/ui'
import { MapPinIcon, NavigationArrowIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import type { usePosition } from '../use-position.ts'

interface StoreFiltersProps {
  filter: StoreFilter
  hrefOf: (filter: StoreFilter) => string
  position: ReturnType<typeof usePosition>
}

/** Province, city if there are several, and the order by distance. */
export function StoreFilters({ filter, hrefOf, position }: StoreFiltersProps) {
  const areas = useQuery(queries.one(...storeAreas(filter.t)))
  const { areaCode = null, ...rest } = filter
  const isIn = ({ code, cities }: { code: string; cities: readonly { code: string }[] }) =>
    code === areaCode || cities.some((city) => city.code === areaCode)
  const provinces = areas.data ?? []
  const province = provinces.find(isIn) ?? null
  const to = (code: string | null) => hrefOf(code === null ? rest : { ...rest, areaCode: code })
  return (
    <ChipRow label="筛选和排序">
      <FilterMenu
        label="省份"
        icon={<MapPinIcon size={18} aria-hidden />}
        options={[{ id: null, name: '全部省份' }, ...provinces.map(optionOf)]}
        chosen={province?.code ?? areaCode}
        hrefOf={to}
      />
      {province === null || province.cities.length < 2 ? null : (
        <FilterMenu
          label="城市"
          icon={null}
          options={[{ id: province.code, name: '全部城市' }, ...province.cities.map(optionOf)]}
          chosen={areaCode ?? province.code}
          hrefOf={to}
        />
      )}
      <Nearby position={position} />
    </ChipRow>
  )
}

const optionOf = ({ code, name, count }: { code: string; name: string; count: number }) => ({
  id: code,
  name,
  count,
})

function Nearby({ position: { position, busy, locate, forget } }: Pick<StoreFiltersProps, 'position'>) {
  return (
    <Chip
      icon={busy ? <IrisLoader /> : <NavigationArrowIcon size={18} aria-hidden />}
      chosen={position !== null}
      onClick={() => {
        if (position !== null) forget()
        else if (!busy) void locate()
      }}
    >
      {busy ? '正在定位' : '按距离'}
    </Chip>
  )
}
