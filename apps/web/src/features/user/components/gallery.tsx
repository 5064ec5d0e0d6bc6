import '../gallery.css'
import { ApiError } from '@guangquan/client'
import { albumsOf } from '@guangquan/routes/first/person'
import { Button, EmptyState, LinkButton, MissingPage, WallSkeleton } from '@guangquan/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { sameTile } from '../../../shared/lists/photo-list.ts'
import { VirtualWall } from '../../photo/index.ts'
import { hrefOf, isFiltered, readInput, type GalleryPlace } from '../gallery-address.ts'
import { usePicked, type Picked } from '../use-picked.ts'
import { AlbumDialog } from './album-dialog.tsx'
import { AlbumHead } from './album-head.tsx'
import { GalleryFilter } from './gallery-filter.tsx'
import { PickBar } from './pick-bar.tsx'
import { PickTile } from './pick-tile.tsx'

interface GalleryProps {
  userId: string
  isSelf: boolean
  /** As a tab of the member's page: the filters stay in its address. */
  inProfile?: boolean
}

/**
 * All photographs of a member on one wall; year, camera, lens and album are part of the address. Members can add their
 * own to albums.
 */
export function Gallery({ userId, isSelf, inProfile = false }: GalleryProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const place = { userId, isSelf, inProfile, search }
  const options = queries.pages(api.Picture.GetUserGallery, readInput(place))
  const { error } = useInfiniteQuery(options)
  const { data: albums = [] } = useQuery(queries.one(...albumsOf(isSelf ? undefined : userId)))
  const albumId = search.get('albumId')
  const album = albums.find(({ id }) => id === albumId) ?? null
  const pick = usePicked(albumId)
  const pickButton = useRef<HTMLButtonElement>(null)

  function stopPicking() {
    pick.stop()
    // The pressed button is removed together with its bar.
    pickButton.current?.focus()
  }

  if (error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)) {
    return <MissingPage level={2} help="没有这个人，或者已经注销。" />
  }
  return (
    <div className="gallery" data-picking={pick.ids === null ? undefined : true}>
      <GalleryFilter place={place} albums={albums} onNewAlbum={isSelf ? () => setMaking(true) : undefined}>
        {isSelf ? <PickButton pick={pick} button={pickButton} /> : null}
      </GalleryFilter>
      {album === null ? null : <AlbumHead album={album} place={place} />}
      {pick.ids === null ? null : (
        <PickBar ids={pick.ids} albums={albums} album={album} onStop={stopPicking} />
      )}
      <InfiniteList
        options={options}
        tileOf={sameTile}
        skeleton={<WallSkeleton />}
        empty={<Empty place={place} isAlbum={album?.count === 0} onPick={() => pick.start(null)} />}
      >
        {(tiles, { isLast }) => (
          <VirtualWall
            tiles={tiles}
            isLast={isLast}
            {...(pick.ids === null ? {} : { drawTile: (tile) => <PickTile {...tile} pick={pick} /> })}
          />
        )}
      </InfiniteList>
      {making ? (
        <AlbumDialog
          album={null}
          onSaved={({ id }) => navigate(ownPaths.ownGallery(new URLSearchParams({ albumId: id }).toString()))}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </div>
  )
}

function PickButton({ pick, button }: { pick: Picked; button: RefObject<HTMLButtonElement | null> }) {
  return (
    <Button
      ref={button}
      kind="text"
      size="small"
      className="gallery-pick"
      aria-pressed={pick.ids !== null}
      onClick={() => (pick.ids === null ? pick.start() : pick.stop())}
    >
      选照片
    </Button>
  )
}

interface EmptyProps {
  place: GalleryPlace
  /** The chosen album is empty, whatever the other filters are. */
  isAlbum: boolean
  onPick: () => void
}

function Empty({ place, isAlbum, onPick }: EmptyProps) {
  if (isAlbum && place.isSelf) {
    return (
      <EmptyState
        title="这个相册还是空的"
        help="从全部照片里选几张放进来"
        action={
          <LinkButton kind="line" href={hrefOf(place, null)} onClick={onPick}>
            去选照片
          </LinkButton>
        }
      />
    )
  }
  if (isFiltered(place.search)) {
    return (
      <EmptyState
        title="没有符合的照片"
        help="换一个条件试试"
        action={
          <LinkButton kind="line" href={hrefOf(place, null)}>
            看全部照片
          </LinkButton>
        }
      />
    )
  }
  if (!place.isSelf) return <EmptyState help="TA还没有公开的照片" />
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
