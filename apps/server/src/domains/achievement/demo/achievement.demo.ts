import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { useFrame, useMedal } from '../../member/index.ts'
import { grantReached } from '../grant-reached.ts'

/** Medals and frames that the members have won by the rules; most wear one of their best medals, and many a frame. */
export const achievementDemo: DemoPart = {
  deriveRows: async ({ plan: { now } }, tx) => {
    const ids = demoPeople.map(({ id }) => id)
    await grantReached(tx, ids, { now, quietly: true })
    await spreadTimes(tx, now)
    for (const person of demoPeople) {
      const random = makeRandom(`medals ${person.nickName}`)
      const medals = await sql<{ medalId: string; tier: number }>`
        select medal_id as "medalId", max(tier) as tier from medal_award where member_id = ${person.id}::uuid
        group by medal_id order by max(tier) desc, medal_id limit 4`.execute(tx)
      const worn = medals.rows[Math.floor(random.next() * medals.rows.length)]
      if (worn !== undefined && random.chance(0.8)) await useMedal(tx, person.id, worn)
      const frames = await sql<{ frameId: string }>`select frame_id as "frameId" from member_frame
        where member_id = ${person.id}::uuid order by frame_id`.execute(tx)
      const frame = frames.rows[Math.floor(random.next() * frames.rows.length)]
      if (frame !== undefined && random.chance(0.6)) await useFrame(tx, person.id, frame.frameId)
    }
  },
}

/** The rules know that something was won, not when: times between joining and now, higher tiers later. */
async function spreadTimes(tx: Tx, now: Date): Promise<void> {
  await sql`update medal_award set obtained_at = member.created_at
      + (${now}::timestamptz - member.created_at)
      * (0.15 + 0.25 * tier + 0.1 * (abs(hashtext(medal_id || member_id::text)) % 100) / 100.0 - 0.05)
    from member where member.id = member_id`.execute(tx)
  await sql`update member_frame set obtained_at = member.created_at
      + (${now}::timestamptz - member.created_at) * 0.8
    from member where member.id = member_id and expires_at is null`.execute(tx)
}
