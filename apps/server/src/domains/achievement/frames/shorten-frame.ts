import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { stopUsingFrame } from '../../member/index.ts'

/**
 * Takes days of a frame back, at most the remaining ones; with none left it ends and is no longer worn.
 * @returns false for one that is over, revoked or permanent
 */
export async function shortenFrame(
  tx: Tx,
  now: Date,
  { memberId, frameId, days }: { memberId: string; frameId: string; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`
    update member_frame set expires_at = greatest(expires_at - ${days} * interval '1 day', ${now}::timestamptz),
      ended_at = case when expires_at - ${days} * interval '1 day' <= ${now}::timestamptz then ${now}::timestamptz end
    where member_id = ${memberId} and frame_id = ${frameId} and expires_at > ${now}::timestamptz
      and revoked_at is null and ended_at is null
    returning ended_at is not null as "isOver"`.execute(tx)
  const [frame] = rows
  if (frame?.isOver === true) await stopUsingFrame(tx, { memberId, frameId })
  return frame !== undefined
}
