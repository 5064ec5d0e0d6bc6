import type { ActivityLoanItem } from '@guangquan/contract'
import { clockText } from '../activity-text.ts'

/** Items to try during an activity: quantity, time and demand. */
export function LoanItems({ items }: { items: readonly ActivityLoanItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="event-loans">
      <h2 id="event-loans" className="event-section-title">
        可以试的器材
      </h2>
      <p className="event-note">报名时选想试的时段。分到的次数少的人优先，同样多的抽签。</p>
      <ul className="event-loans">
        {items.map(({ id, name, units, slots }) => (
          <li key={id}>
            <b>{name}</b>
            <span>共 {units} 件</span>
            <ul>
              {slots.map((slot) => (
                <li key={slot.id}>
                  <span className="ui-print">
                    {clockText(slot.startTime)}–{clockText(slot.endTime)}
                  </span>
                  <span>{slot.requests} 人想试</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
