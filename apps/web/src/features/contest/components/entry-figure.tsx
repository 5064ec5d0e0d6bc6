import type { ContestDetail, EntryItem } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import type { CSSProperties } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { VoteButton } from './vote-button.tsx'

interface EntryFigureProps {
  entry: EntryItem
  contest: Pick<ContestDetail, 'open' | 'viewer'>
}

const defaultRatio = 1.5

/** An entry on the wall: the photograph, its work number, who took it, and the vote. */
export function EntryFigure({ entry, contest }: EntryFigureProps) {
  const { publishId, number, title, picture, pictureCount, authorId, authorNickName, rank } = entry
  const ratio = picture === null ? defaultRatio : picture.width / picture.height
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio }
  const shown =
    picture === null ? (
      <span className="contest-gone">作品已删除</span>
    ) : (
      <Photo
        photo={picture}
        alt={picture.alt === '' ? `${number} 号作品《${title}》` : picture.alt}
        sizes="(min-width: 1024px) 34vw, (min-width: 480px) 50vw, 100vw"
      />
    )
  return (
    <li className="contest-entry" style={style} data-own={entry.isOwn || undefined}>
      {publishId === null ? shown : <Link to={paths.post(publishId)}>{shown}</Link>}
      <div className="contest-entry-foot">
        <p className="contest-entry-words">
          <span className="contest-number">{number}</span>
          {rank === null ? null : <span className="contest-rank">第 {rank} 名</span>}
          <span className="contest-entry-title">{title}</span>
          {authorId === '' ? null : (
            <Link to={paths.other(authorId)} className="contest-author">
              {authorNickName}
            </Link>
          )}
          {pictureCount > 1 ? <span className="contest-note">{pictureCount} 张</span> : null}
        </p>
        <VoteButton entry={entry} contest={contest} />
      </div>
    </li>
  )
}
