import type { GearOption } from '@guangquan/contract'
import { Menu, type MenuItem } from '@guangquan/ui'
import { ApertureIcon, CameraIcon, CaretDownIcon, SortAscendingIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { paths } from '../../../app/paths.ts'
import { changeWallFilter, sortLabels, type WallInput } from '../wall-filter.ts'
import { WallFigures } from './wall-figures.tsx'

interface WallMenusProps {
  search: URLSearchParams
  input: WallInput
  gear: { cameras: GearOption[]; lenses: GearOption[] } | undefined
}

/** Camera, lens and order of the wall, each a menu of links: a filter is an address. */
export function WallMenus({ search, input, gear }: WallMenusProps) {
  const sort = input.sort ?? 'recommend'
  return (
    <div className="flex flex-wrap gap-2">
      <FilterMenu
        label="相机"
        icon={<CameraIcon size={18} />}
        chosen={nameOf(gear?.cameras, input.cameraId)}
        items={gearItems(search, 'cameraId', gear?.cameras, input.cameraId, '全部相机')}
      />
      <FilterMenu
        label="镜头"
        icon={<ApertureIcon size={18} />}
        chosen={nameOf(gear?.lenses, input.lensId)}
        items={gearItems(search, 'lensId', gear?.lenses, input.lensId, '全部镜头')}
      />
      <WallFigures search={search} input={input} gear={gear} />
      <FilterMenu
        label="排序"
        icon={<SortAscendingIcon size={18} />}
        chosen={sortLabels[sort]}
        items={(['recommend', 'new', 'hot'] as const).map((id) => ({
          id,
          label: sortLabels[id],
          checked: id === sort,
          href: paths.photoWall(changeWallFilter(search, { sort: id === 'recommend' ? null : id })),
        }))}
      />
    </div>
  )
}

function FilterMenu(props: {
  label: string
  icon: ReactNode
  chosen: string | undefined
  items: MenuItem[]
}) {
  return (
    <Menu
      label={props.label}
      align="end"
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

function nameOf(options: GearOption[] | undefined, id: string | undefined): string | undefined {
  return options?.find((option) => option.id === id)?.name
}

function gearItems(
  search: URLSearchParams,
  key: 'cameraId' | 'lensId',
  options: GearOption[] | undefined,
  chosen: string | undefined,
  all: string,
): MenuItem[] {
  const link = (id: string | null) => paths.photoWall(changeWallFilter(search, { [key]: id }))
  return [
    { id: 'all', label: all, checked: chosen === undefined, href: link(null) },
    ...(options ?? []).map((option) => ({
      id: option.id,
      label: `${option.name}　${option.count}`,
      checked: option.id === chosen,
      href: link(option.id),
    })),
  ]
}
