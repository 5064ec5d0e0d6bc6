import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoPeople, joinedAt } from '../../../demo/people.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { newcomers } from '../../../demo/queue/newcomers.ts'
import { insertCredential } from '../account.store.ts'
import { logFirstConsent } from '../consent.ts'
import { hashPassword } from '../password/hash-password.ts'

/** Phones to sign in with by code; nobody knows the passwords. For newcomers, also their network addresses. */
export const accountDemo: DemoPart = {
  addMembers: async (app, tx) => {
    const passwordHash = await hashPassword(app.env, randomBytes(24).toString('base64url'))
    for (const person of [...demoPeople, ...newcomers]) {
      const now = joinedAt(person, app.now())
      await insertCredential({ app, now }, tx, { memberId: person.id, phone: person.phone, passwordHash })
      await logFirstConsent({ app, now: app.now(), ip: '' }, tx, person.id)
    }
    await addSessions(app, tx)
  },
}

const sessionMs = 30 * 24 * 3600_000

/** Sessions that no token opens. */
async function addSessions(app: App, tx: Tx): Promise<void> {
  const now = app.now()
  await insertRows(
    tx,
    'session',
    newcomers.map((person) => ({
      id: uuid(),
      member_id: person.id,
      cookie_hash: randomBytes(32),
      sign_key_cipher: randomBytes(32),
      absolute_expires_at: new Date(now.getTime() + sessionMs),
      ip: person.address,
      created_at: joinedAt(person, now),
      last_used_at: now,
    })),
  )
}
