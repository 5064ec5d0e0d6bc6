import { productStates, useTypes } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { DemoFile } from '../../../demo/demo-part.ts'
import { demoPeople } from '../../../demo/people.ts'
import type { DemoActivity } from './demo-activities.ts'
import { disputedPlace, planRegistrations, type DemoRegistration } from './demo-registrations.ts'
import type { Receipt } from './draw-receipt.ts'

/** The names by which rows find the proofs that were drawn for them. */
export const proofName = {
  invoice: ({ product }: DemoRegistration) => `购货凭证-${product.code}.jpg`,
  card: ({ product }: DemoRegistration) => `保修卡-${product.code}.jpg`,
  claim: '转让收据.jpg',
  claimPdf: '原机主的购货凭证.pdf',
  application: (code: string) => `延保用购货凭证-${code}.pdf`,
  applicationPicture: (code: string) => `延保用购货凭证-${code}.jpg`,
} as const

/** Who sent the warranty card too. */
const cardPlace = 7
/** How many applications of an activity have a proof. */
const maxApplications = 8

/** Who claims a body second-hand. */
export const claimant = demoPeople[disputedPlace + 1]

/** Proofs of purchase of the demonstration: drawn by the program, two of them as PDF. */
export function demoProofs(now: Date, activities: readonly DemoActivity[]): DemoFile[] {
  const registrations = planRegistrations(now)
  return [
    ...registrations.filter(({ hasInvoice }) => hasInvoice).flatMap(ofRegistration),
    ...registrations.flatMap((one) =>
      one.place === disputedPlace && one.product.category !== 3 ? ofClaim(one, now) : [],
    ),
    ...activities
      .filter(({ needsInvoice, from }) => needsInvoice && from <= 0)
      .flatMap(({ models }) => ofApplications(registrations, models)),
  ]
}

function ofRegistration(registration: DemoRegistration): DemoFile[] {
  const { person, place, product, boughtOn, state } = registration
  const receipt = { title: '购货凭证', buyer: person.nickName, product, day: boughtOn, place }
  return [
    picture(person.id, proofName.invoice(registration), receipt),
    ...(state === productStates.inReview && place === cardPlace
      ? [picture(person.id, proofName.card(registration), { ...receipt, title: '保修卡' })]
      : []),
  ]
}

function ofClaim({ product, boughtOn, person, place }: DemoRegistration, now: Date): DemoFile[] {
  if (claimant === undefined) return []
  const day = dayOf(new Date(now.getTime() - 6 * 24 * 3600_000))
  const receipt = { title: '二手转让收据', buyer: claimant.nickName, product, day, place: place + 1 }
  const first = { title: '购货凭证', buyer: person.nickName, product, day: boughtOn, place }
  return [
    picture(claimant.id, proofName.claim, receipt),
    file(claimant.id, proofName.claimPdf, async () => (await draw()).drawReceiptPdf(first)),
  ]
}

/** That of 林小满 is a PDF. */
function ofApplications(registrations: readonly DemoRegistration[], models: readonly string[]): DemoFile[] {
  return registrations
    .filter(({ product, state }) => models.includes(product.code) && state === productStates.inForce)
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime())
    .slice(0, maxApplications)
    .map(({ person, product, boughtOn, place }) => {
      const receipt = { title: '购货凭证', buyer: person.nickName, product, day: boughtOn, place }
      return place === 0
        ? file(person.id, proofName.application(product.code), async () =>
            (await draw()).drawReceiptPdf(receipt),
          )
        : picture(person.id, proofName.applicationPicture(product.code), receipt)
    })
}

const picture = (ownerId: string, fileName: string, receipt: Receipt): DemoFile =>
  file(ownerId, fileName, async () => (await draw()).drawReceipt(receipt))

const file = (ownerId: string, fileName: string, make: DemoFile['make']): DemoFile => ({
  ownerId,
  fileName,
  useType: useTypes.proof,
  make,
})

/** Imported only to draw, because the image library would stay in memory. */
const draw = () => import('./draw-receipt.ts')
