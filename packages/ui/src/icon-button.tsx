import type { ComponentProps, ReactNode } from 'react'
import { useDebouncedClick } from './use-debounced-click.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does; there is no other word on it. */
  label: string
  icon: ReactNode
  round?: boolean
  /** Draws a line around it. */
  edge?: boolean
  /** A lit dot: something new is behind it. The label must say so too. */
  dot?: boolean
  clickDebounceMs?: number
}

/** A sign of 44 by 44 that can be pressed. */
export function IconButton({
  label,
  icon,
  round = false,
  edge = false,
  dot = false,
  clickDebounceMs,
  onClick,
  type = 'button',
  className = '',
  ...rest
}: IconButtonProps) {
  const debounced = useDebouncedClick(onClick, clickDebounceMs)
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={`ui-icon-button ${className}`}
      data-shape={round ? 'round' : undefined}
      data-edge={edge || undefined}
      onClick={debounced}
    >
      {icon}
      {dot ? <span className="ui-dot" aria-hidden /> : null}
    </button>
  )
}
