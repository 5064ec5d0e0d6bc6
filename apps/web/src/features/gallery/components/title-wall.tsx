import type { ExhibitionCard } from '@guangquan/contract'
import { Photo, TextLink } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { periodText, placeText, shortDay } from '../gallery-text.ts'

interface TitleWallProps {
  exhibition: ExhibitionCard
  /** A link or button to continue. */
  children?: ReactNode
  eager?: boolean
  /** Whether it is the heading of its own page, or one of several. */
  isPage?: boolean
}

/** The title wall: place, title, curator, introduction and dates next to the first photograph. */
export function TitleWall({ exhibition, children, eager = false, isPage = false }: TitleWallProps) {
  const { title, subtitle, curator, intro, hours, cover, opening } = exhibition
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className="gallery-title" aria-label={title}>
      <div className="gallery-title-words">
        <p className="gallery-note">{placeText(exhibition)}</p>
        <Title className="gallery-name">{title}</Title>
        {subtitle === '' ? null : <p>{subtitle}</p>}
        <p>策展　{curator}</p>
        <p className="gallery-intro">{intro}</p>
        {children === undefined ? null : <div className="gallery-buttons">{children}</div>}
        <p className="gallery-period">{periodText(exhibition)}</p>
        {hours === '' ? null : <p className="gallery-note">{hours}</p>}
        {opening === null ? null : (
          <p className="gallery-note">
            开幕活动　<TextLink href={activityPaths.detail(opening.id)}>{opening.title}</TextLink>　
            {shortDay(opening.startTime)} {opening.startTime.slice(11, 16)}
          </p>
        )}
      </div>
      {cover === null ? null : (
        <Photo
          photo={cover}
          alt={`《${title}》的第一件作品`}
          sizes="(min-width: 1024px) 62vw, 100vw"
          eager={eager}
          fit="cover"
          className="gallery-title-photo"
        />
      )}
    </section>
  )
}
