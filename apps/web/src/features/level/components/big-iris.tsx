import { bladePaths, levelOpening, openingOutline } from '@guangquan/ui'
import { useId } from 'react'

interface BigIrisProps {
  level: number
  /** The photograph behind the opening. */
  photoUrl: string | undefined
  /** How far it is open while it moves; default: as the level. */
  open?: number
}

/** The iris of the level centre: seven blades of metal, the member's newest photograph behind the opening. */
export function BigIris({ level, photoUrl, open = levelOpening(level) }: BigIrisProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 24 24" className="big-iris" role="img" aria-label={`光圈开到第 ${level} 档`}>
      <defs>
        <clipPath id={`${id}opening`}>
          <path d={openingOutline(open)} />
        </clipPath>
        {bladePaths(open).map(({ angle }, blade) => (
          <linearGradient key={angle} id={`${id}metal${blade}`} gradientTransform={`rotate(${angle} .5 .5)`}>
            <stop offset="0" className="big-iris-light" />
            <stop offset="1" className="big-iris-shade" />
          </linearGradient>
        ))}
      </defs>
      <path className="big-iris-lit" d={openingOutline(open)} />
      {photoUrl === undefined ? null : (
        <image
          href={photoUrl}
          x="2.4"
          y="2.4"
          width="19.2"
          height="19.2"
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id}opening)`}
        />
      )}
      {bladePaths(open).map(({ d, angle }, blade) => (
        <path key={angle} d={d} fill={`url(#${id}metal${blade})`} className="big-iris-blade" />
      ))}
      <circle cx="12" cy="12" r="11.5" className="big-iris-ring" />
    </svg>
  )
}
