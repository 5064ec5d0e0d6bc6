import type { ComponentProps, ReactNode } from 'react'
import { useDebouncedClick } from './use-debounced-click.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name: the button has no visible text. */
  label: string
  icon: ReactNode
  round?: boolean
  /** Draws a border. */
  edge?: boolean
  /** A dot for something new. The label must say so too. */
  dot?: boolean
  clickDebounceMs?: number
}

/** An icon button of 44 by 44. */
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
