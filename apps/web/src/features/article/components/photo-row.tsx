import type { ArticleDetail } from '@guangquan/contract'
import { EdgeLine, Photo, postFrame, ShortLine } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { viewerContent } from '../../../shared/posts/post-dialogs.ts'
import type { PlacedPhoto } from '../layout-blocks.ts'

interface PhotoRowProps {
  photos: readonly PlacedPhoto[]
  caption: string
  article: ArticleDetail
}

/** One photograph, or up to three in a row in their own proportions, with caption and exposure. */
export function PhotoRow({ photos, caption, article }: PhotoRowProps) {
  const isAlone = photos.length === 1
  const ratio = photos.reduce((sum, { picture }) => sum + picture.width / picture.height, 0)
  const Line = isAlone ? EdgeLine : ShortLine
  return (
    <div className="article-photos">
      <figure
        // A single tall photograph is limited to the height of the window, with its caption below.
        style={isAlone ? { width: `min(100%, calc(86svh * ${ratio}))`, marginInline: 'auto' } : undefined}
      >
        <div className="article-photos-row">
          {photos.map(({ picture, place }) => (
            <div
              key={`${picture.id} ${place}`}
              // Flex factors that add up to less than 1 would not fill the row.
              style={{ flex: `${picture.width / picture.height / ratio} 1 0` }}
              {...imageMenu({
                post: article.id,
                frame: place - 1,
                link: paths.article(article.id),
                report: article.isAuthor ? undefined : article.id,
              })}
            >
              <button
                type="button"
                className="article-photo"
                aria-label={`查看大图：${picture.alt === '' ? `第 ${place} 张照片` : picture.alt}`}
                onClick={() => viewerContent.set({ publishId: article.id, post: article, frame: place - 1 })}
              >
                <Photo
                  photo={picture}
                  alt=""
                  sizes={isAlone ? '(min-width: 768px) 720px, 100vw' : '(min-width: 768px) 360px, 50vw'}
                />
              </button>
              <Line
                frame={postFrame(place)}
                exposure={exposureOf(picture.exif)}
                className="article-photos-line"
              />
            </div>
          ))}
        </div>
        {caption === '' ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </div>
  )
}
