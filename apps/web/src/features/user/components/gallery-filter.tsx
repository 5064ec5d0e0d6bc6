import { ApertureIcon, CalendarBlankIcon, CameraIcon, ImagesIcon, PlusIcon } from '@guangquan/ui/icons'
import type { Album } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import { hrefOf, type FilterName, type GalleryPlace } from '../gallery-address.ts'

interface GalleryFilterProps {
  place: GalleryPlace
  albums: Album[]
  /** 新建相册; only in the member's own gallery. */
  onNewAlbum?: (() => void) | undefined
  /** At the end of the row. */
  children?: ReactNode
}

/** Year, camera, lens and album of a gallery. */
export function GalleryFilter({ place, albums, onNewAlbum, children }: GalleryFilterProps) {
  const { userId, search } = place
  const { data } = useQuery(queries.one(api.Picture.GetUserGalleryOptions, { userId }))
  const filter = (name: FilterName) => ({
    chosen: search.get(name),
    hrefOf: (value: string | null) => hrefOf(place, { name, value }),
  })
  const years = (data?.years ?? []).map(({ year, count }) => ({
    id: String(year),
    name: `${year} 年`,
    count,
  }))
  const newAlbum =
    onNewAlbum === undefined
      ? []
      : [{ id: 'new', label: '新建相册', icon: <PlusIcon size={18} />, onSelect: onNewAlbum }]
  return (
    <div className="gallery-filter" role="group" aria-label="筛选照片">
      <FilterMenu
        label="年份"
        icon={<CalendarBlankIcon size={18} />}
        options={[{ id: null, name: '全部年份' }, ...years]}
        {...filter('year')}
      />
      <FilterMenu
        label="相机"
        icon={<CameraIcon size={18} />}
        options={[{ id: null, name: '全部相机' }, ...(data?.cameras ?? [])]}
        {...filter('cameraId')}
      />
      <FilterMenu
        label="镜头"
        icon={<ApertureIcon size={18} />}
        options={[{ id: null, name: '全部镜头' }, ...(data?.lenses ?? [])]}
        {...filter('lensId')}
      />
      {albums.length + newAlbum.length === 0 ? null : (
        <FilterMenu
          label="相册"
          icon={<ImagesIcon size={18} />}
          before={newAlbum}
          options={[{ id: null, name: '全部相册' }, ...albums]}
          {...filter('albumId')}
        />
      )}
      {children}
    </div>
  )
}
