import { pressedKey } from '@guangquan/ui/pressed-key'
import { useEffect, useRef } from 'react'

/** Keyboard shortcuts of the desk, by key name. */
export type DeskKeys = Partial<Record<string, () => void>>

/** Keys that work anywhere on the desk but in a text field. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const key = pressedKey(event)
      const isField =
        target instanceof HTMLElement && target.closest('textarea, input, [role="dialog"]') !== null
      if (isField || event.altKey || event.ctrlKey || event.metaKey) return
      // A focused button takes its own Enter and space.
      if ((key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement) return
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
