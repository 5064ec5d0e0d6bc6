import type { PictureShape } from '@guangquan/contract'
import { FrameMark, Photo, stripFrame } from '@guangquan/ui'

interface FrameStripProps {
  pictures: PictureShape[]
  /** Which photograph is shown, from 0. */
  frame: number
  onFrame: (frame: number) => void
}

/** 同一卷: the photographs of a post as a film strip to choose from. */
export function FrameStrip({ pictures, frame, onFrame }: FrameStripProps) {
  if (pictures.length < 2) return null
  return (
    <section aria-labelledby="frame-strip" className="frame-strip">
      <h2 id="frame-strip" className="mb-3 text-h4 font-semibold">
        同一卷
      </h2>
      <ol className="frame-strip-film ui-on-film">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              className="frame-strip-frame"
              aria-current={place === frame ? 'true' : undefined}
              aria-label={`第 ${place + 1} 张${picture.title === '' ? '' : `，${picture.title}`}`}
              onClick={() => onFrame(place)}
            >
              <Photo photo={picture} alt="" ratio={1.5} sizes="170px" />
            </button>
            <FrameMark frame={stripFrame(place)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
