import type { ReactNode } from 'react'

/** A text in a table that is as wide as it needs up to a limit, and wraps beyond it. */
export function LongText({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ width: 'max-content', maxWidth: width, whiteSpace: 'normal' }}>{children}</div>
}
