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
  const Line = isAlone ? EdgeLine : ShortLine
  return (
    <figure className="article-photos">
      <div className="article-photos-row">
        {photos.map(({ picture, place }) => {
          const ratio = picture.width / picture.height
          return (
            <div
              key={`${picture.id} ${place}`}
              // A tall photograph alone is not wider than it can be seen at once.
              style={
                isAlone
                  ? { width: `min(100%, calc(86svh * ${ratio}))`, marginInline: 'auto' }
                  : { flex: `${ratio} 1 0` }
              }
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
          )
        })}
      </div>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
