import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { openCache, type Cache } from '../cache/caches.ts'
import type { App } from '../context.ts'
import { addressGroup } from '../http/make-ctx.ts'
import { regionOf } from '../region/region-of.ts'

/** Precision of a session's last use; uses in between write nothing. */
export const useIntervalMs = 5 * 60_000
const flushMs = 5000
const cache = { name: 'session_use', max: 20_000, ttlMs: useIntervalMs }

interface Use {
  at: Date
  ip: string
}

interface Uses {
  /** Sessions whose stored last use is recent enough, with its day. */
  noted: Cache<string>
  waiting: Map<string, Use>
  timer: NodeJS.Timeout | null
}

const usesOf = new WeakMap<App, Uses>()

/**
 * Records when and from where each session was last used, after its responses: at most once in five minutes, all
 * sessions of a node together, so that no call waits for it. The first use on a day also counts its member for that day.
 */
export function mountSessionUses(server: FastifyInstance, app: App): void {
  const uses: Uses = { noted: openCache<string>(app.caches, cache), waiting: new Map(), timer: null }
  usesOf.set(app, uses)
  server.addHook('onResponse', (request, _, done) => {
    if (request.viewer !== null) recordUse(app, uses, request.viewer.sessionId, addressGroup(request.ip))
    done()
  })
  server.addHook('onClose', () => flushSessionUses(app))
}

function recordUse(app: App, uses: Uses, sessionId: string, ip: string): void {
  const at = app.now()
  const day = dayOf(at)
  if (uses.noted.get(sessionId) === day) return
  uses.noted.set(sessionId, day)
  uses.waiting.set(sessionId, { at, ip })
  uses.timer ??= setTimeout(() => void flushSessionUses(app), flushMs).unref()
}

/** Writes the uses recorded on this node. On failure they are dropped: the next use is recorded again. */
export async function flushSessionUses(app: App): Promise<void> {
  const uses = usesOf.get(app)
  if (uses === undefined || uses.waiting.size === 0) return
  const batch = [...uses.waiting].toSorted(([a], [b]) => (a < b ? -1 : 1))
  uses.waiting = new Map()
  if (uses.timer !== null) clearTimeout(uses.timer)
  uses.timer = null
  const rows = batch.map(([id, { at, ip }]) => ({
    id,
    eventId: uuid(),
    at: at.toISOString(),
    day: dayOf(at),
    ip,
    region: regionOf(ip),
  }))
  try {
    // If two nodes write, the later use stays.
    await sql`with used as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as used (id uuid, "eventId" uuid, at timestamptz, day date, ip text, region text)
      ), touched as (
        update session set last_used_at = used.at, ip = used.ip, region = used.region
        from used
        where session.id = used.id and session.ended_at is null and session.last_used_at < used.at
        returning used.day, session.member_id, used."eventId" as event_id
      ), visited as (
        insert into member_day (day, member_id) select distinct day, member_id from touched order by 1, 2
        on conflict do nothing
        returning day, member_id
      )
      insert into outbox_event (id, name, payload)
        select distinct on (member_id, day) event_id, 'member.visited',
          jsonb_build_object('memberId', member_id, 'day', day)
        from visited join touched using (member_id, day) order by member_id, day`.execute(app.db)
  } catch (error) {
    app.log.warn({ err: error }, 'uses of sessions were not noted')
  }
}
