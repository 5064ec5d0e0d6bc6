import { formatCount, formatFullCount } from './format-count.ts'

/** An abbreviated count; the full figure is in its title. */
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

/** How much of a limit is used, `13/500`; red beyond it. */
export function LengthText({ length, limit }: { length: number; limit: number }) {
  const over = length > limit
  return (
    <span className={`ui-print ${over ? 'text-danger' : 'text-ink-3'}`}>
      {length}/{limit}
      {over ? <span className="sr-only">，超出 {length - limit} 个字</span> : null}
    </span>
  )
}
