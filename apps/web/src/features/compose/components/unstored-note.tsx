import { useStore, type Store } from '@guangquan/ui'
import type { Frame } from '../photo-uploads.ts'

interface UnstoredNoteProps {
  frames: Frame[]
  /** Those for which the browser has no space. */
  unstored: Store<ReadonlySet<string>>
}

/** Names the photographs that a closed page would lose: neither the server nor the browser has them. */
export function UnstoredNote({ frames, unstored }: UnstoredNoteProps) {
  const keys = useStore(unstored)
  const places = frames.flatMap(({ key, state, refused }, place) =>
    keys.has(key) && state !== 'done' && !refused ? [place + 1] : [],
  )
  if (places.length === 0) return null
  return (
    <p className="mt-3 text-small text-ink-2" role="status">
      这台设备的空间不够，第 {places.join('、')} 张没有在本机留底，传完之前请不要关闭页面。写下的文字都在。
    </p>
  )
}
