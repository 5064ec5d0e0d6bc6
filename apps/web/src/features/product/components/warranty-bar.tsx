import type { Warranty } from '@guangquan/contract'
import { extensionText, warrantyNote } from '@guangquan/contract/product/product.words'
import { dayOf } from '@guangquan/rules/time-text'
import { daysBetween } from '@guangquan/rules/gear/warranty'
import { serverNow } from '../../../platform/boot.ts'

/** How much of a warranty has passed, as a scale with today on it. */
export function WarrantyBar({ warranty, noted = false }: { warranty: Warranty; noted?: boolean }) {
  const { from, until, extensions } = warranty
  const today = dayOf(new Date(serverNow()))
  const whole = Math.max(1, daysBetween(from, until))
  const left = daysBetween(today, until)
  const isOver = left < 0
  const passed = Math.min(100, Math.max(0, (daysBetween(from, today) / whole) * 100))
  return (
    <div className="product-warranty" data-over={isOver || undefined}>
      <p className="product-warranty-words">
        <span>{isOver ? '已过保' : '保修'}</span>
        <span>
          {isOver ? null : (
            <>
              还有 <b>{left}</b> 天，
            </>
          )}
          至 <b>{until}</b>
        </span>
      </p>
      <div className="product-warranty-track" aria-hidden>
        <span style={{ width: `${passed}%` }} />
      </div>
      {noted ? (
        <>
          {extensions.map((one) => (
            <p key={one.activity} className="product-warranty-note">
              {extensionText(one)}
            </p>
          ))}
          <p className="product-warranty-note">
            从 {from} 起。{warrantyNote}
          </p>
        </>
      ) : null}
    </div>
  )
}
