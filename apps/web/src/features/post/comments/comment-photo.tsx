import type { CommentPicture } from '@guangquan/contract'
import { blurUrl, Modal } from '@guangquan/ui'
import { useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'

const thumbPx = 180

const MovingPicture = lazyPart(
  () => import('./moving-picture.tsx'),
  (script) => script.MovingPicture,
)

/** The photograph of a comment: small in the text, large when pressed. A GIF is animated only there. */
export function CommentPhoto({ picture, writer }: { picture: CommentPicture; writer: string }) {
  const [open, setOpen] = useState(false)
  const ratio = Math.min(2, Math.max(0.6, picture.width / picture.height))
  const moves = picture.urlMoving !== null
  const alt = `${writer} 的评论${moves ? '动图' : '照片'}`
  return (
    <>
      <button
        type="button"
        className="comment-photo"
        aria-label={`放大${alt}`}
        style={{
          width: `${Math.round(ratio >= 1 ? thumbPx : thumbPx * ratio)}px`,
          aspectRatio: ratio,
          backgroundImage: picture.blur === '' ? undefined : `url(${blurUrl(picture.blur)})`,
          backgroundColor: picture.color,
        }}
        onClick={() => setOpen(true)}
      >
        <img src={picture.url480} alt="" loading="lazy" draggable={false} />
        {moves ? <span className="comment-photo-moves">GIF</span> : null}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={alt} size="wide" closable>
        {picture.urlMoving === null ? (
          <img className="comment-photo-large" src={picture.url1080} alt={alt} draggable={false} />
        ) : (
          <MovingPicture still={picture.url1080} moving={picture.urlMoving} alt={alt} />
        )}
      </Modal>
    </>
  )
}
