import { Switch } from '@guangquan/ui'
import type { Frame } from '../photo-uploads.ts'
import { FrameThumbnail } from './frame-thumbnail.tsx'

interface GridChoiceProps {
  frames: Frame[]
  chosen: boolean
  onChange: (chosen: boolean) => void
}

/** Option to show nine photographs as one 3 × 3 picture, with a preview of the card. */
export function GridChoice({ frames, chosen, onChange }: GridChoiceProps) {
  return (
    <div className="grid-choice">
      <Switch
        between
        label="九宫格拼图：九张照片排成 3×3"
        checked={chosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {chosen ? (
        <div className="grid-choice-card" role="img" aria-label="九宫格预览">
          {frames.map((frame) => (
            <FrameThumbnail key={frame.key} frame={frame} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
