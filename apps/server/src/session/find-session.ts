import { sql, type Selectable } from 'kysely'
import { openCache, type Caches } from '../cache/caches.ts'
import type { Database } from '../db/client.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/tables.gen.ts'
import type { Env } from '../env.ts'
import type { Bus } from '../events/bus.ts'
import type { LiveSession } from './live-session.ts'
import { hashSecret } from './session-secret.ts'
import { openSignKey } from './sign-key.ts'

/** A superseded token stays valid this long, for requests of other tabs that are under way. */
export const tokenGraceMs = 60_000
const cache = { name: 'session', max: 20_000, ttlMs: 5000 }
// Separate from sessions, so that invented tokens evict none.
const unknownCache = { name: 'unknownToken', max: 2000, ttlMs: 5000 }

/**
 * Finds sessions by token and caches them for 5 s. An ended or renewed session is announced on the bus, so that every
 * node forgets it within a second; the 5 s are the bound when an announcement is lost.
 */
export interface SessionFinder {
  find: (token: string) => Promise<LiveSession | null>
}

interface SessionSources {
  db: Database
  env: Env
  bus: Bus
  caches: Caches
}

/** One finder per node. */
export function makeSessionFinder(app: SessionSources): SessionFinder {
  const byToken = openCache<LiveSession>(app.caches, cache)
  const unknown = openCache<true>(app.caches, unknownCache)
  let announcements = 0
  app.bus.subscribe('session.changed', (sessionId) => {
    announcements += 1
    byToken.deleteWhere((session) => session.sessionId === sessionId)
  })
  return {
    find: async (token) => {
      const hash = hashSecret(token)
      const key = hash.toString('base64')
      const known = byToken.get(key)
      if (known !== undefined) return known
      if (unknown.get(key) === true) return null
      const before = announcements
      const session = await readSession(app, hash)
      // A session read while an announcement arrived may be in the earlier state.
      if (before !== announcements) return session
      if (session === null) unknown.set(key, true)
      else byToken.set(key, session)
      return session
    },
  }
}

async function readSession(
  app: Pick<SessionSources, 'db' | 'env'>,
  tokenHash: Buffer,
): Promise<LiveSession | null> {
  const [row] = await sessionByToken(app.db, { tokenHash })
  if (row === undefined) return null
  const signKey = openSignKey(app.env, row)
  if (signKey === null) return null
  const here = row.ended_reason === 'logout' && row.status === 1
  return {
    sessionId: row.id,
    memberId: row.member_id,
    cookieHash: row.cookie_hash,
    signKey,
    expiresAt: row.expires_at.getTime(),
    graceEndsAt: row.superseded_at === null ? Infinity : row.superseded_at.getTime() + tokenGraceMs,
    mute: row.muted_until && { until: row.muted_until, reason: row.muted_reason },
    ended: row.ended_at === null && row.status === 1 ? null : here ? 'here' : 'elsewhere',
  }
}

type SessionRow = Pick<
  Selectable<DB['session']>,
  'id' | 'member_id' | 'cookie_hash' | 'sign_key' | 'sign_key_cipher' | 'ended_at' | 'ended_reason'
> &
  Pick<Selectable<DB['member']>, 'status' | 'muted_until' | 'muted_reason'> & {
    superseded_at: Date | null
    expires_at: Date
  }

const sessionByToken = preparedQuery<{ tokenHash: Buffer }, SessionRow>('session.byToken', (db, param) =>
  db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session_token.token_hash', '=', param('tokenHash'))
    .select([
      'session.id',
      'session.member_id',
      'session.cookie_hash',
      'session.sign_key',
      'session.sign_key_cipher',
      'session.ended_at',
      'session.ended_reason',
      'member.status',
      'member.muted_until',
      'member.muted_reason',
      'session_token.superseded_at',
      sql<Date>`least(session_token.expires_at, session.absolute_expires_at)`.as('expires_at'),
    ]),
)
