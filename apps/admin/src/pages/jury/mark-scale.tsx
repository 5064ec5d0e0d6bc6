import { pressedKey } from '@guangquan/ui/pressed-key'
import { halfAfterKey, halfText, maxHalves, type Half } from './marks.ts'

interface MarkScaleProps {
  name: string
  weight: number
  half: Half
  disabled: boolean
  onChange: (half: number) => void
}

/** One criterion: twenty half points, by click, touch or key. */
export function MarkScale({ name, weight, half, disabled, onChange }: MarkScaleProps) {
  return (
    <div className="jury-criterion">
      <p>
        <b>{name}</b> <span className="jury-note">{weight}%</span>
        <output>{halfText(half)}</output>
      </p>
      <div
        role="slider"
        className="jury-scale"
        tabIndex={disabled ? -1 : 0}
        aria-label={`${name}，占 ${weight}%`}
        aria-valuemin={0}
        aria-valuemax={10}
        aria-valuenow={(half ?? 0) / 2}
        aria-valuetext={half === null ? '未打分' : `${halfText(half)} 分`}
        aria-disabled={disabled || undefined}
        onKeyDown={(event) => {
          const next = disabled ? null : halfAfterKey(pressedKey(event), half)
          if (next === null) return
          event.preventDefault()
          event.stopPropagation()
          onChange(next)
        }}
        onPointerDown={(event) => {
          if (disabled) return
          const { left, width } = event.currentTarget.getBoundingClientRect()
          const place = (event.clientX - left) / width
          onChange(Math.min(maxHalves, Math.max(0, Math.ceil(place * maxHalves))))
        }}
      >
        {Array.from({ length: maxHalves }, (_, index) => (
          <span key={index} data-full={(half ?? 0) > index || undefined} />
        ))}
      </div>
      <p className="jury-keys jury-note">
        <kbd>1</kbd>–<kbd>0</kbd> 整分 <kbd>↑</kbd>
        <kbd>↓</kbd> ±0.5 <kbd>Tab</kbd> 下一项
      </p>
    </div>
  )
}
