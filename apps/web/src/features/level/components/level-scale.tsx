import { levelStop } from '@guangquan/ui'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The ten f-stops as the scale on a lens barrel, with the member's own lit. */
export function LevelScale({ level }: { level: number }) {
  return (
    <ol className="level-scale" aria-label="十档光圈">
      {levels.map((stop) => (
        <li
          key={stop}
          data-reached={stop <= level || undefined}
          aria-current={stop === level ? 'step' : undefined}
        >
          <b>{levelStop(stop).slice(2)}</b>
          <span>Lv.{stop}</span>
        </li>
      ))}
    </ol>
  )
}
