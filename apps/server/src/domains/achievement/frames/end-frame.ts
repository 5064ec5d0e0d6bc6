import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { FrameGrant } from './grant-frame.ts'

/** Removes the days of a frame whose cause no longer applies, if no other cause granted it. */
export async function takeBackFrame(
  tx: Tx,
  now: Date,
  { memberId, frameId, days, cause }: FrameGrant & { days: number },
): Promise<void> {
  await sql`update member_frame
    set expires_at = greatest(expires_at - ${days}::int * interval '1 day', ${now}::timestamptz)
    where member_id = ${memberId}::uuid and frame_id = ${frameId} and cause = ${cause}
      and revoked_at is null and expires_at > ${now}`.execute(tx)
}
