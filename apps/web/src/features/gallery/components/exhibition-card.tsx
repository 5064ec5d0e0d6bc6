import type { ExhibitionCard as Card } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { periodText } from '../gallery-text.ts'

/** An exhibition that is over, in a list; one link. */
export function ExhibitionCard({ exhibition, eager }: { exhibition: Card; eager: boolean }) {
  const { id, title, subtitle, shopName, workCount, cover } = exhibition
  return (
    <Link to={galleryPaths.hall(id)} className="gallery-card">
      {cover === null ? null : (
        <Photo
          photo={cover}
          alt=""
          sizes="(min-width: 1024px) 22rem, (min-width: 768px) 45vw, 100vw"
          ratio={4 / 3}
          eager={eager}
        />
      )}
      <b className="gallery-card-name">{title}</b>
      {subtitle === '' ? null : <span>{subtitle}</span>}
      <span className="gallery-note">{shopName}</span>
      <span className="gallery-note">
        {periodText(exhibition)}　{workCount} 幅
      </span>
    </Link>
  )
}
