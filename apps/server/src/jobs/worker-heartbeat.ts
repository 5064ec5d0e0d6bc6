import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** A worker without a heartbeat for this long is considered dead. */
export const leaseSeconds = 60
const heartbeatMs = 15_000

/**
 * Sends this worker's heartbeat and unlocks the jobs of dead workers (killed programs): graphile-worker itself would
 * keep such jobs locked for four hours.
 */
export function startHeartbeat(
  db: Database,
  poolId: string,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const heartbeat = () => sendHeartbeat(db, poolId).catch(onError)
  let last = heartbeat()
  const timer = setInterval(() => {
    last = heartbeat()
  }, heartbeatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await last
      await sql`delete from job_worker where pool_id = ${poolId}`.execute(db).catch(onError)
    },
  }
}

/** One heartbeat: records that `poolId` is alive and unlocks the jobs of dead workers. */
export async function sendHeartbeat(db: Database, poolId: string): Promise<void> {
  await sql`insert into job_worker (pool_id) values (${poolId})
    on conflict (pool_id) do update set seen_at = now()`.execute(db)
  await freeAbandoned(db)
}

async function freeAbandoned(db: Database): Promise<void> {
  const lease = sql`${leaseSeconds} * interval '1 second'`
  const { rows } = await sql<{ pool_id: string }>`
    select distinct job.locked_by as pool_id from graphile_worker.jobs job
    left join job_worker worker on worker.pool_id = job.locked_by
    where job.locked_by is not null
      and coalesce(worker.seen_at, job.locked_at) < now() - ${lease}`.execute(db)
  if (rows.length > 0) {
    const ids = rows.map((row) => row.pool_id)
    await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(db)
  }
  await sql`delete from job_worker where seen_at < now() - interval '1 day'`.execute(db)
}
