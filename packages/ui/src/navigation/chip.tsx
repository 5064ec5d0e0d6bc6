import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { XIcon } from '../icons/x.gen.ts'
import { UiLink } from '../actions/ui-link.tsx'
import { useOneTabStop } from '../keys/use-one-tab-stop.ts'

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

type FilterChipProps = ComponentProps<'button'> & {
  /** Set while something is chosen: the chip is inverted, and × leads there. */
  removeHref?: string | undefined
  removeLabel: string
}

/** The button of a filter that opens its options. */
export function FilterChip({ removeHref, removeLabel, children, ...rest }: FilterChipProps) {
  const chip = useRef<HTMLSpanElement>(null)
  const name = rest['aria-label']
  // In a scrolling row, the chosen chip is scrolled fully into view, with its ×.
  useEffect(() => {
    const row = chip.current?.closest('.ui-chip-row')
    if (!chip.current || !row) return
    const own = chip.current.getBoundingClientRect()
    const shown = row.getBoundingClientRect()
    const margin = 16
    if (own.right > shown.right - margin) row.scrollLeft += own.right - shown.right + margin
    else if (own.left < shown.left) row.scrollLeft -= shown.left - own.left
  }, [name])
  if (removeHref === undefined) {
    return (
      <button type="button" className="ui-chip" {...rest}>
        {children}
      </button>
    )
  }
  return (
    <span ref={chip} className="ui-chip" data-chosen>
      <button type="button" className="ui-chip-open" {...rest}>
        {children}
      </button>
      <UiLink href={removeHref} className="ui-chip-remove" aria-label={removeLabel}>
        <XIcon size={16} />
      </UiLink>
    </span>
  )
}

type ChipRowProps = {
  label: string
  scroll?: boolean
  /** One tab stop in front of a list: the arrow keys go through the chips. */
  toolbar?: boolean
  className?: string
  children: ReactNode
}

/** Chips in a row, wrapping, or on one line that scrolls sideways. */
export function ChipRow({ label, scroll = false, toolbar = false, className = '', children }: ChipRowProps) {
  const row = useOneTabStop<HTMLDivElement>(toolbar)
  return (
    <div
      {...row}
      role={toolbar ? 'toolbar' : 'group'}
      aria-label={label}
      className={`ui-chip-row ${className}`}
      data-scroll={scroll || undefined}
    >
      {children}
    </div>
  )
}
