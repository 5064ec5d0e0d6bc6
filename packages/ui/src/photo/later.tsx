import type { ReactNode } from 'react'
import { timing } from '../timing.ts'

/** Delays skeletons, so that a fast response causes no flicker. */
export function Later({ children, label = '正在加载' }: { children: ReactNode; label?: string }) {
  return (
    <div className="ui-later" role="status" style={{ '--skeleton-after': `${timing.skeletonAfterMs}ms` }}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
