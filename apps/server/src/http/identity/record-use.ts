import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { openCache, type Cache } from '../../cache/caches.ts'
import type { App } from '../../context.ts'
import { isTransient } from '../../db/classify-database-error.ts'
import { addressGroup } from '../calls/make-ctx.ts'
import { regionOf } from '../../region/region-of.ts'

/** Precision of a session's last use; uses in between cause no write. */
export const useIntervalMs = 5 * 60_000
const flushMs = 5000
const cache = { name: 'session_use', max: 20_000, ttlMs: useIntervalMs }

interface Use {
  sessionId: string
  at: Date
  day: string
  ip: string
}

interface Uses {
  /** Sessions whose stored last use is recent enough, with its day. */
  noted: Cache<string>
  /** The last use of each session on each day. */
  waiting: Map<string, Use>
  timer: NodeJS.Timeout | null
  /** Whether the node is stopping: then there is one last attempt to write waiting uses. */
  isEnding: boolean
}

const usesOf = new WeakMap<App, Uses>()

/**
 * Records when and from where each session was last used, after its responses: at most once in five minutes, all
 * sessions of a node together, so that no call waits for it. The first use on a day also counts the member for that
 * day.
 */
export function mountSessionUses(server: FastifyInstance, app: App): void {
  const uses: Uses = {
    noted: openCache<string>(app.caches, cache),
    waiting: new Map(),
    timer: null,
    isEnding: false,
  }
  usesOf.set(app, uses)
  server.addHook('onResponse', (request, _, done) => {
    if (request.viewer !== null) recordUse(app, uses, request.viewer.sessionId, addressGroup(request.ip))
    done()
  })
  server.addHook('onClose', () => {
    uses.isEnding = true
    return flushSessionUses(app)
  })
}

function recordUse(app: App, uses: Uses, sessionId: string, ip: string): void {
  const at = app.now()
  const day = dayOf(at)
  if (uses.noted.get(sessionId) === day) return
  uses.noted.set(sessionId, day)
  uses.waiting.set(`${sessionId} ${day}`, { sessionId, at, day, ip })
  flushLater(app, uses)
}

function flushLater(app: App, uses: Uses): void {
  if (uses.isEnding) return
  uses.timer ??= setTimeout(() => void flushSessionUses(app), flushMs).unref()
}

/**
 * Writes the uses recorded on this node. If the database is busy, for example because one session is locked for long,
 * they are written with the next ones: a dropped use may be the only one of its member's day, which ends a run of days.
 */
export async function flushSessionUses(app: App): Promise<void> {
  const uses = usesOf.get(app)
  if (uses === undefined || uses.waiting.size === 0) return
  const batch = [...uses.waiting].toSorted(([a], [b]) => (a < b ? -1 : 1))
  uses.waiting = new Map()
  if (uses.timer !== null) clearTimeout(uses.timer)
  uses.timer = null
  const rows = batch.map(([, { sessionId, at, day, ip }]) => ({
    id: sessionId,
    eventId: uuid(),
    at: at.toISOString(),
    day,
    ip,
    region: regionOf(ip),
  }))
  try {
    // If two nodes write, the later use stays. A day counts even if its use is not the last one, which may be a
    // renewal.
    await sql`with used as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as used (id uuid, "eventId" uuid, at timestamptz, day date, ip text, region text)
      ), latest as (
        select distinct on (id) id, at, ip, region from used order by id, at desc
      ), touched as (
        update session set last_used_at = latest.at, ip = latest.ip, region = latest.region
        from latest
        where session.id = latest.id and session.ended_at is null and session.last_used_at < latest.at
      ), visits as (
        select distinct on (day, member_id) day, member_id, "eventId" as event_id
        from used join session using (id) order by day, member_id
      ), visited as (
        insert into member_day (day, member_id) select day, member_id from visits
        on conflict do nothing
        returning day, member_id
      )
      insert into outbox_event (id, name, payload)
        select event_id, 'member.visited', jsonb_build_object('memberId', member_id, 'day', day)
        from visited join visits using (member_id, day) order by member_id, day`.execute(app.db)
  } catch (error) {
    app.log.warn({ err: error }, 'uses of sessions were not written')
    // Any other error would occur with the next batch as well.
    if (!isTransient(error)) return
    uses.waiting = new Map([...batch, ...uses.waiting])
    flushLater(app, uses)
  }
}
