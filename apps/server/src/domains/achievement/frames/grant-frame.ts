import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'

export interface FrameGrant {
  memberId: string
  frameId: string
  /** For how many days; null: for ever. Days are added to the remaining ones. */
  days: number | null
  /** The cause of the grant. The same cause does not grant it twice in a row. */
  cause: string
}

/**
 * Grants a member a frame, in the transaction of its cause. A sale calls this with the id of the order in `cause`. A
 * permanent frame stays permanent; days are added to the remaining ones; a revoked frame stays revoked.
 * @returns whether it was granted
 */
export async function grantFrame(tx: Tx, now: Date, grant: FrameGrant): Promise<boolean> {
  const granted = await grantFrames(tx, [grant], { now, quietly: true })
  return granted.length > 0
}

/** As `grantFrame`, for many; with a notice of each unless `quietly`. */
export async function grantFrames(
  tx: Tx,
  grants: readonly FrameGrant[],
  { now, quietly }: { now: Date; quietly: boolean },
): Promise<readonly Pick<FrameGrant, 'memberId' | 'frameId'>[]> {
  if (grants.length === 0) return []
  const sorted = grants.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const { rows } = await sql<{ memberId: string; frameId: string }>`
    insert into member_frame (member_id, frame_id, obtained_at, expires_at, cause)
    select member_id, frame_id, ${now}::timestamptz, ${now}::timestamptz + days * interval '1 day', cause
    from unnest(${sorted.map(({ memberId }) => memberId)}::uuid[], ${sorted.map(({ frameId }) => frameId)}::text[],
      ${sorted.map(({ days }) => days)}::int[], ${sorted.map(({ cause }) => cause)}::text[])
      as new (member_id, frame_id, days, cause)
    on conflict (member_id, frame_id) do update set
      expires_at = case when excluded.expires_at is null then null
        else greatest(member_frame.expires_at, ${now}::timestamptz) + (excluded.expires_at - ${now}::timestamptz) end,
      obtained_at = case when member_frame.ended_at is null then member_frame.obtained_at
        else excluded.obtained_at end,
      cause = excluded.cause,
      ended_at = null
    where member_frame.revoked_at is null and member_frame.expires_at is not null
      and member_frame.cause <> excluded.cause
    returning member_id as "memberId", frame_id as "frameId"`.execute(tx)
  if (quietly || rows.length === 0) return rows
  const names = await tx.selectFrom('profile_frame').select(['id', 'name']).execute()
  for (const { memberId, frameId } of rows) {
    const note = names.find(({ id }) => id === frameId)?.name ?? ''
    await createNotice(tx, now, { memberId, kind: 'frame.won', note })
  }
  return rows
}

const keyOf = ({ memberId, frameId }: FrameGrant) => `${memberId} ${frameId}`
