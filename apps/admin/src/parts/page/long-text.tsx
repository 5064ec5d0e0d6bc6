import type { ReactNode } from 'react'

/** A text of a table that takes its own width up to a limit, and several lines beyond it. */
export function LongText({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ width: 'max-content', maxWidth: width, whiteSpace: 'normal' }}>{children}</div>
}
