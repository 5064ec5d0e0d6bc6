import { formatCount, formatFullCount } from './format-count.ts'

/** A count in the print face; the whole figure is in its title when it was shortened. */
export function CountText({
  value,
  full = false,
  className = '',
}: {
  value: number
  full?: boolean
  className?: string
}) {
  const whole = formatFullCount(value)
  const text = full ? whole : formatCount(value)
  return (
    <span className={`ui-print ${className}`} title={text === whole ? undefined : whole}>
      {text}
    </span>
  )
}

/** How much of a limit is written, `13/500`; turns red past it. */
export function LengthText({ length, limit }: { length: number; limit: number }) {
  const over = length > limit
  return (
    <span className={`ui-print ${over ? 'text-danger' : 'text-ink-3'}`}>
      {length}/{limit}
      {over ? <span className="sr-only">，超出 {length - limit} 个字</span> : null}
    </span>
  )
}
