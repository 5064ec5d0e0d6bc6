import type { CardPicture, PublishCard } from '@guangquan/contract'
import { gridPictures, photoSubTypes } from '@guangquan/rules/posts/photo-sub-type'
import { largestWidth, Photo, scaledSizes } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink, detailPath } from '../../../shared/posts/detail-link.ts'
import { feedSizes, firstSizes } from '../../../shared/pictures/feed-sizes.ts'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'
import { countPictures } from '../../../shared/pictures/post-tile.ts'

interface PostPicturesProps {
  post: PublishCard
  eager: boolean
}

/** Photographs of a post in the feed: the first large and whole, the others in rows below, cropped only if extreme. */
export function PostPictures({ post, eager }: PostPicturesProps) {
  const [first, ...others] = post.pictures
  if (first === undefined) return null
  if (isGrid(post)) return <PictureGrid post={post} eager={eager} />
  const count = countPictures(post)
  const rest = count - post.pictures.length
  return (
    <Link
      {...detailLink(post)}
      className="post-pictures"
      {...imageMenu({
        post: post.id,
        link: detailPath(post),
        report: post.can.report === true ? post.id : undefined,
      })}
    >
      <span className="sr-only">{`查看作品，${count} 张照片，作者 ${post.authorNickName}`}</span>
      <Photo
        photo={first}
        alt={first.alt}
        sizes={firstSizes(first)}
        eager={eager}
        className="post-picture-first"
        style={{ maxWidth: firstWidth(first) }}
      />
      {rowsOf(others).map((row) => (
        <span key={row[0]?.id} className="post-picture-row">
          {row.map((picture, place) => (
            <span key={picture.id} className="relative block" style={{ flex: `${clampRatio(picture)} 1 0` }}>
              <Photo
                photo={picture}
                alt={picture.alt}
                ratio={clampRatio(picture)}
                sizes={scaledSizes(feedSizes, clampRatio(picture) / sum(row.map(clampRatio)))}
              />
              {rest > 0 && picture === others.at(-1) && place === row.length - 1 ? (
                <span className="post-picture-rest">+{rest}</span>
              ) : null}
            </span>
          ))}
        </span>
      ))}
    </Link>
  )
}

// Whole in the window, below the header, and not larger than it is.
function firstWidth(picture: CardPicture): string {
  const byHeight = `calc((100svh - var(--header-h) - 96px) * ${picture.width / picture.height})`
  return `min(${byHeight}, ${largestWidth(picture)}px)`
}

function isGrid({ publishType, publishSubType, pictures }: PublishCard): boolean {
  return publishType === 1 && publishSubType === photoSubTypes.grid && pictures.length === gridPictures
}

/** Nine photographs shown as one 3 × 3 grid of squares. */
function PictureGrid({ post, eager }: PostPicturesProps) {
  return (
    <Link
      {...detailLink(post)}
      className="post-grid"
      {...imageMenu({
        post: post.id,
        link: detailPath(post),
        report: post.can.report === true ? post.id : undefined,
      })}
    >
      <span className="sr-only">{`查看作品，九宫格，作者 ${post.authorNickName}`}</span>
      {post.pictures.map((picture) => (
        <Photo
          key={picture.id}
          photo={picture}
          alt={picture.alt}
          ratio={1}
          sizes="(min-width: 768px) 214px, 33vw"
          eager={eager}
        />
      ))}
    </Link>
  )
}

function clampRatio(picture: CardPicture): number {
  return Math.min(3, Math.max(0.5, picture.width / picture.height))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** Rows of three or four, never a single one at the end. */
function rowsOf(pictures: CardPicture[]): CardPicture[][] {
  if (pictures.length === 0) return []
  const perRow = pictures.length <= 4 ? pictures.length : pictures.length % 4 === 1 ? 3 : 4
  const rows: CardPicture[][] = []
  for (let start = 0; start < pictures.length; start += perRow)
    rows.push(pictures.slice(start, start + perRow))
  return rows
}
