import '../level.css'
import type { ReactNode } from 'react'

/** A page of the level centre, which is dark in both themes. */
export function LevelPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="level-dark" data-theme="dark">
      <div className="page level-page">
        <h1 className="sr-only">{title}</h1>
        {children}
      </div>
    </div>
  )
}
