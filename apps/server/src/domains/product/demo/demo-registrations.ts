import { productStates } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { demoPeople, joinedAt, type DemoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { demoProducts, type DemoProduct } from './demo-products.ts'

const dayMs = 24 * 3600_000
/** Days after a purchase within which an accepted invoice extends the warranty. */
const earlyDays = 30
/** Whose body is lost. */
const lostPlace = 4
/** Index of the registration whose body another member claims. */
export const disputedPlace = 9

/** A registration of the demonstration before it has rows: rows and drawn invoices agree. */
export interface DemoRegistration {
  person: DemoPerson
  place: number
  product: DemoProduct
  /** A value of `productStates`. */
  state: number
  boughtOn: string
  registeredAt: Date
  /** Registered with an invoice, the others with a code. */
  hasInvoice: boolean
  isLost: boolean
}

/** Most are in force; some wait for staff, and one was refused. */
export function planRegistrations(now: Date): DemoRegistration[] {
  const random = makeRandom('registrations')
  return [...demoPeople.entries()].flatMap(([place, person]) => {
    if (person.topics.length === 0 && place % 3 !== 0) return []
    const body = demoProducts[place % 3]
    const lens = place % 2 === 0 ? demoProducts[3 + (place % 3)] : undefined
    return [body, lens].flatMap((product): DemoRegistration[] => {
      if (product === undefined) return []
      const joined = joinedAt(person, now).getTime()
      const registeredAt = new Date(joined + random.between(2, 30) * dayMs + random.between(0, 20) * 3600_000)
      const state =
        place % 13 === 7
          ? productStates.inReview
          : place === 21
            ? productStates.refused
            : productStates.inForce
      const hasInvoice = state !== productStates.inForce || (place % 8 === 0 && product !== lens)
      const daysBefore = random.between(1, hasInvoice ? earlyDays : earlyDays + 10)
      const bought = dayOf(new Date(registeredAt.getTime() - daysBefore * dayMs))
      return [
        {
          person,
          place,
          product,
          state,
          boughtOn: bought < product.launched ? product.launched : bought,
          registeredAt,
          hasInvoice,
          isLost: place === lostPlace && product === body,
        },
      ]
    })
  })
}
