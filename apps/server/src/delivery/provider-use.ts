import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

const flushMs = 5000

/** Counts how requests to providers end. */
export interface ProviderUse {
  /** @param failure why the provider failed; null for a success */
  record: (provider: string, failure: string | null) => void
  /** Stores what this node counted. */
  flush: () => Promise<void>
}

interface Count {
  provider: string
  day: string
  succeeded: number
  failed: number
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  lastFailure: string
}

/** What this node counted is stored every five seconds, so that no request waits for it. */
export function countProviderUse(
  db: Database,
  { now, log }: { now: () => Date; log: { warn: (facts: object, text: string) => void } },
): ProviderUse {
  let counts = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    try {
      await addToUse(db, rows)
    } catch (error) {
      log.warn({ err: error }, 'the use of providers was not stored')
    }
  }

  return {
    flush,
    record: (provider, failure) => {
      const at = now()
      const day = dayOf(at)
      const key = `${provider} ${day}`
      const count = counts.get(key) ?? emptyCount(provider, day)
      counts.set(
        key,
        failure === null
          ? { ...count, succeeded: count.succeeded + 1, lastSuccessAt: at }
          : { ...count, failed: count.failed + 1, lastFailureAt: at, lastFailure: failure },
      )
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },
  }
}

function emptyCount(provider: string, day: string): Count {
  return { provider, day, succeeded: 0, failed: 0, lastSuccessAt: null, lastFailureAt: null, lastFailure: '' }
}

async function addToUse(db: Database, counts: readonly Count[]): Promise<void> {
  await sql`
    insert into provider_use as stored
      (provider, day, succeeded, failed, last_success_at, last_failure_at, last_failure)
    select provider, day, succeeded, failed, "lastSuccessAt", "lastFailureAt", "lastFailure"
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (
      provider text, day date, succeeded integer, failed integer,
      "lastSuccessAt" timestamptz, "lastFailureAt" timestamptz, "lastFailure" text)
    on conflict (provider, day) do update set
      succeeded = stored.succeeded + excluded.succeeded,
      failed = stored.failed + excluded.failed,
      last_success_at = greatest(stored.last_success_at, excluded.last_success_at),
      last_failure_at = greatest(stored.last_failure_at, excluded.last_failure_at),
      last_failure = case when excluded.failed > 0 then excluded.last_failure else stored.last_failure end`.execute(
    db,
  )
}

/** How requests to a provider ended. */
export interface UseOfProvider {
  provider: string
  succeeded: number
  failed: number
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  lastFailure: string
}

/** For each provider the counts of a day, and its last success and failure on the days that are stored. */
export async function listProviderUse(db: Database, day: string): Promise<UseOfProvider[]> {
  const { rows } = await sql<UseOfProvider>`
    select provider,
      coalesce(sum(succeeded) filter (where day = ${day}), 0)::integer as succeeded,
      coalesce(sum(failed) filter (where day = ${day}), 0)::integer as failed,
      max(last_success_at) as "lastSuccessAt",
      max(last_failure_at) as "lastFailureAt",
      coalesce((array_agg(last_failure order by last_failure_at desc nulls last))[1], '') as "lastFailure"
    from provider_use group by provider`.execute(db)
  return rows
}
