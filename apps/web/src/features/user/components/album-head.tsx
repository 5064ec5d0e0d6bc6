import type { Album } from '@guangquan/contract'
import { Button, CountText } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { confirmAndDelete } from '../../../shared/posts/confirm-and-delete.ts'
import { hrefOf, type GalleryPlace } from '../gallery-address.ts'
import { AlbumDialog } from './album-dialog.tsx'

/** The chosen album's name, for its owner with actions to rename and delete it. */
export function AlbumHead({ album, place }: { album: Album; place: GalleryPlace }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)

  async function remove() {
    const gone = await confirmAndDelete({
      title: `删除相册「${album.name}」？`,
      text: '里面的照片不会删除，还在你的作品里。',
      remove: () => client.call(api.Picture.DeleteAlbum, { id: album.id, requestId: crypto.randomUUID() }),
    })
    if (!gone) return
    navigate(hrefOf(place, { name: 'albumId', value: null }), { replace: true })
    await queries.invalidate(queryClient, api.Picture.GetAlbumList)
  }

  return (
    <div className="album-head">
      <h2 className="text-h3 font-semibold">{album.name}</h2>
      <p className="text-small text-ink-3">
        <CountText value={album.count} full /> 张照片
      </p>
      {place.isSelf ? (
        <div className="album-actions">
          <Button kind="text" size="small" onClick={() => setRenaming(true)}>
            改名
          </Button>
          <Button kind="text" size="small" onClick={() => void remove()}>
            删除
          </Button>
        </div>
      ) : null}
      {renaming ? <AlbumDialog album={album} onClose={() => setRenaming(false)} /> : null}
    </div>
  )
}
