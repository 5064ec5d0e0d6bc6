import { medalTierNames } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { raiseUsedMedal } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import type { Medal } from '../catalogue.ts'

export interface Award {
  memberId: string
  medalId: string
  tier: number
}

interface AwardOptions {
  now: Date
  medals: readonly Pick<Medal, 'id' | 'name'>[]
  quietly?: boolean
  byStaff?: boolean
}

/**
 * Grants tiers of medals, each once: existing ones do not change, and staff revoke a medal in all tiers. A member gets
 * one notice for each medal, about its highest new tier; a worn medal shows that tier at once.
 */
export async function awardMedals(
  tx: Tx,
  awards: readonly Award[],
  { now, medals, quietly = false, byStaff = false }: AwardOptions,
): Promise<readonly Award[]> {
  if (awards.length === 0) return []
  const sorted = awards.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const { rows } = await sql<Award>`
    insert into medal_award (member_id, medal_id, tier, obtained_at, by_staff)
    select member_id, medal_id, tier, ${now}::timestamptz, ${byStaff}
    from unnest(${sorted.map(({ memberId }) => memberId)}::uuid[], ${sorted.map(({ medalId }) => medalId)}::text[],
      ${sorted.map(({ tier }) => tier)}::int[]) as reached (member_id, medal_id, tier)
    where not exists (select from medal_award as old where old.member_id = reached.member_id
      and old.medal_id = reached.medal_id and old.revoked_at is not null)
    on conflict do nothing
    returning member_id as "memberId", medal_id as "medalId", tier`.execute(tx)
  const highest = [
    ...Map.groupBy(rows, ({ memberId, medalId }) => `${memberId} ${medalId}`).values(),
  ].flatMap((own) => own.toSorted((a, b) => b.tier - a.tier).slice(0, 1))
  for (const award of highest) {
    await raiseUsedMedal(tx, award)
    if (quietly) continue
    const name = medals.find(({ id }) => id === award.medalId)?.name ?? ''
    await createNotice(tx, now, {
      memberId: award.memberId,
      kind: 'medal.won',
      note: `${name}（${medalTierNames[award.tier] ?? ''}）`,
    })
  }
  return rows
}

const keyOf = ({ memberId, medalId, tier }: Award) => `${memberId} ${medalId} ${tier}`
