import { EdgeLine, Photo, postFrame, ShortLine } from '@guangquan/ui'
import { imageMenu } from '../../../shared/image-menu.ts'
import { exposureOf } from '../../../shared/exposure.ts'
import type { PlacedPhoto } from '../lay-blocks.ts'

interface PhotoRowProps {
  photos: readonly PlacedPhoto[]
  caption: string
  author: string
  /** Path that the menu of a photograph copies. */
  link: string
}

/** One photograph, or up to three in a row at their own proportions, with caption and exposure. */
export function PhotoRow({ photos, caption, author, link }: PhotoRowProps) {
  const isAlone = photos.length === 1
  const ratio = photos.reduce((sum, { picture }) => sum + picture.width / picture.height, 0)
  const Line = isAlone ? EdgeLine : ShortLine
  return (
    <div className="article-photos">
      <figure
        // A tall photograph alone is not wider than it can be seen at once; its caption stands below it.
        style={isAlone ? { width: `min(100%, calc(86svh * ${ratio}))`, marginInline: 'auto' } : undefined}
      >
        <div className="article-photos-row">
          {photos.map(({ picture, place }) => (
            <div
              key={`${picture.id} ${place}`}
              // Shares that come to less than 1 would not fill the row.
              style={{ flex: `${picture.width / picture.height / ratio} 1 0` }}
              {...imageMenu({ link, ...(picture.url2048 === null ? {} : { view: picture.url2048 }) })}
            >
              <Photo
                photo={picture}
                alt={picture.alt === '' ? `照片，作者 ${author}` : picture.alt}
                sizes={isAlone ? '(min-width: 768px) 720px, 100vw' : '(min-width: 768px) 360px, 50vw'}
              />
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
