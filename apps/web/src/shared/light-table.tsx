import type { PictureTile } from '@guangquan/contract'
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { storeOpenedList } from './opened-list.ts'
import type { PhotoList } from './photo-list.ts'
import { viewerContent } from './post-dialogs.ts'

const longPressMs = 450
/** A finger that moves further than this scrolls. */
const stillPx = 10

interface LightTableProps {
  /** The loaded photographs; their elements have `data-photo` with the id of the tile. */
  tiles: readonly PictureTile[]
  /** The list, for the viewer to go on in. */
  list: () => PhotoList
  children: ReactNode
}

/**
 * Photographs that open in the viewer with their neighbours: by the space bar, a long press or the button in their
 * corner (`data-look`). A click still opens the post, in a tab that goes through the same list.
 */
export function LightTable({ tiles, list, children }: LightTableProps) {
  const openedPost = useRef<string | null>(null)
  const press = useLongPress((target) => look(target))

  // What is loaded later is added for the tab that was opened last.
  useEffect(() => {
    if (openedPost.current !== null) storeOpenedList(tiles, openedPost.current)
  }, [tiles])

  function look(target: Element): boolean {
    const tile = tileAt(target, tiles)
    if (tile === undefined) return false
    viewerContent.set({ publishId: tile.publishId, frame: 0, tile: tile.id, list: list() })
    return true
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    if (press.consumeClick() || (event.target.closest('[data-look]') !== null && look(event.target))) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const tile = event.target.closest('a') === null ? undefined : tileAt(event.target, tiles)
    if (tile === undefined) return
    openedPost.current = tile.publishId
    storeOpenedList(tiles, tile.publishId)
    if (tiles.indexOf(tile) > tiles.length - 12) list().loadMore()
  }

  return (
    <div
      data-light-table
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !look(event.target)) return
        event.preventDefault()
      }}
      onClickCapture={onClick}
      onAuxClick={onClick}
      {...press.handlers}
    >
      {children}
    </div>
  )
}

function tileAt(target: Element, tiles: readonly PictureTile[]): PictureTile | undefined {
  const id = target.closest<HTMLElement>('[data-photo]')?.dataset['photo']
  return id === undefined ? undefined : tiles.find((tile) => tile.id === id)
}

/** Tells of a finger that stays. Not every browser announces a long press as a context menu. */
function useLongPress(onLongPress: (target: Element) => boolean) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasLong = useRef(false)
  const release = () => {
    clearTimeout(pressed.current?.timer)
    pressed.current = null
  }
  return {
    /** Whether the click only ends a long press. */
    consumeClick: () => {
      const was = wasLong.current
      wasLong.current = false
      return was
    },
    handlers: {
      onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
        release()
        wasLong.current = false
        if (pointerType !== 'touch' || !(target instanceof Element)) return
        const timer = setTimeout(() => {
          wasLong.current = onLongPress(target)
        }, longPressMs)
        pressed.current = { timer, x: clientX, y: clientY }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = pressed.current
        if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > stillPx) release()
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event: MouseEvent) => {
        // The menu of a photograph is for the mouse; a finger gets the viewer, which has the same actions.
        const { nativeEvent, target } = event
        if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return
        if (!(target instanceof Element) || target.closest('[data-photo]') === null) return
        event.preventDefault()
        event.stopPropagation()
        release()
        if (!wasLong.current) wasLong.current = onLongPress(target)
      },
    },
  }
}
