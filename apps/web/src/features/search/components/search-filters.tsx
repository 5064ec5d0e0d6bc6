import { useQuery } from '@tanstack/react-query'
import { formatGearQuery, parseGearQuery, type GearQuery } from '@guangquan/rules/gear-query'
import { Chip, ChipRow, Menu } from '@guangquan/ui'
import { ApertureIcon, CaretDownIcon, ClockIcon, ImagesIcon, SortAscendingIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { api, queries } from '../../../app/api.ts'
import { GearDialog } from '../../../shared/gear-dialog.tsx'
import { searchAges, searchPath, searchSorts, type SearchAddress } from '../search-address.ts'

type MenuEntries = Parameters<typeof Menu>[0]['items']

/** Order, age, topic and gear of a search. Gear is written into the words, so that the box says all there is. */
export function SearchFilters({ address }: { address: SearchAddress }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 2 }))
  const gear = useQuery({ ...queries.one(api.Picture.GetGearOptions, {}), enabled: open })
  const query = parseGearQuery(address.q)
  const { words, camera, lens, ...ranges } = query
  const go = (change: Partial<SearchAddress>) =>
    navigate(searchPath({ ...address, ...change }), { replace: true })
  const rewrite = (next: GearQuery) => go({ q: formatGearQuery(next) })
  const age = searchAges.find((one) => one.days === address.days)
  const topic = topics.data?.find((one) => one.id === address.topicId)

  return (
    <div className="search-filters">
      <ChipRow label="筛选" scroll>
        <FilterMenu
          label="排序"
          icon={<SortAscendingIcon size={18} />}
          chosen={searchSorts.find(({ id }) => id === address.sort)?.label}
          items={searchSorts.map(({ id, label }) => ({
            id,
            label,
            checked: id === address.sort,
            href: searchPath({ ...address, sort: id }),
          }))}
        />
        <FilterMenu
          label="时间"
          icon={<ClockIcon size={18} />}
          chosen={age?.days == null ? undefined : age.label}
          items={searchAges.map(({ days, label }) => ({
            id: label,
            label,
            checked: days === address.days,
            href: searchPath({ ...address, days }),
          }))}
        />
        <FilterMenu
          label="主题"
          icon={<ImagesIcon size={18} />}
          chosen={topic?.name}
          items={[
            {
              id: 'all',
              label: '全部主题',
              checked: address.topicId === null,
              href: searchPath({ ...address, topicId: null }),
            },
            ...(topics.data ?? []).map(({ id, name }) => ({
              id,
              label: name,
              checked: id === address.topicId,
              href: searchPath({ ...address, topicId: id }),
            })),
          ]}
        />
        <button type="button" className="ui-chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ApertureIcon size={18} />
          器材与参数
        </button>
        {conditionsOf(query).map(({ text, without }) => (
          <Chip key={text} onRemove={() => rewrite(without)} removeLabel={`去掉 ${text}`}>
            {text}
          </Chip>
        ))}
      </ChipRow>
      <GearDialog
        open={open}
        onClose={() => setOpen(false)}
        gear={gear.data}
        value="name"
        chosen={{ camera: camera ?? null, lens: lens ?? null, ranges }}
        onApply={(choice) =>
          rewrite({
            words,
            ...choice.ranges,
            ...(choice.camera === null ? {} : { camera: choice.camera }),
            ...(choice.lens === null ? {} : { lens: choice.lens }),
          })
        }
      />
    </div>
  )
}

/** Each condition of a query as it is written, with the query without it. */
function conditionsOf(query: GearQuery): { text: string; without: GearQuery }[] {
  const { words, camera, lens, fMin, fMax, focalMin, focalMax, isoMin, isoMax, secMin, secMax } = query
  const parts: Omit<GearQuery, 'words'>[] = [
    { camera },
    { lens },
    { fMin, fMax },
    { focalMin, focalMax },
    { isoMin, isoMax },
    { secMin, secMax },
  ]
  return parts.flatMap((part) => {
    const text = formatGearQuery({ words: '', ...part })
    if (text === '') return []
    const others: GearQuery = { words }
    for (const other of parts) if (other !== part) Object.assign(others, other)
    return [{ text, without: others }]
  })
}

function FilterMenu(props: {
  label: string
  icon: ReactNode
  chosen: string | undefined
  items: MenuEntries
}) {
  return (
    <Menu
      label={props.label}
      items={props.items}
      trigger={(attributes) => (
        <button
          type="button"
          className="ui-chip"
          aria-label={`${props.label}：${props.chosen ?? '全部'}`}
          {...attributes}
        >
          {props.icon}
          {props.chosen ?? props.label}
          <CaretDownIcon size={14} />
        </button>
      )}
    />
  )
}
