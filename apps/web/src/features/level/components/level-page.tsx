import '../level.css'
import type { ReactNode } from 'react'

/** A page of the level centre. */
export function LevelPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page level-page">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  )
}
