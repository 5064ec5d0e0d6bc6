import type { OwnPost } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { ArticleIcon, ChartBarHorizontalIcon, ImageIcon, VideoCameraIcon } from '@guangquan/ui/icons'

const signs = { 2: ArticleIcon, 3: VideoCameraIcon, 4: ChartBarHorizontalIcon } as const

/** A small square for a post: its cover, or the sign of its kind. */
export function PostThumb({ post }: { post: OwnPost }) {
  const picture = post.pictures[0] ?? post.cover ?? post.vote?.options[0]?.picture ?? null
  if (picture !== null) {
    return (
      <span className="own-post-thumb">
        <Photo photo={picture} alt="" ratio={1} sizes="88px" />
      </span>
    )
  }
  const Sign = signOf(post.publishType)
  return (
    <span className="own-post-thumb" data-empty>
      <Sign size={28} />
    </span>
  )
}

function signOf(publishType: number) {
  return publishType === 2 || publishType === 3 || publishType === 4 ? signs[publishType] : ImageIcon
}

/** What a post is called in a list. */
export function titleOf(post: OwnPost): string {
  if (post.title !== '') return post.title
  const text = post.summary === '' ? (post.pictures[0]?.title ?? '') : post.summary
  return text === '' ? '没有标题的作品' : [...text].slice(0, 30).join('')
}
