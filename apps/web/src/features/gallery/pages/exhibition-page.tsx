import '../gallery.css'
import { ApiError } from '@guangquan/client'
import type { Exhibition } from '@guangquan/contract'
import { exhibitionOf } from '@guangquan/routes/first/gallery'
import { EmptyState, IrisLoader, LinkButton, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { RoomWall } from '../components/room-wall.tsx'
import { TitleWall } from '../components/title-wall.tsx'
import { VisitorBook } from '../components/visitor-book.tsx'
import { WorkViewer } from '../components/work-viewer.tsx'

/** 影展: all works of one exhibition, room by room, and its visitors' book. */
export default function ExhibitionPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery({ ...queries.one(...exhibitionOf(id)), enabled: id !== '' })
  usePageTitle(query.data?.title)
  if (query.data !== undefined) return <Hall key={id} exhibition={query.data} />
  const { error } = query
  const isMissing = error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)
  if (id === '' || isMissing) return <Missing />
  if (query.isError) return <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}

function Hall({ exhibition }: { exhibition: Exhibition }) {
  const { id } = exhibition
  const works = exhibition.rooms.flatMap((room) => room.works)
  const [at, setAt] = useState(-1)
  useEffect(() => {
    // A visitor who is not counted loses nothing.
    client.call(api.OnlineGallery.Visit, { id }).catch(() => {})
  }, [id])
  return (
    <div className="page gallery">
      <TitleWall exhibition={exhibition} eager isPage />
      {exhibition.rooms.map((room, index) => (
        <RoomWall
          key={room.works[0]?.id}
          room={room}
          index={index}
          before={exhibition.rooms.slice(0, index).reduce((sum, one) => sum + one.works.length, 0)}
          total={works.length}
          onOpen={(work) => setAt(works.indexOf(work))}
        />
      ))}
      {works.length === 0 ? (
        <EmptyState title="墙上现在没有作品" help="作者收回了作品，或者正在换一批" />
      ) : null}
      <VisitorBook exhibition={exhibition} />
      <WorkViewer works={works} at={at} onMove={setAt} onClose={() => setAt(-1)} />
    </div>
  )
}

function Missing() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这个影展"
        help="它还没有开幕，或者已经撤下了。"
        actions={
          <>
            <LinkButton kind="ink" href={galleryPaths.current()}>
              正在展出
            </LinkButton>
            <LinkButton kind="line" href={galleryPaths.past()}>
              往期影展
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
