import { useSortable } from '@dnd-kit/sortable'
import { BreathingIris, FrameMark, IconButton, postFrame } from '@guangquan/ui'
import { ArrowClockwiseIcon, WarningCircleIcon, XIcon } from '@guangquan/ui/icons'
import { waitingText } from '../../../shared/pictures/until-connected.ts'
import type { Frame } from '../photo-uploads.ts'
import { FrameThumbnail } from './frame-thumbnail.tsx'

interface TrayFrameProps {
  frame: Frame
  /** From 0. */
  place: number
  isCurrent: boolean
  onChoose: () => void
  /** Null for the last photograph of a published post. */
  onRemove: (() => void) | null
}

/** A photograph of the contact sheet, draggable, with its upload progress or failure. */
export function TrayFrame({ frame, place, isCurrent, onChoose, onRemove }: TrayFrameProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: frame.key,
  })
  return (
    <div
      ref={setNodeRef}
      className="tray-frame"
      data-current={isCurrent || undefined}
      data-state={frame.state}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <button
        type="button"
        className="tray-frame-button"
        {...attributes}
        {...listeners}
        aria-pressed={isCurrent}
        aria-label={`第 ${place + 1} 张，${stateText(frame)}`}
        onClick={onChoose}
      >
        <FrameThumbnail frame={frame} />
        {isCurrent ? <PencilMark /> : null}
        <FrameState frame={frame} />
      </button>
      <FrameMark frame={postFrame(place + 1)} />
      {onRemove === null ? null : (
        <span className="tray-frame-corner">
          <IconButton label={`移除第 ${place + 1} 张`} icon={<XIcon size={14} />} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

function FrameState({ frame }: { frame: Frame }) {
  if (frame.uploaded?.damage === 1)
    return (
      <span className="tray-frame-state">
        <WarningCircleIcon size={24} />
      </span>
    )
  if (frame.state === 'done') return null
  const Sign = frame.refused ? WarningCircleIcon : ArrowClockwiseIcon
  return (
    <span className="tray-frame-state">
      {frame.state === 'failed' ? (
        <>
          <Sign size={20} />
          <span className="tray-frame-failure">
            {frame.failure}
            {frame.refused ? '' : '，点一下重试'}
          </span>
        </>
      ) : (
        <>
          <BreathingIris size={28} />
          <span className="ui-print">
            {frame.state === 'waiting' ? '等待' : frame.waiting === null ? percentOf(frame) : '已暂停'}
          </span>
        </>
      )}
    </span>
  )
}

const percentOf = ({ progress }: Frame) => `${Math.floor(progress * 100)}%`

function stateText(frame: Frame): string {
  switch (frame.state) {
    case 'waiting':
      return '等待上传'
    case 'sending':
      return frame.waiting === null
        ? `正在上传，${percentOf(frame)}`
        : `上传暂停，${waitingText(frame.waiting, '继续')}`
    case 'failed':
      return `上传失败，${frame.failure}，${frame.refused ? '请移除或换一张' : '点一下重试'}`
    case 'done':
      if (frame.uploaded?.damage === 1) return '可能已损坏'
      return frame.title === '' ? '已上传' : frame.title
  }
}

/** The grease-pencil outline of the chosen photograph, as one stroke. */
function PencilMark() {
  return (
    <svg className="tray-pencil" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d="M3 6 C30 1 72 2 96 4 C99 30 98 70 97 95 C70 99 28 98 4 96 C1 70 2 34 3 3 C12 2 22 3 34 2" />
    </svg>
  )
}
