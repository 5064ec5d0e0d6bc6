import type { Album } from '@guangquan/contract'
import { maxPicturesPerAlbumChange } from '@guangquan/contract/album/album.limits'
import { Button, Menu, showToast } from '@guangquan/ui'
import { ImagesIcon, PlusIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { AlbumDialog } from './album-dialog.tsx'
import { showError } from '../../../shared/forms/show-error.ts'

interface PickBarProps {
  ids: readonly string[]
  albums: Album[]
  /** The album that is shown; null for all photographs. */
  album: Album | null
  onStop: () => void
}

/** Number of chosen photographs, and the actions on them. */
export function PickBar({ ids, albums, album, onStop }: PickBarProps) {
  const queryClient = useQueryClient()
  const [making, setMaking] = useState(false)
  const put = useMutation({
    mutationFn: ({ id, on }: { id: string; name: string; on: boolean }) =>
      client.call(api.Picture.PutInAlbum, {
        id,
        on,
        pictureIds: [...ids],
        requestId: crypto.randomUUID(),
      }),
    onSuccess: async (_, { name, on }) => {
      showToast(on ? `已放进「${name}」` : `已从「${name}」拿出`)
      onStop()
      await Promise.all([
        queries.invalidate(queryClient, api.Picture.GetAlbumList),
        queries.invalidate(queryClient, api.Picture.GetUserGallery),
      ])
    },
    onError: (error) => showError(error),
  })
  const isNone = ids.length === 0
  const items = [
    { id: 'new', label: '新建相册', icon: <PlusIcon size={18} />, onSelect: () => setMaking(true) },
    ...albums
      .filter((one) => one.id !== album?.id)
      .map(({ id, name }) => ({ id, label: name, onSelect: () => put.mutate({ id, name, on: true }) })),
  ]
  return (
    <div className="pick-bar" role="group" aria-label="选中的照片">
      <p role="status" className="text-small">
        {isNone ? `点照片来选，一次最多 ${maxPicturesPerAlbumChange} 张` : `已选 ${ids.length} 张`}
      </p>
      <div className="pick-actions">
        <Button kind="text" size="small" onClick={onStop}>
          取消
        </Button>
        {album === null ? null : (
          <Button
            kind="line"
            size="small"
            disabled={isNone}
            disabledReason="先选照片"
            busy={put.isPending && !put.variables.on}
            busyLabel="正在拿出"
            onClick={() => put.mutate({ id: album.id, name: album.name, on: false })}
          >
            从相册拿出
          </Button>
        )}
        <Menu
          label="放进相册"
          align="end"
          items={items}
          trigger={(attributes) => (
            <Button
              {...attributes}
              size="small"
              icon={<ImagesIcon size={18} />}
              disabled={isNone}
              disabledReason="先选照片"
              busy={put.isPending && put.variables.on}
              busyLabel="正在放进"
            >
              放进相册…
            </Button>
          )}
        />
      </div>
      {making ? (
        <AlbumDialog
          album={null}
          onSaved={({ id, name }) => put.mutate({ id, name, on: true })}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </div>
  )
}
