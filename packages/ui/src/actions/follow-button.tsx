import { Button, type ButtonSize } from './button.tsx'
import { ArrowsLeftRightIcon } from '../icons/arrows-left-right.gen.ts'
import { CheckIcon } from '../icons/check.gen.ts'
import { PlusIcon } from '../icons/plus.gen.ts'

type FollowButtonProps = {
  /** 0 not followed, 1 followed, 2 mutual. */
  state: 0 | 1 | 2
  /** Called with the requested state. */
  onChange: (follow: boolean) => void
  /** Name of the person, for screen readers. */
  name: string
  size?: ButtonSize
  busy?: boolean
  disabled?: boolean
}

/** 关注, 已关注, 互相关注; on hover the last two read 取消关注. */
export function FollowButton({ state, onChange, name, size = 'small', busy, disabled }: FollowButtonProps) {
  if (state === 0) {
    return (
      <Button
        kind="line"
        size={size}
        icon={<PlusIcon weight="bold" size={18} />}
        busy={busy}
        disabled={disabled}
        aria-label={`关注 ${name}`}
        onClick={() => onChange(true)}
      >
        关注
      </Button>
    )
  }
  const label = state === 2 ? '互相关注' : '已关注'
  return (
    <Button
      kind="quiet"
      size={size}
      className="ui-swap"
      busy={busy}
      disabled={disabled}
      aria-label={`${label} ${name}，取消关注`}
      onClick={() => onChange(false)}
    >
      <span className="ui-button-faces">
        <span className="ui-button-face ui-swap-rest">
          {state === 2 ? (
            <ArrowsLeftRightIcon weight="bold" size={18} />
          ) : (
            <CheckIcon weight="bold" size={18} />
          )}
          {label}
        </span>
        <span className="ui-button-face ui-swap-hover" aria-hidden>
          取消关注
        </span>
      </span>
    </Button>
  )
}
