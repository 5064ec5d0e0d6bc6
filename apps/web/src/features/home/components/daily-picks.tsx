import type { PublishCard } from '@guangquan/contract'
import { Avatar, largestWidth, Photo, Rebate, wallFrame } from '@guangquan/ui'
import { Slider } from '@guangquan/ui/slider'
import { Link } from '../../../platform/routing/link.tsx'
import { serverNow } from '../../../platform/boot.ts'
import { detailLink, detailPath } from '../../../shared/posts/detail-link.ts'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { MemberLevel } from '../../../shared/people/member-level.tsx'

/** The film edge below a small photograph can still be read. */
const narrowestFilm = 560
const heroHeight = 600

/** The box of the photograph, see `home.css`, filled by it: in a wide window it has a width and a height of its own. */
function heroSizes({ width, height }: { width: number; height: number }): string {
  const ratio = width / height
  const across = (box: number) => `${Math.ceil(100 * Math.max(1, ratio / box))}vw`
  return `(min-width: 1280px) max(min(100vw - 384px, 50vw + 336px), ${Math.ceil(heroHeight * ratio)}px), (min-width: 768px) ${across(16 / 10)}, ${across(5 / 4)}`
}

/** 今日一幅: the hero of the visitor's home page, with its label beside the picture. */
export function DailyPicks({ posts }: { posts: PublishCard[] | undefined }) {
  const shown = posts?.filter((post) => post.pictures.length > 0) ?? []
  if (shown.length === 0) return null
  return (
    <div className="daily-picks">
      <Slider
        label="今日一幅"
        slides={shown.map((post, index) => ({
          id: post.id,
          content: <DailyPick post={post} eager={index === 0} />,
        }))}
      />
    </div>
  )
}

function DailyPick({ post, eager }: { post: PublishCard; eager: boolean }) {
  const cover = post.pictures[0]
  if (cover === undefined) return null
  return (
    <article className="daily-pick">
      <div className="daily-pick-picture" style={{ maxWidth: Math.max(largestWidth(cover), narrowestFilm) }}>
        <Link
          {...detailLink(post)}
          {...imageMenu({
            post: post.id,
            link: detailPath(post),
            report: post.isAuthor ? undefined : post.id,
          })}
        >
          <Photo
            photo={cover}
            alt={cover.alt === '' ? `查看《${titleOf(post)}》` : cover.alt}
            sizes={heroSizes(cover)}
            eager={eager}
            className="daily-pick-photo"
            // The aspect ratio depends on the width of the window and is set in the stylesheet.
            style={{
              aspectRatio: undefined,
              maxWidth: largestWidth(cover),
              maxHeight: (largestWidth(cover) * cover.height) / cover.width,
            }}
          />
        </Link>
        <Rebate frame={wallFrame(post.id)} postId={post.id} exposure={exposureOf(cover.exif)} />
      </div>
      <div className="daily-pick-label">
        <p className="text-caption text-ink-3">今日一幅　{today()}</p>
        <h2 className="daily-pick-title">{titleOf(post)}</h2>
        <p className="mt-3 line-clamp-3 text-ink-2">{post.summary}</p>
        <div className="mt-4 flex items-center gap-3">
          <Avatar src={post.authorHeadPic} size={40} frame={{ src: post.authorUsedFrameSrc }} />
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <span className="truncate font-semibold">{post.authorNickName}</span>
              <MemberLevel level={post.authorLevel} />
            </p>
            <p className="truncate text-small text-ink-3">{post.place}</p>
          </div>
        </div>
      </div>
    </article>
  )
}

function titleOf(post: PublishCard): string {
  return post.title || post.pictures[0]?.title || `${post.authorNickName} 的作品`
}

function today(): string {
  const date = new Date(serverNow() + 8 * 3600_000)
  return `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`
}
