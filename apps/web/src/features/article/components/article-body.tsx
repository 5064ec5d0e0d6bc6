import '../article-text.css'
import type { ArticleDetail } from '@guangquan/contract'
import { detailLink } from '../../../shared/detail-link.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { ServerHtml } from '../../../shared/server-html.tsx'
import { Photo } from '@guangquan/ui'
import { ArrowSquareOutIcon, CameraIcon, PlayIcon } from '@guangquan/ui/icons'
import { layoutBlocks, type ArticlePart } from '../layout-blocks.ts'
import { PhotoRow } from './photo-row.tsx'

/** The text of an article with all its figures. */
export function ArticleBody({ article }: { article: ArticleDetail }) {
  return layoutBlocks(article.blocks).map((part, place) => <Part key={place} part={part} article={article} />)
}

function Part({ part, article }: { part: ArticlePart; article: ArticleDetail }) {
  switch (part.kind) {
    case 'text':
      return <ServerHtml html={part.html} className="article-text" />
    case 'photos':
      return <PhotoRow photos={part.photos} caption={part.caption} article={article} />
    case 'product': {
      const { id, kind, name, count } = part.product
      const filter = `${kind === 'camera' ? 'cameraId' : 'lensId'}=${id.slice(id.indexOf(':') + 1)}`
      return (
        <aside className="article-card" aria-label={`器材：${name}`}>
          <CameraIcon size={28} />
          <Link to={paths.photoWall(filter)} className="article-card-link">
            <b>{name}</b>
            <span>{count === 0 ? '还没有公开的作品' : `看 ${count} 幅用它拍的作品`}</span>
          </Link>
        </aside>
      )
    }
    case 'video': {
      const { publishId, title, cover } = part.video
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
  }
}
