import { postTopics } from '@guangquan/routes/first/own'
import { useQuery } from '@tanstack/react-query'
import { gearConditions } from '@guangquan/rules/gear/gear-conditions'
import { formatGearQuery, parseGearQuery, type GearQuery } from '@guangquan/rules/gear/gear-query'
import { Chip, ChipRow } from '@guangquan/ui'
import { ApertureIcon, ClockIcon, ImagesIcon, SortAscendingIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import { GearDialog } from '../../../shared/gear/gear-dialog.tsx'
import { readableCondition } from '../readable-condition.ts'
import { searchAges, searchPath, searchSorts, type SearchAddress } from '../search-address.ts'

/** Order, age, topic and gear of a search. Gear conditions are written into the query, so that the box shows them. */
export function SearchFilters({ address }: { address: SearchAddress }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const topics = useQuery(queries.one(...postTopics()))
  const gear = useQuery({ ...queries.one(api.Picture.GetGearOptions, {}), enabled: open })
  const query = parseGearQuery(address.q)
  const { words, camera, lens, conflict: _conflict, ...ranges } = query
  const go = (change: Partial<SearchAddress>) =>
    navigate(searchPath({ ...address, ...change }), { replace: true })
  const rewrite = (next: GearQuery) => go({ q: formatGearQuery(next) })

  return (
    <div className="search-filters">
      <ChipRow label="筛选" scroll toolbar>
        <FilterMenu
          label="排序"
          icon={<SortAscendingIcon size={18} />}
          options={searchSorts.map(({ id, label }) => ({ id, name: label }))}
          chosen={address.sort}
          hrefOf={(sort) => searchPath({ ...address, sort })}
        />
        <FilterMenu
          label="时间"
          icon={<ClockIcon size={18} />}
          options={searchAges.map(({ days, label }) => ({ id: days, name: label }))}
          chosen={address.days}
          hrefOf={(days) => searchPath({ ...address, days })}
        />
        <FilterMenu
          label="主题"
          icon={<ImagesIcon size={18} />}
          options={[
            { id: null, name: '全部主题' },
            // Their counts are of all posts, not of the results of this search.
            ...(topics.data ?? []).map(({ id, name }) => ({ id, name })),
          ]}
          chosen={address.topicId}
          hrefOf={(topicId) => searchPath({ ...address, topicId })}
        />
        <button type="button" className="ui-chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ApertureIcon size={18} />
          器材与参数
        </button>
        {gearConditions(query).map(({ name, text, without }) => (
          <Chip key={name} onRemove={() => rewrite(without)} removeLabel={`去掉 ${readableCondition(text)}`}>
            {readableCondition(text)}
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
