import { Button, useAutoplayAllowed } from '@guangquan/ui'
import { PauseIcon, PlayIcon } from '@guangquan/ui/icons'
import { useState } from 'react'

interface MovingPictureProps {
  /** URL of the first frame. */
  still: string
  moving: string
  alt: string
}

/** An animation with a pause button; it only starts automatically if autoplay is allowed. */
export function MovingPicture({ still, moving, alt }: MovingPictureProps) {
  const allowed = useAutoplayAllowed()
  const [asked, setAsked] = useState<boolean | null>(null)
  const plays = asked ?? allowed
  return (
    <>
      <img className="comment-photo-large" src={plays ? moving : still} alt={alt} draggable={false} />
      <p className="comment-photo-pause">
        <Button
          kind="quiet"
          size="small"
          icon={plays ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          onClick={() => setAsked(!plays)}
        >
          {plays ? '暂停' : '播放'}
        </Button>
      </p>
    </>
  )
}
