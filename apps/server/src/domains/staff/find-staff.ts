import type { FastifyRequest } from 'fastify'
import { staffRole } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App, Staff } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { staffCookieName, staffSessionMs } from './staff-cookie.ts'

// The last use is stored at most this often.
const useMs = 60_000

interface SessionRow {
  id: string
  name: string
  display_name: string
  roles: string[]
  shop_id: string | null
  session_id: string
  expires_at: Date
  confirmed_at: Date
  last_used_at: Date
}

/** Runs for every call of the console. */
const liveSession = preparedQuery<{ secretHash: Buffer; now: Date; usedAfter: Date }, SessionRow>(
  'staff.session',
  (db, param) =>
    db
      .selectFrom('staff_session')
      .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
      .where('secret_hash', '=', param('secretHash'))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<Date>`${param('now')}::timestamptz`)
      .where('last_used_at', '>', sql<Date>`${param('usedAfter')}::timestamptz`)
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
      ]),
)

/**
 * The staff member whose browser sends a request. Read from the database each time, so that an ended session ends
 * immediately.
 */
export async function findStaff(
  app: Pick<App, 'db' | 'env' | 'now' | 'log'>,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<Staff | null> {
  const secret = request.cookies[staffCookieName(app.env)] ?? ''
  if (secret === '') return null
  const now = app.now()
  const [row] = await liveSession(app.db, {
    secretHash: hashSecret(secret),
    now,
    usedAfter: new Date(now.getTime() - staffSessionMs.idle),
  })
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
