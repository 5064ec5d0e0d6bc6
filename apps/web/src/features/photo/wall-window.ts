import { useSyncExternalStore } from 'react'
import { isWidth } from '../../shared/use-width.ts'
import { rowHeight } from './justify.ts'

/** A kind of window with the walls usual in it, in pixels. */
export interface WallWindow {
  at: 'phone' | 'tablet' | 'laptop' | 'desk'
  /** From this width on. */
  from: number
  /** Width of a wall and gap of its photographs in the commonest window of the kind. */
  width: number
  gap: number
}

const phone: WallWindow = { at: 'phone', from: 0, width: 358, gap: 4 }
const windows: WallWindow[] = [
  phone,
  { at: 'tablet', from: 768, width: 720, gap: 8 },
  { at: 'laptop', from: 1024, width: 976, gap: 8 },
  { at: 'desk', from: 1280, width: 1392, gap: 8 },
]

/** Kinds of windows a wall is drawn for: the one at hand, and on the server, which sees none, each. */
export function useWallWindows(): readonly WallWindow[] {
  const at = useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener)
      return () => removeEventListener('resize', listener)
    },
    windowAtHand,
    () => (import.meta.env.SSR ? null : windowAtHand()),
  )
  return at === null ? windows : [at]
}

/** Row height aimed at in a kind of window. */
export function targetHeightOf(window: WallWindow): number {
  return rowHeight(window.from)
}

function windowAtHand(): WallWindow {
  return windows.find(({ at }) => isWidth(at)) ?? phone
}
