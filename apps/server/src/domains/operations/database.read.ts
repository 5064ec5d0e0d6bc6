import type { SystemDatabase, SystemTable } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'

const shownTables = 10

interface DatabaseFacts {
  bytes: number
  isAuditApart: boolean
  active: number
  idle: number
  inTransaction: number
  max: number
  oldestTransactionSeconds: number | null
}

/** Figures of the database, from its catalogues: no table is scanned. */
export async function loadDatabase({ app, db }: StaffCtx): Promise<z.input<typeof SystemDatabase>> {
  const [facts, largestTables] = await Promise.all([loadFacts(db), loadLargestTables(db)])
  const { bytes, isAuditApart, oldestTransactionSeconds, ...connections } = facts
  return {
    bytes,
    isAuditApart,
    isEmbedded: app.env.DATABASE_URL === undefined,
    connections,
    oldestTransactionSeconds,
    largestTables,
  }
}

// For connections of other roles only their number is visible.
async function loadFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select pg_database_size(current_database()) as bytes,
      (select not pg_has_role(relowner, 'usage') from pg_class where oid = 'staff_act'::regclass) as "isAuditApart",
      count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where state = 'idle')::integer as idle,
      count(*) filter (where state like 'idle in transaction%')::integer as "inTransaction",
      current_setting('max_connections')::integer as max,
      max(greatest(0, extract(epoch from now() - xact_start))) filter (where pid <> pg_backend_pid())::float8
        as "oldestTransactionSeconds"
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the database gave no figures')
  return facts
}

async function loadLargestTables(db: Queryable): Promise<SystemTable[]> {
  const { rows } = await sql<Omit<SystemTable, 'vacuumTime'> & { vacuumedAt: Date | null }>`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name,
      pg_total_relation_size(relid) as bytes, n_live_tup as rows, n_dead_tup as "deadRows",
      greatest(last_vacuum, last_autovacuum) as "vacuumedAt"
    from pg_stat_user_tables order by 2 desc, 1 limit ${shownTables}`.execute(db)
  return rows.map(({ vacuumedAt, ...table }) => ({
    ...table,
    vacuumTime: vacuumedAt && timeTextOf(vacuumedAt),
  }))
}
