import './own-page.css'
import type { ReactNode } from 'react'
import { MemberMenu } from '../people/member-menu.tsx'

interface OwnPageProps {
  title: string
  /** To the right of the title: a count or a sentence. */
  aside?: ReactNode
  /** Whether it is a wall of photographs, as wide as the page. */
  isWall?: boolean
  children: ReactNode
}

/**
 * A list or form among the member's own pages: with their menu on wide screens, in a column of 720 px unless it is a
 * wall.
 */
export function OwnPage({ title, aside, isWall = false, children }: OwnPageProps) {
  return (
    <div className="page own-page">
      <MemberMenu />
      <div className="own-column" data-wall={isWall || undefined}>
        <header className="own-head">
          <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </div>
  )
}
