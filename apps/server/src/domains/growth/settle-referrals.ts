import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

/** Brings what both earned by invitations to what staff decided: taken back where it is withheld, given back after. */
export async function settleReferralRewards(tx: Tx, inviteeIds: readonly string[], now: Date): Promise<void> {
  const { rows: members } = await sql<{ id: string }>`
    select unnest(array[inviter_id, invitee_id]) as id from referral
    where invitee_id = any(${inviteeIds}::uuid[])`.execute(tx)
  const locked = await lockGrowth(
    tx,
    members.map(({ id }) => id),
  )
  const { rows } = await sql<Standing>`
    select distinct on (l.member_id, l.rule, l.source) l.member_id as "memberId", l.rule, l.source,
      l.publish_id as "publishId", l.turn, l.amount, l.coins, l.day::text as day, l.at, l.turn % 2 = 0 as standing,
      r.withheld_at is null as earns
    from referral r join exp_line l
      on (l.member_id = r.inviter_id and l.rule = 'invite' and l.source = r.invitee_id::text)
      or (l.member_id = r.invitee_id and l.rule = 'invited' and l.source = 'once')
    where r.invitee_id = any(${inviteeIds}::uuid[])
    order by l.member_id, l.rule, l.source, l.turn desc`.execute(tx)
  const rules = await loadGrowthRules(tx)
  const own = rows.filter(({ memberId }) => locked.has(memberId))
  await addLines(tx, await withinCaps(tx, turnedLines(own, now), rules), { now, rules })
}
