import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { regionOf } from '../../region/region-of.ts'
import { deviceName } from '../../session/device-name.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { setStaffCookie, staffSessionMs } from './staff-cookie.ts'

export interface OpenedSession {
  id: string
  expiresAt: Date
}

/** Signs staff in on this browser; signing in counts as a confirmation. */
export async function openStaffSession(ctx: Ctx, tx: Tx, staffId: string): Promise<OpenedSession> {
  const { now, ip } = ctx
  const session = { id: uuid(), expiresAt: new Date(now.getTime() + staffSessionMs.life) }
  const secret = newSecret()
  await tx
    .insertInto('staff_session')
    .values({
      id: session.id,
      staff_id: staffId,
      secret_hash: hashSecret(secret),
      device: ctx.request.userAgent,
      ip,
      region: regionOf(ip),
      created_at: now,
      last_used_at: now,
      confirmed_at: now,
      expires_at: session.expiresAt,
    })
    .execute()
  await tx.updateTable('staff_account').set({ last_sign_in_at: now }).where('id', '=', staffId).execute()
  setStaffCookie(ctx, secret)
  return session
}

/** Ends live sessions of a staff member: all, all but one, or one. @returns the browsers of those that ended */
export async function endStaffSessions(
  db: Queryable,
  now: Date,
  { staffId, id, except }: { staffId: string; id?: string; except?: string },
): Promise<string[]> {
  const ended = await db
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('device')
    .execute()
  return ended.map(({ device }) => deviceName(device))
}
