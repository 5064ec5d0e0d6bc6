import { LevelIris } from './level-iris.tsx'
import { levelStop } from './level-stop.ts'
import { UiLink } from '../actions/ui-link.tsx'

type LevelMarkProps = {
  /** 1 to 10. */
  level: number
  /** Link to the level centre; leave it out inside another link. */
  href?: string
  /** The server's icon of the level, in place of the iris. */
  iconUrl?: string | null
  className?: string
}

/** A level as an f-stop, shown beside a name. */
export function LevelMark({ level, href, iconUrl, className = '' }: LevelMarkProps) {
  const title = `等级 ${level}`
  const face = (
    <>
      {iconUrl ? <img src={iconUrl} alt="" width={16} height={16} /> : <LevelIris level={level} />}
      <span aria-hidden>{levelStop(level)}</span>
      <span className="sr-only">{title}</span>
    </>
  )
  if (href === undefined) {
    return (
      <span className={`ui-level ${className}`} title={title}>
        {face}
      </span>
    )
  }
  return (
    <UiLink href={href} className={`ui-level ${className}`} title={title}>
      {face}
    </UiLink>
  )
}
