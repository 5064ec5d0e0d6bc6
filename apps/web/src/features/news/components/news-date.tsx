/** The day of news: 2026-11-18. */
export function NewsDate({ time }: { time: string }) {
  const day = time.slice(0, 10)
  return (
    <time dateTime={day} title={time} className="ui-print">
      {day}
    </time>
  )
}
