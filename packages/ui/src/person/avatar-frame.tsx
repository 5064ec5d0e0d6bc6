import { useId } from 'react'

/** 镜头环, 测光环, 镀膜环, 片孔环. */
export type BaseFrame = 'lens' | 'meter' | 'coating' | 'perforation'

/** The ring of a base frame, in a box of 100; the avatar has radius 39. */
export function AvatarFrame({ frame }: { frame: BaseFrame }) {
  return (
    <svg className="ui-avatar-frame" viewBox="0 0 100 100" aria-hidden>
      <FrameDrawing frame={frame} />
    </svg>
  )
}

function FrameDrawing({ frame }: { frame: BaseFrame }) {
  switch (frame) {
    case 'lens':
      return <LensRing />
    case 'meter':
      return <MeterRing />
    case 'coating':
      return <CoatingRing />
    case 'perforation':
      return <PerforationRing />
  }
}

function LensRing() {
  const id = useId()
  return (
    <>
      <circle cx="50" cy="50" r="44.2" fill="none" stroke="var(--film-base)" strokeWidth="11" />
      <circle cx="50" cy="50" r="49.2" fill="none" stroke="var(--metal-lo)" strokeWidth=".8" />
      <circle cx="50" cy="50" r="39.2" fill="none" stroke="var(--metal-lo)" strokeWidth=".8" opacity=".7" />
      <path id={`${id}top`} d="M 8 50 A 42 42 0 0 1 92 50" fill="none" />
      <path id={`${id}low`} d="M 4.4 50 A 45.6 45.6 0 0 0 95.6 50" fill="none" />
      <g fontFamily="var(--face-print)" fontSize="6.6" fontWeight="600" textAnchor="middle">
        <text fill="var(--metal-hi)" letterSpacing=".4">
          <textPath href={`#${id}top`} startOffset="50%">
            CHENGGUANG LENS CL 50mm 1:1.4
          </textPath>
        </text>
        <text fill="var(--film-print)" letterSpacing=".4">
          <textPath href={`#${id}low`} startOffset="50%">
            No. 0217364
          </textPath>
        </text>
      </g>
    </>
  )
}

function MeterRing() {
  const ticks = Array.from({ length: 60 }, (_, tick) => tick)
  return (
    <g strokeLinecap="round">
      {ticks.map((tick) => {
        const major = tick % 5 === 0
        const lit = tick <= 7
        return (
          <line
            key={tick}
            x1="50"
            x2="50"
            y1={major ? 1 : 3}
            y2={major ? 7.5 : 6.5}
            transform={`rotate(${tick * 6} 50 50)`}
            stroke={lit ? 'var(--accent)' : 'var(--ink-2)'}
            strokeWidth={major ? 1.7 : 0.9}
          />
        )
      })}
      <circle cx="50" cy="50" r="40" fill="none" stroke="var(--ink-3)" strokeWidth=".8" />
    </g>
  )
}

const coats = ['violet', 'cyan', 'green', 'amber', 'rose'] as const

function CoatingRing() {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          {coats.map((coat, place) => (
            <stop key={coat} offset={place / (coats.length - 1)} stopColor={`var(--coat-${coat})`} />
          ))}
        </linearGradient>
      </defs>
      <circle cx="50" cy="50" r="44.6" fill="none" stroke={`url(#${id})`} strokeWidth="7" />
      <circle cx="50" cy="50" r="48.8" fill="none" stroke="var(--metal-lo)" strokeWidth=".9" />
      <circle cx="50" cy="50" r="44.6" fill="none" stroke="var(--metal-hi)" strokeWidth=".9" opacity=".55" />
      <circle cx="50" cy="50" r="40.4" fill="none" stroke="var(--metal-lo)" strokeWidth=".9" />
    </>
  )
}

function PerforationRing() {
  const holes = Array.from({ length: 28 }, (_, hole) => hole)
  return (
    <>
      <circle cx="50" cy="50" r="44.6" fill="none" stroke="var(--film-base)" strokeWidth="10.4" />
      {holes.map((hole) => (
        <rect
          key={hole}
          x="47.9"
          y="2.6"
          width="4.2"
          height="5.2"
          rx=".9"
          fill="var(--on-photo)"
          transform={`rotate(${(hole * 360) / 28} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="39.6" fill="none" stroke="var(--film-print-2)" strokeWidth=".9" />
    </>
  )
}
