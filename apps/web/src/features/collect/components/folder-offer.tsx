import '../folder-offer.css'
import { Button, IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FolderChoice } from './folder-choice.tsx'

/** Long enough to be read and reached; paused while it has the pointer or the focus. */
const offeredMs = 6000

/** Shown after a post was collected: its folder, with an action to change it. Disappears by itself. */
export function FolderOffer({ postId, onClose }: { postId: string; onClose: () => void }) {
  const [choosing, setChoosing] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  const goAway = useEffectEvent(onClose)
  useEffect(() => {
    if (choosing || isPaused) return
    const timer = setTimeout(() => goAway(), offeredMs)
    return () => clearTimeout(timer)
  }, [choosing, isPaused])
  useEffect(() => layer.current?.showPopover(), [])
  if (choosing) return <FolderChoice postId={postId} onClose={onClose} />
  return (
    <div
      ref={layer}
      popover="manual"
      className="folder-offer"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <p role="status">已收藏到默认收藏夹</p>
      <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
        选择收藏夹
      </Button>
      <IconButton label="关闭" icon={<XIcon size={18} />} onClick={onClose} />
    </div>
  )
}
