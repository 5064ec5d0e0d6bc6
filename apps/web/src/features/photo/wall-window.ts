import { useSyncExternalStore } from 'react'
import { isWidth } from '../../shared/page/use-width.ts'
import { rowHeight } from '../../shared/pictures/justify.ts'

/** A class of windows, with the usual wall width in pixels. */
export interface WallWindow {
  at: 'phone' | 'tablet' | 'laptop' | 'desk'
  /** Minimum window width. */
  from: number
  /** Wall width and gap in the most common window of the class. */
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

/** The window classes to render: the current one, or all of them on the server. */
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

/** Target row height of a window class. */
export function targetHeightOf(window: WallWindow): number {
  return rowHeight(window.from)
}

function windowAtHand(): WallWindow {
  return windows.find(({ at }) => isWidth(at)) ?? phone
}
