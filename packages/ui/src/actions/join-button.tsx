import { Button, type ButtonSize } from './button.tsx'
import { CheckIcon } from '../icons/check.gen.ts'
import { PlusIcon } from '../icons/plus.gen.ts'

type JoinButtonProps = {
  /** `open` anyone may join, `apply` joining needs approval, `pending` requested, `joined`. */
  state: 'open' | 'apply' | 'pending' | 'joined'
  onJoin: () => void
  onLeave?: () => void
  size?: ButtonSize
  block?: boolean
  busy?: boolean
}

/** 加入 or 申请加入, then 待审核, then 已加入. */
export function JoinButton({ state, onJoin, onLeave, size, block, busy }: JoinButtonProps) {
  const shape = { size, block, busy }
  switch (state) {
    case 'open':
    case 'apply':
      return (
        <Button kind="ink" {...shape} icon={<PlusIcon weight="bold" size={18} />} onClick={onJoin}>
          {state === 'open' ? '加入' : '申请加入'}
        </Button>
      )
    case 'pending':
      return (
        <Button kind="quiet" {...shape} disabled disabledReason="申请正在审核">
          待审核
        </Button>
      )
    case 'joined':
      return (
        <Button
          kind="quiet"
          {...shape}
          icon={<CheckIcon weight="bold" size={18} />}
          onClick={onLeave}
          disabled={!onLeave}
        >
          已加入
        </Button>
      )
  }
}
