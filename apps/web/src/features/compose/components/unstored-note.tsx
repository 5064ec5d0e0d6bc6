import { useStore } from '@guangquan/ui'
import type { ComposedPhotos } from '../use-photo-mirror.ts'

interface UnstoredNoteProps {
  photos: ComposedPhotos
  /** The photographs have numbers that the author sees. */
  numbered?: boolean
}

/** Names the photographs that a closed page would lose: neither the server nor the browser has them. */
export function UnstoredNote({ photos, numbered = false }: UnstoredNoteProps) {
  const keys = useStore(photos.mirror.unstored)
  const lost = useStore(photos.pending).list.filter(({ key }) => keys.has(key))
  if (lost.length === 0) return null
  const names = numbered
    ? `第 ${lost.map(({ place }) => place + 1).join('、')} 张`
    : `有 ${lost.length} 张照片`
  return (
    <p className="mt-3 text-small text-ink-2" role="status">
      这台设备的空间不够，{names}没有在本机留底，传完之前请不要关闭页面。写下的文字都在。
    </p>
  )
}
