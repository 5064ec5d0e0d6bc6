import './own-page.css'
import type { ReactNode } from 'react'
import { MemberMenu } from './member-menu.tsx'

interface OwnPageProps {
  title: string
  /** To the right of the title: a count or a sentence. */
  aside?: ReactNode
  children: ReactNode
}

/** A list or form among the member's own pages: with their menu on wide screens, in a column of 720 px. */
export function OwnPage({ title, aside, children }: OwnPageProps) {
  return (
    <div className="page own-page">
      <MemberMenu />
      <div className="own-column">
        <header className="own-head">
          <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </div>
  )
}
