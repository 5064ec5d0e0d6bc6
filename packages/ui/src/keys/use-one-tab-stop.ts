import { pressedKey } from './pressed-key.ts'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { indexAfterKey } from './index-after-key.ts'

/**
 * Makes the controls of a row one tab stop, through which the arrow keys go: props of the row. Its menus keep their own
 * keys, and Up and Down open them.
 */
export function useOneTabStop<Row extends HTMLElement>(isUsed: boolean) {
  const ref = useRef<Row>(null)
  // After each rendering, which may have added controls.
  useEffect(() => {
    if (isUsed && ref.current) chooseStop(ref.current, document.activeElement)
  })
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<Row>) => {
      if (isUsed) chooseStop(currentTarget, target)
    },
    onKeyDown: (event: KeyboardEvent<Row>) => {
      const key = pressedKey(event)
      if (!isUsed || key === 'ArrowUp' || key === 'ArrowDown') return
      const controls = controlsOf(event.currentTarget)
      const place = controls.findIndex((one) => one === event.target)
      const next = place === -1 ? undefined : indexAfterKey(key, place, controls.length)
      if (next === undefined) return
      event.preventDefault()
      controls[next]?.focus()
    },
  }
}

/** The stop is the focused control, else the current one, else that which was it before, else the first. */
function chooseStop(row: HTMLElement, focused: EventTarget | null): void {
  const controls = controlsOf(row)
  const stop =
    controls.find((one) => one === focused) ??
    controls.find((one) => one.ariaCurrent !== null) ??
    controls.find((one) => one.getAttribute('tabindex') === '0') ??
    controls[0]
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1
}

function controlsOf(row: HTMLElement): HTMLElement[] {
  const all = row.querySelectorAll<HTMLElement>('a[href], button')
  return [...all].filter((one) => one.closest('[popover]') === null)
}
