import type { PictureShape } from '@guangquan/contract'
import { IconButton, Photo } from '@guangquan/ui'
import { CaretLeftIcon, CaretRightIcon } from '@guangquan/ui/icons'
import type { ViewerAction } from './viewer-bar.tsx'

interface ViewerStepsProps {
  /** 上一张 within a post, 上一幅 in a list. */
  unit: '张' | '幅'
  previous: boolean
  next: boolean
  hidden: boolean
  act: (action: ViewerAction) => void
}

/** The arrows on both sides of the photograph. */
export function ViewerSteps({ unit, previous, next, hidden, act }: ViewerStepsProps) {
  if (hidden) return null
  return (
    <>
      <Step side="left" label={`上一${unit}`} disabled={!previous} onClick={() => act('previous')} />
      <Step side="right" label={`下一${unit}`} disabled={!next} onClick={() => act('next')} />
    </>
  )
}

interface StepProps {
  side: 'left' | 'right'
  label: string
  disabled: boolean
  onClick: () => void
}

function Step({ side, ...button }: StepProps) {
  const Icon = side === 'left' ? CaretLeftIcon : CaretRightIcon
  return (
    <IconButton
      {...button}
      className="viewer-step"
      data-side={side}
      round
      icon={<Icon size={22} />}
      clickDebounceMs={0}
    />
  )
}

interface ViewerFramesProps {
  pictures: readonly PictureShape[]
  frame: number
  onFrame: (frame: number) => void
}

/** The photographs of a post with several, as a selection. */
export function ViewerFrames({ pictures, frame, onFrame }: ViewerFramesProps) {
  if (pictures.length < 2) return null
  return (
    <ol className="viewer-frames" aria-label="同一卷">
      {pictures.map((picture, place) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-current={place === frame ? 'true' : undefined}
            aria-label={`第 ${place + 1} 张`}
            onClick={() => onFrame(place)}
          >
            <Photo photo={picture} alt="" ratio={1} sizes="48px" />
          </button>
        </li>
      ))}
    </ol>
  )
}
