import type { OwnPost } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { ArticleIcon, ChartBarHorizontalIcon, ImageIcon, VideoCameraIcon } from '@guangquan/ui/icons'
import { shorten } from '../../../shared/posts/shorten.ts'

/** A square thumbnail of a post: its cover, or the icon of its kind. */
export function PostThumb({ post }: { post: OwnPost }) {
  const picture = post.pictures[0] ?? post.cover ?? post.vote?.options[0]?.picture ?? null
  if (picture !== null) {
    return (
      <span className="own-post-thumb">
        <Photo photo={picture} alt="" ratio={1} sizes="88px" />
      </span>
    )
  }
  return (
    <span className="own-post-thumb" data-empty>
      {signOf(post.publishType)}
    </span>
  )
}

function signOf(publishType: number) {
  switch (publishType) {
    case 2:
      return <ArticleIcon size={28} />
    case 3:
      return <VideoCameraIcon size={28} />
    case 4:
      return <ChartBarHorizontalIcon size={28} />
    default:
      return <ImageIcon size={28} />
  }
}

/** Name of a post in a list. */
export function titleOf(post: OwnPost): string {
  if (post.title !== '') return post.title
  const text = post.summary === '' ? (post.pictures[0]?.title ?? '') : post.summary
  return text === '' ? '没有标题的作品' : shorten(text, 30)
}
