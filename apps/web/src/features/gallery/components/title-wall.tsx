import type { ExhibitionCard } from '@guangquan/contract'
import { Photo, TextLink } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { periodText, placeText, shortDay } from '../gallery-text.ts'

interface TitleWallProps {
  exhibition: ExhibitionCard
  /** What leads on: a link or a button. */
  children?: ReactNode
  eager?: boolean
  /** Whether it heads its own page, or is one of several. */
  isPage?: boolean
}

/** The title wall: where, what, by whom, why and when, beside the first photograph. */
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
