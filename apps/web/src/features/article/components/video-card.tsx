import '../article-text.css'
import type { ArticleVideo } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { ArrowSquareOutIcon, PlayIcon } from '@guangquan/ui/icons'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'

/** A video post within a text; opens its page. */
export function VideoCard({ video: { publishId, title, cover } }: { video: ArticleVideo }) {
  return (
    <aside className="article-video" aria-label={`视频：${title}`}>
      <Link {...detailLink({ id: publishId, category: 4, publishType: 3 })}>
        {cover === null ? (
          <span className="article-video-blank" />
        ) : (
          <Photo photo={cover} ratio={16 / 9} alt="" sizes="(min-width: 768px) 720px, 100vw" />
        )}
        <span className="article-video-sign" aria-hidden>
          <PlayIcon size={28} weight="fill" />
        </span>
        <b>
          {title === '' ? '看视频' : title}
          <ArrowSquareOutIcon size={16} />
        </b>
      </Link>
    </aside>
  )
}
