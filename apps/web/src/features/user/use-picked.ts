import { maxPicturesPerAlbumChange } from '@guangquan/contract/album/album.limits'
import { showToast } from '@guangquan/ui'
import { useState } from 'react'

/** Photographs selected on a wall; another album clears the selection. */
export function usePicked(albumId: string | null) {
  const [state, setState] = useState<{ albumId: string | null; ids: readonly string[] } | null>(null)
  const ids = state !== null && state.albumId === albumId ? state.ids : null
  return {
    /** Null while selection is off. */
    ids,
    start: (where = albumId) => setState({ albumId: where, ids: [] }),
    stop: () => setState(null),
    toggle: (id: string) => {
      if (ids === null) return
      if (ids.includes(id)) setState({ albumId, ids: ids.filter((one) => one !== id) })
      else if (ids.length < maxPicturesPerAlbumChange) setState({ albumId, ids: [...ids, id] })
      else showToast(`一次最多选 ${maxPicturesPerAlbumChange} 张`, 'info')
    },
  }
}

export type Picked = ReturnType<typeof usePicked>
