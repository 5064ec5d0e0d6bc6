import type { GearOption } from '@guangquan/contract'
import type { WallInput } from '@guangquan/routes/first/photo-wall'
import { ChipRow } from '@guangquan/ui'
import { ApertureIcon, CameraIcon, ImagesIcon, SortAscendingIcon } from '@guangquan/ui/icons'
import { paths } from '../../../platform/paths.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { changeWallFilter, sortLabels } from '../wall-filter.ts'
import { GearPageLinks, WallFigures } from './wall-figures.tsx'

interface WallMenusProps {
  search: URLSearchParams
  input: WallInput
  gear: { cameras: GearOption[]; lenses: GearOption[] } | undefined
  topics: readonly { id: string; name: string }[] | undefined
}

/** Camera, lens, exposure and order of the wall, on phones also the topic, as menus of links: a filter is an address. */
export function WallMenus({ search, input, gear, topics }: WallMenusProps) {
  const hrefOf = (change: Partial<Record<string, string | null>>) =>
    paths.photoWall(changeWallFilter(search, change))
  const isPhone = useWidth('phone')
  return (
    <ChipRow label="筛选" scroll toolbar className="md:max-w-full">
      {isPhone ? (
        <span className="flex-none" data-at="phone">
          <FilterMenu
            label="主题"
            icon={<ImagesIcon size={18} />}
            options={[{ id: null, name: '全部主题' }, ...(topics ?? [])]}
            chosen={input.topicId ?? null}
            hrefOf={(topicId) => hrefOf({ topicId })}
          />
        </span>
      ) : null}
      <FilterMenu
        label="相机"
        icon={<CameraIcon size={18} />}
        options={[{ id: null, name: '全部相机' }, ...(gear?.cameras ?? [])]}
        chosen={input.cameraId ?? null}
        hrefOf={(cameraId) => hrefOf({ cameraId })}
        align="end"
      />
      <FilterMenu
        label="镜头"
        icon={<ApertureIcon size={18} />}
        options={[{ id: null, name: '全部镜头' }, ...(gear?.lenses ?? [])]}
        chosen={input.lensId ?? null}
        hrefOf={(lensId) => hrefOf({ lensId })}
        align="end"
      />
      <WallFigures search={search} input={input} gear={gear} />
      <FilterMenu
        label="排序"
        icon={<SortAscendingIcon size={18} />}
        options={(['recommend', 'new', 'hot'] as const).map((id) => ({ id, name: sortLabels[id] }))}
        chosen={input.sort ?? 'recommend'}
        hrefOf={(sort) => hrefOf({ sort: sort === 'recommend' ? null : sort })}
        align="end"
      />
      <GearPageLinks input={input} />
    </ChipRow>
  )
}
