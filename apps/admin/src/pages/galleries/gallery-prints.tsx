import './gallery-prints.css'
import type { StaffExhibition } from '@guangquan/contract'
import { PrintSheet } from '../../parts/page/print-sheet.tsx'

export type GalleryPrint = 'labels' | 'sheet'
export const galleryPrintNames = { labels: '说明牌', sheet: '接触印样' } as const satisfies Record<
  GalleryPrint,
  string
>

interface GalleryPrintsProps {
  exhibition: StaffExhibition
  print: GalleryPrint
  onClose: () => void
}

/** Prints of the saved exhibition: a label card for each work, or all works in small size, room by room. */
export function GalleryPrints({ exhibition, print, onClose }: GalleryPrintsProps) {
  return (
    <PrintSheet label={galleryPrintNames[print]} isReady onClose={onClose}>
      {print === 'labels' ? <Labels exhibition={exhibition} /> : <ContactSheet exhibition={exhibition} />}
    </PrintSheet>
  )
}

function Labels({ exhibition: { rooms, hung } }: { exhibition: StaffExhibition }) {
  return (
    <ul className="gallery-labels">
      {rooms.flatMap((_, room) =>
        hung
          .filter((work) => work.room === room)
          .map(({ fileId, title, author, place, sizeText, caption }) => (
            <li key={fileId}>
              <strong>{title}</strong>
              <span>{author}</span>
              {place === '' ? null : <span>{place}</span>}
              {sizeText === '' ? null : <span>{sizeText}</span>}
              {caption === '' ? null : <p>{caption}</p>}
            </li>
          )),
      )}
    </ul>
  )
}

function ContactSheet({ exhibition: { title, shopName, rooms, hung } }: { exhibition: StaffExhibition }) {
  return (
    <article className="gallery-sheet">
      <h1>
        {title}，{shopName}，{hung.length} 件
      </h1>
      {rooms.map(({ title: name }, room) => {
        const works = hung.filter((work) => work.room === room)
        return (
          // Rooms have no identity but their place.
          <section key={room}>
            <h2>
              第 {room + 1} 室　{name}，{works.length} 件
            </h2>
            <ol>
              {works.map(({ fileId, title: work, author, sizeText, picture }) => (
                <li key={fileId}>
                  <img src={picture.url480} alt={work} />
                  <span>{[work, author, sizeText].filter((part) => part !== '').join('，')}</span>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </article>
  )
}
