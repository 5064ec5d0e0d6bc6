import type { Cover } from '@guangquan/contract'
import { blurUrl, Modal } from '@guangquan/ui'
import { useState } from 'react'

const thumbPx = 180

/** The one photograph of a comment: small among the words, large when pressed. */
export function CommentPhoto({ picture, writer }: { picture: Cover; writer: string }) {
  const [open, setOpen] = useState(false)
  const ratio = Math.min(2, Math.max(0.6, picture.width / picture.height))
  const alt = `${writer} 的评论照片`
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
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={alt} size="wide" closable>
        <img className="comment-photo-large" src={picture.url1080} alt={alt} draggable={false} />
      </Modal>
    </>
  )
}
