import { formatFullTime, formatTime, machineTime, type Instant } from './format-time.ts'

/** When, as one says it; the full date is in its title. `now` comes from the page. */
export function TimeText({ at, now, className }: { at: Instant; now: Instant; className?: string }) {
  return (
    // What the server wrote may be a minute old by now; that is no reason to draw the page anew.
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
