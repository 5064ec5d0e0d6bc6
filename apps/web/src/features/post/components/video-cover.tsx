import '../video/cover.css'
import type { PublishCard } from '@guangquan/contract'
import { largestWidth, Photo } from '@guangquan/ui'
import { PlayIcon } from '@guangquan/ui/icons'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { feedSizes } from '../../../shared/pictures/feed-sizes.ts'
import { formatLength, spokenLength } from '../video/format-length.ts'

/** A video in a feed: its poster at 16:9 with play icon and duration. */
export function VideoCover({ post, eager }: { post: PublishCard; eager: boolean }) {
  const { video, cover } = post
  if (!video || !cover) return null
  const seconds = video.durationMs / 1000
  return (
    <Link {...detailLink(post)} className="video-cover">
      <span className="sr-only">{`看视频《${post.title}》，${spokenLength(seconds)}，作者 ${post.authorNickName}`}</span>
      <Photo
        photo={cover}
        alt=""
        ratio={16 / 9}
        sizes={feedSizes}
        eager={eager}
        className="video-cover-photo"
        style={{ maxWidth: largestWidth(cover) }}
      />
      <span className="video-cover-play" aria-hidden>
        <PlayIcon weight="fill" size={26} />
      </span>
      <span className="video-cover-length ui-print" aria-hidden>
        {video.ownersOnly ? '机主专享　' : ''}
        {formatLength(seconds)}
      </span>
    </Link>
  )
}
