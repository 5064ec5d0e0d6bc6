import { IconButton } from '@guangquan/ui'
import { MinusIcon, PlusIcon } from '@guangquan/ui/icons'

interface CountPickerProps {
  count: number
  max: number
  onChange: (count: number) => void
}

/** How many: a number between two buttons. */
export function CountPicker({ count, max, onChange }: CountPickerProps) {
  return (
    <div className="goods-count" role="group" aria-label="数量">
      <span>数量</span>
      <IconButton
        label="减少一份"
        icon={<MinusIcon size={20} />}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      />
      <output aria-live="polite">{count}</output>
      <IconButton
        label="增加一份"
        icon={<PlusIcon size={20} />}
        disabled={count >= max}
        onClick={() => onChange(count + 1)}
      />
      <small>最多 {max} 份</small>
    </div>
  )
}
