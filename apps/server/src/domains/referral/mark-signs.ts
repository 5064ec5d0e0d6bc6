import { publishStatus, useTypes, type ReferralSign } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../db/client.ts'

/** Other invitees of the inviter are compared if they joined within this time. */
const nearDays = 30
/** A post deleted within this time was published for the reward alone. */
const earlyDays = 7
/** A deletion, or a photograph, may come until then. */
const watchedDays = 8
const batch = 200

type Signs = Record<ReferralSign, boolean>

/**
 * Finds what invitees have in common with their inviter or with other recent invitees of the same member, and whether
 * they deleted their posts early, and stores it with their invitations.
 */
export async function markSigns(db: Queryable, inviteeIds: readonly string[]): Promise<void> {
  if (inviteeIds.length === 0) return
  const { rows } = await sql<Signs & { id: string }>`
    with judged as (
      select invitee_id, inviter_id, created_at from referral where invitee_id = any(${inviteeIds}::uuid[])
    ), near as (
      select invitee_id, inviter_id as other_id from judged
      union
      select judged.invitee_id, other.invitee_id from judged join referral other
        on other.inviter_id = judged.inviter_id and other.invitee_id <> judged.invitee_id
        and other.created_at between judged.created_at - ${nearDays} * interval '1 day'
          and judged.created_at + ${nearDays} * interval '1 day'
    )
    select judged.invitee_id as id,
      exists (select from near join session own on own.member_id = near.invitee_id
        join session other on other.member_id = near.other_id and other.ip = own.ip
        where near.invitee_id = judged.invitee_id and own.ip <> '') as address,
      exists (select from near join session own on own.member_id = near.invitee_id
        join session other on other.member_id = near.other_id and other.ip = own.ip and other.device = own.device
        where near.invitee_id = judged.invitee_id and own.ip <> '' and own.device <> '') as device,
      exists (select from near join stored_file own on own.owner_id = near.invitee_id
        join stored_file other on other.owner_id = near.other_id and other.sha256 = own.sha256
        where near.invitee_id = judged.invitee_id and own.use_type = ${sql.lit(useTypes.photo)}) as picture,
      exists (select from publish where author_id = judged.invitee_id and status = ${sql.lit(publishStatus.deleted)}
        and deleted_at < created_at + ${earlyDays} * interval '1 day') as deleted
    from judged`.execute(db)
  const found = rows.map(({ id, ...signs }) => ({
    id,
    signs: Object.entries(signs).flatMap(([sign, isFound]) => (isFound ? [sign] : [])),
  }))
  await sql`update referral set signs = found.signs
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id uuid, signs text[])
    where referral.invitee_id = found.id and referral.signs <> found.signs`.execute(db)
}

/** Looks once more at the invitations that were reached lately. */
export async function markLateSigns(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  let after = { endedAt: new Date(now.getTime() - watchedDays * 24 * 3600_000), inviteeId: '' }
  while (!signal.aborted) {
    const { rows } = await sql<{ id: string; endedAt: Date }>`
      select invitee_id as id, ended_at as "endedAt" from referral
      where state = 2 and (ended_at, invitee_id::text) > (${after.endedAt}, ${after.inviteeId})
      order by ended_at, invitee_id::text limit ${sql.lit(batch)}`.execute(db)
    await markSigns(
      db,
      rows.map(({ id }) => id),
    )
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = { endedAt: last.endedAt, inviteeId: last.id }
  }
}
