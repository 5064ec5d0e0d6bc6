import type { PictureShape } from '@guangquan/contract'
import { FrameMark, Photo, rollFrame } from '@guangquan/ui'

interface SameRollProps {
  pictures: PictureShape[]
  /** Which photograph is shown, from 0. */
  frame: number
  onFrame: (frame: number) => void
}

/** 同一卷: the photographs of a post as a film strip to choose from. */
export function SameRoll({ pictures, frame, onFrame }: SameRollProps) {
  if (pictures.length < 2) return null
  return (
    <section aria-labelledby="same-roll" className="same-roll">
      <h2 id="same-roll" className="mb-3 text-h4 font-semibold">
        同一卷
      </h2>
      <ol className="same-roll-film ui-on-film">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              className="same-roll-frame"
              aria-current={place === frame ? 'true' : undefined}
              aria-label={`第 ${place + 1} 张${picture.title === '' ? '' : `，${picture.title}`}`}
              onClick={() => onFrame(place)}
            >
              <Photo photo={picture} alt="" ratio={1.5} sizes="170px" />
            </button>
            <FrameMark frame={rollFrame(place)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
