import { formatFullTime, formatTime, machineTime, type Instant } from './format-time.ts'

/** A relative time; the full date is in its title. `now` comes from the page. */
export function TimeText({ at, now, className }: { at: Instant; now: Instant; className?: string }) {
  return (
    // The server's text may be a minute old: no reason for a hydration mismatch.
    <time
      className={className}
      dateTime={machineTime(at)}
      title={formatFullTime(at)}
      suppressHydrationWarning
    >
      {formatTime(at, now)}
    </time>
  )
}
