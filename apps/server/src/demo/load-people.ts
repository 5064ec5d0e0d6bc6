import { randomBytes } from 'node:crypto'
import type { App } from '../context.ts'
import { hashPassword, insertCredential, logFirstConsent } from '../domains/account/index.ts'
import { insertMember } from '../domains/member/index.ts'
import { loadProfiles } from './load-profiles.ts'
import { demoPeople, type DemoPerson } from './people.ts'
import { demoProfiles } from './profiles.ts'
import { makeRandom } from './random.ts'

const dayMs = 24 * 3600_000

/** Inserts the sixty members with phones and profiles. They sign in by code and have no usable password. */
export async function loadPeople(app: App): Promise<void> {
  const random = makeRandom('joined')
  const passwordHash = await hashPassword(app.env, randomBytes(24).toString('base64url'))
  await app.db.transaction().execute(async (tx) => {
    const joined: DemoPerson[] = []
    for (const [index, person] of demoPeople.entries()) {
      const now = new Date(app.now().getTime() - dayMs * (130 + (60 - index) * 9 + random.between(0, 8)))
      const profile = demoProfiles.get(person.nickName)
      const isNew = await insertMember({ now }, tx, {
        id: person.id,
        nickName: person.nickName,
        sex: person.sex,
        photographyLevel: person.topics.length === 0 ? 1 : random.between(2, 4),
        birthday: profile?.birthday ?? undefined,
        areaCodes: profile?.areaCodes,
      })
      if (!isNew) continue
      await insertCredential({ app, now }, tx, { memberId: person.id, phone: person.phone, passwordHash })
      await logFirstConsent({ app, now: app.now(), ip: '' }, tx, person.id)
      joined.push(person)
    }
    await loadProfiles(app, tx, joined)
  })
}
