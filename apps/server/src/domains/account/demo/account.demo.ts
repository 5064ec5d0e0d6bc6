import { randomBytes } from 'node:crypto'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoPeople, joinedAt } from '../../../demo/people.ts'
import { insertCredential } from '../account.store.ts'
import { logFirstConsent } from '../consent.ts'
import { hashPassword } from '../password/hash-password.ts'

/** Phones to sign in with by code; nobody knows the passwords. */
export const accountDemo: DemoPart = {
  addMembers: async (app, tx) => {
    const passwordHash = await hashPassword(app.env, randomBytes(24).toString('base64url'))
    for (const person of demoPeople) {
      const now = joinedAt(person, app.now())
      await insertCredential({ app, now }, tx, { memberId: person.id, phone: person.phone, passwordHash })
      await logFirstConsent({ app, now: app.now(), ip: '' }, tx, person.id)
    }
  },
}
