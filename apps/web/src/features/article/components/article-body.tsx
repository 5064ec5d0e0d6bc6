import '../article-text.css'
import type { ArticleDetail } from '@guangquan/contract'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { CameraIcon } from '@guangquan/ui/icons'
import { layoutBlocks, type ArticlePart } from '../layout-blocks.ts'
import { ArticleText } from './article-text.tsx'
import { PhotoRow } from './photo-row.tsx'
import { VideoCard } from './video-card.tsx'

/** The text of an article with all its figures. */
export function ArticleBody({ article }: { article: ArticleDetail }) {
  return layoutBlocks(article.blocks).map((part, place) => <Part key={place} part={part} article={article} />)
}

function Part({ part, article }: { part: ArticlePart; article: ArticleDetail }) {
  switch (part.kind) {
    case 'text':
      return <ArticleText html={part.html} />
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
    case 'video':
      return <VideoCard video={part.video} />
  }
}
