import { type ReactNode, useRef } from 'react'
import { useKeys } from './use-keys.ts'

const focusable = 'a, button, input'

/**
 * A table whose rows are navigated by J and K: the focus moves, so a screen reader reads the row. Another key presses
 * the button of the focused row that names it in `aria-keyshortcuts`.
 */
export function RowKeys({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useKeys(true, (key) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-row-key]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      const next = rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
      const target = next?.querySelector<HTMLElement>(focusable)
      target?.focus()
      return target != null
    }
    const buttons = [...(rows[at]?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])]
    const button = buttons.find((one) => one.getAttribute('aria-keyshortcuts') === key)
    button?.click()
    return button !== undefined
  })
  return (
    <div ref={box} className="row-keys">
      {children}
    </div>
  )
}
