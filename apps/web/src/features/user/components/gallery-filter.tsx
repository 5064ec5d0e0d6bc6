import { Menu, type MenuItem } from '@guangquan/ui'
import {
  ApertureIcon,
  CalendarBlankIcon,
  CameraIcon,
  CaretDownIcon,
  ImagesIcon,
  PlusIcon,
} from '@guangquan/ui/icons'
import type { Album } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../app/api.ts'
import { hrefOf, type FilterName, type GalleryPlace } from '../gallery-filter.ts'

interface GalleryFilterProps {
  place: GalleryPlace
  albums: Album[]
  /** 新建相册; only on one's own page. */
  onNewAlbum?: (() => void) | undefined
  /** At the end of the row. */
  children?: ReactNode
}

/** Year, camera, lens and album of a gallery. */
export function GalleryFilter({ place, albums, onNewAlbum, children }: GalleryFilterProps) {
  const { userId, search } = place
  const { data } = useQuery(queries.one(api.Picture.GetUserGalleryOptions, { userId }))
  const item = (name: FilterName, id: string, label: string): MenuItem => ({
    id,
    label,
    checked: search.get(name) === id,
    href: hrefOf(place, { name, value: id }),
  })
  const all = (name: FilterName, label: string): MenuItem => ({
    id: 'all',
    label,
    checked: !search.has(name),
    href: hrefOf(place, { name, value: null }),
  })
  const years = (data?.years ?? []).map(({ year, count }) =>
    item('year', String(year), `${year} 年　${count}`),
  )
  const cameras = (data?.cameras ?? []).map(({ id, name, count }) =>
    item('cameraId', id, `${name}　${count}`),
  )
  const lenses = (data?.lenses ?? []).map(({ id, name, count }) => item('lensId', id, `${name}　${count}`))
  const inAlbums = albums.map(({ id, name, count }) => item('albumId', id, `${name}　${count}`))
  const newAlbum =
    onNewAlbum === undefined
      ? []
      : [{ id: 'new', label: '新建相册', icon: <PlusIcon size={18} />, onSelect: onNewAlbum }]
  return (
    <div className="gallery-filter" role="group" aria-label="筛选照片">
      <FilterMenu
        label="年份"
        icon={<CalendarBlankIcon size={18} />}
        items={[all('year', '全部年份'), ...years]}
      />
      <FilterMenu
        label="相机"
        icon={<CameraIcon size={18} />}
        items={[all('cameraId', '全部相机'), ...cameras]}
      />
      <FilterMenu
        label="镜头"
        icon={<ApertureIcon size={18} />}
        items={[all('lensId', '全部镜头'), ...lenses]}
      />
      {inAlbums.length + newAlbum.length === 0 ? null : (
        <FilterMenu
          label="相册"
          icon={<ImagesIcon size={18} />}
          items={[...newAlbum, all('albumId', '全部相册'), ...inAlbums]}
        />
      )}
      {children}
    </div>
  )
}

function FilterMenu({ label, icon, items }: { label: string; icon: ReactNode; items: MenuItem[] }) {
  const chosen = items.find((item) => item.checked === true && item.id !== 'all')?.label.split('　')[0]
  return (
    <Menu
      label={label}
      items={items}
      trigger={(attributes) => (
        <button
          type="button"
          className="ui-chip"
          aria-label={`${label}：${chosen ?? '全部'}`}
          {...attributes}
        >
          {icon}
          <span className="truncate">{chosen ?? label}</span>
          <CaretDownIcon size={14} />
        </button>
      )}
    />
  )
}
