import type { ReactNode } from 'react'
import { formatCount } from '../text/format-count.ts'

export type PillTone = 'plain' | 'ink' | 'accent' | 'success' | 'danger' | 'info'

/** A label for the state of something. */
export function StatusPill({ tone = 'plain', children }: { tone?: PillTone; children: ReactNode }) {
  return (
    <span className="ui-pill" data-tone={tone}>
      {children}
    </span>
  )
}

/** An unread count. `label` names the unit. */
export function Badge({ count, label = '条未读' }: { count: number; label?: string }) {
  if (count <= 0) return null
  return (
    <span className="ui-badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        {formatCount(count)} {label}
      </span>
    </span>
  )
}

/** A dot for something new. */
export function Dot({ label = '有新内容', className = '' }: { label?: string; className?: string }) {
  return (
    <span className={`ui-dot ${className}`}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
