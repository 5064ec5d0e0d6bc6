import { referralStates } from '@guangquan/rules/referral'
import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { sealContent } from '../domains/address/index.ts'
import { demoId } from './demo-id.ts'
import { insertRows } from './insert-rows.ts'
import { demoPeople, demoPerson, type DemoPerson } from './people.ts'
import { demoAddresses, demoInvitations, demoProfiles } from './profiles.ts'
import { makeRandom } from './random.ts'

/** Inserts profiles, invitations, and the addresses of 林小满. */
export async function loadProfiles(app: App, tx: Tx, joined: readonly DemoPerson[]): Promise<void> {
  if (joined.length !== demoPeople.length) return
  await writeWords(app, tx)
  await writeTopics(tx)
  await writeInvitations(tx)
  await writeAddresses(app, tx)
}

async function writeWords(app: App, tx: Tx): Promise<void> {
  for (const person of demoPeople) {
    const { ipRegion } = demoProfiles.get(person.nickName) ?? { ipRegion: '' }
    await tx
      .updateTable('member')
      .set({ introduction: person.introduction, ip_region: ipRegion, ip_region_at: app.now() })
      .where('id', '=', person.id)
      .execute()
  }
}

async function writeTopics(tx: Tx): Promise<void> {
  const topics = await tx.selectFrom('topic').select(['id', 'name']).execute()
  // 生态 is the short form of a topic's name.
  const idOf = (name: string) => topics.find((topic) => topic.name.startsWith(name))?.id
  const rows = demoPeople.flatMap((person) =>
    (demoProfiles.get(person.nickName)?.topics ?? []).flatMap((name) => {
      const topicId = idOf(name)
      return topicId === undefined ? [] : [{ member_id: person.id, topic_id: topicId }]
    }),
  )
  await insertRows(tx, 'member_topic', rows)
}

async function writeInvitations(tx: Tx): Promise<void> {
  const rows = await Promise.all(
    demoInvitations.map(async ([inviter, invitee]) => {
      const { created_at } = await tx
        .selectFrom('member')
        .where('id', '=', demoPerson(invitee).id)
        .select('created_at')
        .executeTakeFirstOrThrow()
      const state = demoPerson(invitee).topics.length > 0 ? referralStates.reached : referralStates.lapsed
      return { inviter_id: demoPerson(inviter).id, invitee_id: demoPerson(invitee).id, state, created_at }
    }),
  )
  await insertRows(tx, 'referral', rows)
}

async function writeAddresses(app: App, tx: Tx): Promise<void> {
  const owner = demoPerson('林小满')
  const random = makeRandom('addresses')
  const rows = demoAddresses.map(({ areaCodes, postcode, tag, ...content }, index) => {
    const created = new Date(app.now().getTime() - index * 24 * 3600_000)
    const id = demoId(random, created)
    return {
      id,
      member_id: owner.id,
      content_cipher: sealContent(app.env, id, content),
      area_codes: [...areaCodes],
      postcode,
      tag,
      is_default: index === 0,
      created_at: created,
      updated_at: created,
    }
  })
  await insertRows(tx, 'user_address', rows)
}
