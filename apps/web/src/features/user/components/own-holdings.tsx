import '../own-holdings.css'
import { CountText, UiLink } from '@guangquan/ui'
import { holdingPlaces, useHoldings, waitingText } from '../../../shared/people/holdings.ts'

/** 金币, 任务, 礼品, 权益 and 我的产品 of the member, with their counts; a dot if something can be claimed. */
export function OwnHoldings() {
  const holdings = useHoldings()
  return (
    <nav aria-label="我的账户" className="own-holdings">
      <ul>
        {holdingPlaces.map(({ key, label, href, Icon, waits }) => {
          const count = holdings?.[key]
          return (
            <li key={key}>
              <UiLink href={href} className="own-holding">
                <span className="own-holding-count">
                  {count === undefined ? <span aria-hidden>–</span> : <CountText value={count} full />}
                  {waits && count !== undefined && count > 0 ? <span className="ui-dot" aria-hidden /> : null}
                </span>
                <Icon size={22} />
                <span className="own-holding-label">
                  {label}
                  <span className="sr-only">{waitingText(waits, count ?? 0)}</span>
                </span>
              </UiLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
