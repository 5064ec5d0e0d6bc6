import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { JobCtx } from '../../jobs/job.ts'
import { listFollowCounts, lockMembers, setFollowCounts, type FollowCounts } from '../member/index.ts'

const batch = 1000

/**
 * Compares every member's follow counters with the rows and mends what differs; nothing should.
 * @returns ids of mended members
 */
export async function proveFollowCounts({
  db,
  log,
  signal,
}: Pick<JobCtx, 'db' | 'log' | 'signal'>): Promise<string[]> {
  const mended: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  while (!signal.aborted) {
    const members = await listFollowCounts(db, { after, limit: batch })
    const counted = await countFollows(
      db,
      members.map((member) => member.id),
    )
    for (const member of members) {
      // A follow between the two looks is no fault: what differs is looked at again, held.
      if (differs(member, counted.get(member.id)) && (await mend(db, member.id))) mended.push(member.id)
    }
    const last = members.at(-1)
    if (last === undefined || members.length < batch) break
    after = last.id
  }
  if (mended.length > 0)
    log.error({ mended: mended.slice(0, 20), count: mended.length }, 'follow counters were wrong')
  return mended
}

async function countFollows(db: Queryable, memberIds: string[]): Promise<Map<string, FollowCounts>> {
  const { rows } = await sql<FollowCounts & { id: string }>`
    select id,
      (select count(*) from follow where follower_id = id)::integer as "followCount",
      (select count(*) from follow where followed_id = id)::integer as "fansCount"
    from unnest(${memberIds}::uuid[]) as wanted (id)`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

function differs(kept: FollowCounts, counted: FollowCounts | undefined): boolean {
  return kept.followCount !== counted?.followCount || kept.fansCount !== counted.fansCount
}

async function mend(db: JobCtx['db'], memberId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const held = (await lockMembers(tx, [memberId])).get(memberId)
    const counted = (await countFollows(tx, [memberId])).get(memberId)
    if (held === undefined || counted === undefined || !differs(held, counted)) return false
    await setFollowCounts(tx, memberId, counted)
    return true
  })
}
