import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

/** A text that identifies the state of a locked member's strikes and appeals, to detect changes. */
export async function readStanding(db: Queryable, memberId: string): Promise<string> {
  const { rows } = await sql<{
    standing: string
  }>`select coalesce(string_agg(one, ' ' order by one), '') as standing
    from (
      select concat_ws(':', id, version, counts, lifted_at, ends_at) as one from strike where member_id = ${memberId}
      union all
      select concat_ws(':', id, version, state) from appeal where member_id = ${memberId}) as standing`.execute(
    db,
  )
  return rows[0]?.standing ?? ''
}

/** The state of a locked member's strikes and appeals that lifting may change, to be restored by `restoreStanding`. */
export async function copyStanding(tx: Tx, memberId: string): Promise<string> {
  const { rows } = await sql<{ copy: string }>`select jsonb_build_object(
    'strikes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'days', days,
      'ends_at', ends_at, 'counts', counts)), '[]') from strike
      where member_id = ${memberId} and lifted_at is null),
    'appeals', (select coalesce(jsonb_agg(id), '[]') from appeal
      where member_id = ${memberId} and state = 1))::text as copy`.execute(tx)
  return rows[0]?.copy ?? '{}'
}

/** Restores the copied state of a locked member's strikes and appeals. */
export async function restoreStanding(tx: Tx, before: string): Promise<void> {
  await sql`update strike set lifted_at = null, kind = was.kind, days = was.days, ends_at = was.ends_at,
      counts = was.counts, version = version + 1
    from jsonb_to_recordset(${before}::jsonb -> 'strikes') as was (id uuid, kind smallint, days integer,
      ends_at timestamptz, counts boolean)
    where strike.id = was.id and (strike.lifted_at, strike.kind, strike.days, strike.ends_at, strike.counts)
      is distinct from (null::timestamptz, was.kind, was.days, was.ends_at, was.counts)`.execute(tx)
  await sql`update appeal set state = 1, decided_at = null, version = version + 1
    where id in (select value::uuid from jsonb_array_elements_text(${before}::jsonb -> 'appeals')) and state <> 1`.execute(
    tx,
  )
}
