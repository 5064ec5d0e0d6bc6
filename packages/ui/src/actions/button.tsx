import { useId, type ComponentProps, type ReactNode } from 'react'
import { BreathingIris } from '../iris/iris-loader.tsx'
import { useDebouncedClick } from './use-debounced-click.ts'

export type ButtonKind = 'lit' | 'ink' | 'line' | 'quiet' | 'text' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type ButtonLook = {
  /** At most one accent button per screen. */
  kind?: ButtonKind
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    busy?: boolean
    /** The label while busy, 正在发布. Its width is reserved, so that nothing moves. */
    busyLabel?: string
    /** Why it is disabled: it then stays in the tab order and screen readers read the reason. */
    disabledReason?: string
    /** Called instead of `onClick` while disabled with a reason. */
    onDisabledClick?: () => void
    clickDebounceMs?: number
  }

/** The attributes that make a link look like a button: `<Link to="/" {...buttonLook({ kind: 'ink' })}>`. */
export function buttonLook({ kind = 'ink', size = 'medium', block = false }: ButtonLook = {}) {
  return { className: 'ui-button', 'data-kind': kind, 'data-size': size, 'data-block': block || undefined }
}

/** A button. Clicks are debounced; while busy it keeps its width and ignores clicks. */
export function Button({
  kind = 'ink',
  size = 'medium',
  block = false,
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  onDisabledClick,
  clickDebounceMs,
  onClick,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const debounced = useDebouncedClick(onClick, clickDebounceMs)
  const softlyDisabled = disabled && disabledReason !== undefined
  const shownBusyLabel = busyLabel ?? children
  return (
    <button
      {...rest}
      {...buttonLook({ kind, size, block })}
      className={`ui-button ${className}`}
      type={type}
      disabled={disabled && !softlyDisabled}
      aria-disabled={softlyDisabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={softlyDisabled ? reasonId : rest['aria-describedby']}
      title={softlyDisabled ? disabledReason : rest.title}
      onClick={(event) => {
        if (busy || softlyDisabled) {
          event.preventDefault()
          if (!busy) onDisabledClick?.()
          return
        }
        debounced(event)
      }}
    >
      <span className="ui-button-faces">
        <span className="ui-button-face" data-hidden={busy || undefined} aria-hidden={busy || undefined}>
          {icon}
          {children}
        </span>
        {busy || busyLabel ? (
          <span
            className="ui-button-face"
            data-hidden={busy ? undefined : true}
            aria-hidden={busy ? undefined : true}
          >
            {busy ? <BreathingIris size={18} /> : <span className="w-4.5" />}
            {shownBusyLabel}
          </span>
        ) : null}
      </span>
      {softlyDisabled ? (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      ) : null}
    </button>
  )
}
