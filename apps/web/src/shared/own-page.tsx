import './own-page.css'
import type { ReactNode } from 'react'
import { MemberMenu } from './member-menu.tsx'

interface OwnPageProps {
  title: string
  /** At the right of the title: a count, a sentence. */
  aside?: ReactNode
  children: ReactNode
}

/** A list or form among a member's own pages: their menu where there is room, a column of 720. */
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
