import type { QuizResultDay } from '@guangquan/contract'

const dayMs = 24 * 3600_000

/** The last 30 days as frames of a film, with the finished ones in words. */
export function QuizMonth({ today, days }: { today: string; days: readonly QuizResultDay[] }) {
  const byDay = new Map(days.map((one) => [one.day, one]))
  const last = Date.parse(`${today}T00:00:00Z`)
  const frames = Array.from({ length: 30 }, (_, index) =>
    new Date(last - (29 - index) * dayMs).toISOString().slice(0, 10),
  )
  const finished = days.filter(({ isFinished }) => isFinished).length
  return (
    <div className="quiz-month" role="img" aria-label={`最近 30 天里，答完了 ${finished} 天`}>
      {frames.map((day) => (
        <span
          key={day}
          data-done={byDay.get(day)?.isFinished || undefined}
          data-today={day === today || undefined}
        />
      ))}
    </div>
  )
}
