import { passportLevelNames } from '@guangquan/contract/passport/passport.words'

const levels = Object.entries(passportLevelNames).map(([level, name]) => ({ level: Number(level), name }))

/** The four levels, filled up to the one that is reached. */
export function LevelLadder({ level }: { level: number }) {
  return (
    <ol className="passport-ladder" aria-label={`护照等级 ${level} 级，最高 3 级`}>
      {levels.map((one) => (
        <li
          key={one.level}
          data-reached={one.level <= level || undefined}
          aria-current={one.level === level ? 'step' : undefined}
        >
          <span aria-hidden />
          <b className="ui-print">{one.level}</b> {one.name}
        </li>
      ))}
    </ol>
  )
}
