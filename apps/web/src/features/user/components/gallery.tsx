import '../gallery.css'
import { ApiError } from '@guangquan/client'
import type { MethodInput, Picture } from '@guangquan/contract'
import { EmptyState, LinkButton, Menu, NotExposed, WallSkeleton, type MenuItem } from '@guangquan/ui'
import { ApertureIcon, CalendarBlankIcon, CameraIcon, CaretDownIcon, ImagesIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { PhotoWall } from '../../photo/index.ts'

type GalleryInput = MethodInput<typeof Picture.GetUserGallery>
const names = ['year', 'cameraId', 'lensId', 'albumId'] as const
type FilterName = (typeof names)[number]

/** All photographs of somebody on one wall; year, camera, lens and album live in the address. */
export function Gallery({ userId, isSelf }: { userId: string; isSelf: boolean }) {
  const [search] = useSearchParams()
  const input = readInput(search, userId)
  const options = queries.pages(api.Picture.GetUserGallery, input)
  const { error } = useInfiniteQuery(options)
  const isFiltered = names.some((name) => search.has(name))
  if (error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)) {
    return <NotExposed level={2} help="没有这个人，或者已经注销。" />
  }
  return (
    <>
      <GalleryFilter userId={userId} isSelf={isSelf} search={search} />
      <InfiniteList
        options={options}
        skeleton={<WallSkeleton />}
        empty={<Empty isSelf={isSelf} isFiltered={isFiltered} href={hrefOf(isSelf, userId, search, null)} />}
      >
        {(tiles, { isLast }) => <PhotoWall tiles={tiles} isLast={isLast} />}
      </InfiniteList>
    </>
  )
}

function Empty({ isSelf, isFiltered, href }: { isSelf: boolean; isFiltered: boolean; href: string }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="没有符合的照片"
        help="换一个条件试试"
        action={
          <LinkButton kind="line" href={href}>
            看全部照片
          </LinkButton>
        }
      />
    )
  }
  if (!isSelf) return <EmptyState help="TA还没有公开的照片" />
  return (
    <EmptyState
      help="你的照片会挂在这里"
      action={
        <LinkButton kind="lit" href={paths.release()}>
          发布第一张照片
        </LinkButton>
      }
    />
  )
}

interface FilterProps {
  userId: string
  isSelf: boolean
  search: URLSearchParams
}

function GalleryFilter({ userId, isSelf, search }: FilterProps) {
  const { data } = useQuery(queries.one(api.Picture.GetUserGalleryOptions, { userId }))
  const albums = useQuery(queries.one(api.Picture.GetAlbumList, isSelf ? {} : { userId }))
  const item = (name: FilterName, id: string, label: string): MenuItem => ({
    id,
    label,
    checked: search.get(name) === id,
    href: hrefOf(isSelf, userId, search, { name, value: id }),
  })
  const all = (name: FilterName, label: string): MenuItem => ({
    id: 'all',
    label,
    checked: !search.has(name),
    href: hrefOf(isSelf, userId, search, { name, value: null }),
  })
  const years = (data?.years ?? []).map(({ year, count }) =>
    item('year', String(year), `${year} 年　${count}`),
  )
  const cameras = (data?.cameras ?? []).map(({ id, name, count }) =>
    item('cameraId', id, `${name}　${count}`),
  )
  const lenses = (data?.lenses ?? []).map(({ id, name, count }) => item('lensId', id, `${name}　${count}`))
  const inAlbums = (albums.data ?? []).map(({ id, name, count }) => item('albumId', id, `${name}　${count}`))
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
      {inAlbums.length === 0 ? null : (
        <FilterMenu
          label="相册"
          icon={<ImagesIcon size={18} />}
          items={[all('albumId', '全部相册'), ...inAlbums]}
        />
      )}
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

function readInput(search: URLSearchParams, userId: string): GalleryInput {
  const year = Number(search.get('year'))
  const [cameraId, lensId, albumId] = [search.get('cameraId'), search.get('lensId'), search.get('albumId')]
  return {
    userId,
    ...(Number.isInteger(year) && year >= 2000 && year <= 2100 ? { year } : {}),
    ...(cameraId === null ? {} : { cameraId }),
    ...(lensId === null ? {} : { lensId }),
    ...(albumId === null ? {} : { albumId }),
  }
}

/** The address with one filter changed; `null` drops them all. */
function hrefOf(
  isSelf: boolean,
  userId: string,
  search: URLSearchParams,
  change: { name: FilterName; value: string | null } | null,
): string {
  const filter = new URLSearchParams(isSelf ? {} : { id: userId })
  for (const name of names) {
    const value = change?.name === name ? change.value : search.get(name)
    if (change !== null && value !== null) filter.set(name, value)
  }
  return isSelf ? paths.ownGallery(filter.toString()) : paths.otherGallery(filter.toString())
}
