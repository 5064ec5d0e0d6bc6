import { Button } from '@guangquan/ui'
import { ArrowLeftIcon, ArrowRightIcon } from '@guangquan/ui/icons'

interface FrameMovesProps {
  /** From 0. */
  place: number
  count: number
  onMove: (to: number) => void
}

/** Moves the chosen photograph without dragging. */
export function FrameMoves({ place, count, onMove }: FrameMovesProps) {
  return (
    <div className="tray-moves" role="group" aria-label="这张照片的位置">
      <Button
        kind="quiet"
        size="small"
        icon={<ArrowLeftIcon size={18} />}
        disabled={place === 0}
        disabledReason="已经在最前"
        onClick={() => onMove(place - 1)}
      >
        前移
      </Button>
      <p role="status">
        第 {place + 1} 张，共 {count} 张
      </p>
      <Button
        kind="quiet"
        size="small"
        icon={<ArrowRightIcon size={18} />}
        disabled={place === count - 1}
        disabledReason="已经在最后"
        onClick={() => onMove(place + 1)}
      >
        后移
      </Button>
    </div>
  )
}
