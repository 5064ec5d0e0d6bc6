import { formatFullTime, formatTime, machineTime, type Instant } from './format-time.ts'

/** When, as one says it; the full date is in its title. `now` comes from the page. */
export function TimeText({ at, now, className }: { at: Instant; now: Instant; className?: string }) {
  return (
    <time className={className} dateTime={machineTime(at)} title={formatFullTime(at)}>
      {formatTime(at, now)}
    </time>
  )
}
