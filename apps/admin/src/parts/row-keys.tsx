import { type ReactNode, useRef } from 'react'
import { useKeys } from './use-keys.ts'

interface RowKeysProps {
  /** What further keys do with the row that has the focus. @returns whether it used the key */
  press: (key: string, rowKey: string) => boolean
  children: ReactNode
}

const focusable = 'a, button, input'

/** A table whose rows are walked by J and K: the focus moves, so a screen reader reads the row. */
export function RowKeys({ press, children }: RowKeysProps) {
  const box = useRef<HTMLDivElement>(null)
  useKeys(true, (key) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-row-key]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      const next = rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
      const target = next?.querySelector<HTMLElement>(focusable)
      target?.focus()
      return target !== undefined
    }
    const rowKey = rows[at]?.dataset['rowKey']
    return rowKey !== undefined && press(key, rowKey)
  })
  return (
    <div ref={box} className="row-keys">
      {children}
    </div>
  )
}
