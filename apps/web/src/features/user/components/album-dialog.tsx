import type { Album } from '@guangquan/contract'
import { maxAlbumTitle } from '@guangquan/contract/album/album.limits'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { NameDialog } from '../../../shared/forms/name-dialog.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

interface AlbumDialogProps {
  /** The album to rename; null to create one. */
  album: Album | null
  /** Called with the album once it is saved. */
  onSaved?: (album: { id: string; name: string }) => unknown
  onClose: () => void
}

/** Creates or renames an album. */
export function AlbumDialog({ album, onSaved, onClose }: AlbumDialogProps) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function save(name: string) {
    const input = { name, ...(album === null ? {} : { id: album.id }) }
    const { id } = await sendOnce(input, (requestId) =>
      client.call(api.Picture.SaveAlbum, { ...input, requestId }),
    )
    await queries.invalidate(queryClient, api.Picture.GetAlbumList)
    await onSaved?.({ id, name })
  }

  return (
    <NameDialog
      title={album === null ? '新建相册' : '给相册改名'}
      name={album?.name}
      limit={maxAlbumTitle}
      save={save}
      onClose={onClose}
    />
  )
}
