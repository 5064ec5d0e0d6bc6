import type { CommentPicture } from '@guangquan/contract'

interface MessagePicturesProps {
  pictures: readonly CommentPicture[]
  /** Photographs of many messages, all as squares. */
  isWall?: boolean
}

/** Photographs of messages; each opens in a tab of its own. */
export function MessagePictures({ pictures, isWall = false }: MessagePicturesProps) {
  const count = isWall ? 3 : Math.min(pictures.length, 3)
  return (
    <ul className="message-pictures" data-count={count}>
      {pictures.map(({ url480, url1080, width, height }, place) => (
        <li key={url480}>
          <a href={url1080} target="_blank" rel="noopener">
            <img
              src={count === 1 ? url1080 : url480}
              alt={`第 ${place + 1} 张照片`}
              width={width}
              height={height}
              loading="lazy"
              draggable={false}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
