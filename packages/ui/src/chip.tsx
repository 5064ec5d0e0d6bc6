import type { ReactNode } from 'react'
import { XIcon } from './icons/x.gen.ts'
import { UiLink } from './ui-link.tsx'

type ChipProps = {
  children: ReactNode
  icon?: ReactNode
  chosen?: boolean
  /** A link to a filtered list. */
  href?: string
  onClick?: () => void
  /** Adds a remove button; `removeLabel` is its accessible name. */
  onRemove?: () => void
  removeLabel?: string
}

/** A filter or a tag. */
export function Chip({
  children,
  icon,
  chosen = false,
  href,
  onClick,
  onRemove,
  removeLabel = '移除',
}: ChipProps) {
  if (href !== undefined) {
    return (
      <UiLink href={href} className="ui-chip" aria-current={chosen ? 'true' : undefined}>
        {icon}
        {children}
      </UiLink>
    )
  }
  if (onRemove) {
    return (
      <span className="ui-chip">
        {icon}
        {children}
        <button type="button" className="ui-chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <XIcon size={16} />
        </button>
      </span>
    )
  }
  if (!onClick) {
    return (
      <span className="ui-chip">
        {icon}
        {children}
      </span>
    )
  }
  return (
    <button type="button" className="ui-chip" aria-pressed={chosen} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

/** Chips in a row, wrapping, or on one line that scrolls sideways. */
export function ChipRow({
  label,
  scroll = false,
  className = '',
  children,
}: {
  label: string
  scroll?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`ui-chip-row ${className}`}
      data-scroll={scroll || undefined}
    >
      {children}
    </div>
  )
}
