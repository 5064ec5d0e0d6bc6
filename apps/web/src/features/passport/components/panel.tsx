import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled section of a page about a passport. */
export function Panel({ id, title, aside, children }: PanelProps) {
  return (
    <section className="own-panel" aria-labelledby={id}>
      <div className="passport-panel-head">
        <h2 id={id} className="text-h3 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
