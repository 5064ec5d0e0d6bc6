import { pressedKey } from '@guangquan/ui/pressed-key'
import type { PictureTile } from '@guangquan/contract'
import { BookmarkSimpleIcon, MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlay } from '../../../shared/overlay/overlay.ts'
import { collectPost } from '../../../shared/overlay/reactions.ts'

/** Actions on a photograph of a wall besides opening its post. */
export function TileActions({ tile }: { tile: PictureTile }) {
  return (
    <>
      <LookButton />
      <CollectButton tile={tile} />
    </>
  )
}

// Pressed by the pointer, or by the space bar while the link beside it has the focus; touch has the long press. The
// list around handles them.
function LookButton() {
  return (
    <button
      type="button"
      className="photo-tile-look"
      tabIndex={-1}
      title="放大看（空格）"
      aria-keyshortcuts="Space"
      data-look
    >
      <MagnifyingGlassIcon size={18} />
      <span className="sr-only">放大看</span>
      <kbd aria-hidden>空格</kbd>
    </button>
  )
}

// The key C presses it while the link beside it has the focus.
function CollectButton({ tile }: { tile: PictureTile }) {
  const overlay = useOverlay(`post:${tile.publishId}`)
  const isCollect = overlay.isCollect ?? tile.isCollect
  const collectCount = overlay.collectCount ?? tile.collectCount
  const button = useRef<HTMLButtonElement>(null)
  const press = () => void collectPost(tile.publishId, { isCollect, collectCount }, !isCollect)
  const pressByKey = useEffectEvent(press)
  useEffect(() => {
    const place = button.current?.parentElement
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event).toLowerCase() !== 'c' || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      pressByKey()
    }
    place?.addEventListener('keydown', onKeyDown)
    return () => place?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="photo-tile-collect"
      tabIndex={-1}
      title={isCollect ? '取消收藏（C）' : '收藏（C）'}
      aria-keyshortcuts="C"
      aria-pressed={isCollect}
      onClick={press}
    >
      <BookmarkSimpleIcon size={18} weight={isCollect ? 'fill' : 'regular'} />
      <span className="sr-only">收藏</span>
      <kbd aria-hidden>C</kbd>
    </button>
  )
}
