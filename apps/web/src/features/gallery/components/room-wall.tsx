import type { ExhibitedWork, ExhibitionRoom } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { roomName } from '../gallery-text.ts'
import { ratioStyle } from '../ratio-style.ts'

interface RoomWallProps {
  room: ExhibitionRoom
  index: number
  /** Number of works in the rooms before. */
  before: number
  total: number
  onOpen: (work: ExhibitedWork) => void
}

/** One room: its works framed in a row to walk along, each with its label. */
export function RoomWall({ room: { title, text, works }, index, before, total, onOpen }: RoomWallProps) {
  return (
    <section className="gallery-room" aria-label={`${roomName(index)} ${title}`}>
      <header className="gallery-room-head">
        <h2>
          {roomName(index)}
          <span>{title}</span>
        </h2>
        <p className="gallery-note">
          作品 {before + 1}–{before + works.length}，共 {total}
        </p>
      </header>
      {text === '' ? null : <p className="gallery-room-text">{text}</p>}
      <ol className="gallery-wall" tabIndex={0} aria-label={`${roomName(index)}的作品，可以左右移动`}>
        {works.map((work, place) => (
          <li key={work.id} style={ratioStyle(work.picture)}>
            <button type="button" className="gallery-frame" onClick={() => onOpen(work)}>
              <Photo
                photo={work.picture}
                alt={`看大图：${work.title}`}
                sizes={frameSizes(work.picture)}
                early={index === 0 && place < 2}
              />
            </button>
            <p className="gallery-label">
              <b>
                {before + place + 1}《{work.title}》
              </b>
              <span>{work.author?.nickName ?? ''}</span>
              <small>{[work.sizeText, work.place].filter((part) => part !== '').join('，')}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Width of a work on the wall, see `gallery.css`. */
function frameSizes({ width, height }: { width: number; height: number }): string {
  return `min(78vw, clamp(12rem, 40vh, 21rem) * ${width / height})`
}
