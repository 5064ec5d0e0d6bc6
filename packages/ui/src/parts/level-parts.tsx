import { Iris } from '../iris/iris.tsx'
import { LevelIris } from '../iris/level-iris.tsx'
import { LevelMark } from '../iris/level-mark.tsx'
import { levelStop } from '../iris/level-stop.ts'
import { PartSection } from './part-section.tsx'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The marks of the ten levels in the sizes in which they are shown, to be looked at together. */
export function LevelParts() {
  return (
    <PartSection name="等级，16、24、48 和 160 像素">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {levels.map((level) => (
          <LevelMark key={level} level={level} href="#parts-light" />
        ))}
      </div>
      {[24, 48].map((size) => (
        <div key={size} className="flex flex-wrap gap-4">
          {levels.map((level) => (
            <LevelIris key={level} level={level} size={size} />
          ))}
        </div>
      ))}
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        {levels.map((level) => (
          <figure key={level}>
            <LevelIris level={level} size={160} />
            <figcaption className="ui-print pt-1 text-ink-2">
              {levelStop(level)}　Lv.{level}
            </figcaption>
          </figure>
        ))}
        <figure>
          <Iris size={160} open={0.02} />
          <figcaption className="pt-1 text-small text-ink-2">空</figcaption>
        </figure>
      </div>
    </PartSection>
  )
}
