import type { FastifyRequest } from 'fastify'
import { staffRole } from '@guangquan/contract'
import type { App, Staff } from '../../context.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { staffCookieName, staffSessionMs } from './staff-cookie.ts'

// The last use is stored at most this often.
const useMs = 60_000

/** The staff member whose browser sends a request. Read from the database each time: what is ended ends at once. */
export async function findStaff(
  app: Pick<App, 'db' | 'env' | 'now' | 'log'>,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<Staff | null> {
  const secret = request.cookies[staffCookieName(app.env)] ?? ''
  if (secret === '') return null
  const now = app.now()
  const row = await app.db
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .where('secret_hash', '=', hashSecret(secret))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - staffSessionMs.idle))
    .where('closed_at', 'is', null)
    .select([
      'staff_account.id',
      'name',
      'display_name',
      'roles',
      'shop_id',
      'staff_session.id as session_id',
      'expires_at',
      'confirmed_at',
      'last_used_at',
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.last_used_at.getTime() < now.getTime() - useMs) await recordUse(app, row.session_id, now)
  return {
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    roles: staffRole.array().parse(row.roles),
    shopId: row.shop_id,
    sessionId: row.session_id,
    endsAt: row.expires_at.getTime(),
    confirmedAt: row.confirmed_at.getTime(),
  }
}

// A database that refuses writes for a moment must not sign staff out.
async function recordUse(app: Pick<App, 'db' | 'log'>, sessionId: string, now: Date): Promise<void> {
  try {
    await app.db.updateTable('staff_session').set({ last_used_at: now }).where('id', '=', sessionId).execute()
  } catch (error) {
    app.log.warn({ err: error }, 'the last use of a staff session was not stored')
  }
}
