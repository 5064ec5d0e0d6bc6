import { randomBytes } from 'node:crypto'
import type { App } from '../context.ts'
import { hashPassword, insertCredential } from '../domains/account/index.ts'
import { insertMember } from '../domains/member/index.ts'
import { demoPeople } from './people.ts'
import { makeRandom } from './random.ts'

const dayMs = 24 * 3600_000

/** Writes the sixty members with their phones. They sign in by code: nobody knows their password. */
export async function loadPeople(app: App): Promise<void> {
  const random = makeRandom('joined')
  const passwordHash = await hashPassword(app.env, randomBytes(24).toString('base64url'))
  await app.db.transaction().execute(async (tx) => {
    for (const [index, person] of demoPeople.entries()) {
      const now = new Date(app.now().getTime() - dayMs * (130 + (60 - index) * 9 + random.between(0, 8)))
      const isNew = await insertMember({ now }, tx, {
        id: person.id,
        nickName: person.nickName,
        sex: person.sex,
        photographyLevel: person.topics.length === 0 ? 1 : random.between(2, 4),
      })
      if (!isNew) continue
      await insertCredential({ app, now }, tx, { memberId: person.id, phone: person.phone, passwordHash })
      await tx
        .updateTable('member')
        .set({ introduction: person.introduction })
        .where('id', '=', person.id)
        .execute()
    }
  })
}
