import { useRef, type MouseEvent } from 'react'
import { timing } from '../timing.ts'

/**
 * Passes the first click on and ignores those within `waitMs`, including default actions (submit, navigation), so that
 * a double click publishes once.
 */
export function useDebouncedClick<Target extends Element>(
  onClick: ((event: MouseEvent<Target>) => void) | undefined,
  waitMs: number = timing.clickDebounceMs,
): (event: MouseEvent<Target>) => void {
  const lastClick = useRef(Number.NEGATIVE_INFINITY)
  return (event) => {
    if (event.timeStamp - lastClick.current < waitMs) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    lastClick.current = event.timeStamp
    onClick?.(event)
  }
}
