import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from './job.ts'

const batch = 10_000

/**
 * Removes the kernel's expired rows: nonces past the signature window, stored responses, ended sessions, limit windows,
 * relayed events. In batches, so that no statement locks many rows for long.
 */
export const purgeExpired = defineJob(
  'kernel.purgeExpired',
  z.object({}),
  async ({ db, signal, log }) => {
    const purges = {
      used_nonce: sql`used_at < now() - interval '15 minutes'`,
      answered_request: sql`created_at < now() - interval '24 hours'`,
      session_token: sql`expires_at < now() or superseded_at < now() - interval '7 days'`,
      session: sql`absolute_expires_at < now() or ended_at < now() - interval '30 days'`,
      realtime_ticket: sql`expires_at < now()`,
      member_day: sql`day < current_date - 40`,
      rate_limit: sql`expire < extract(epoch from now()) * 1000`,
      staff_session: sql`coalesce(ended_at, expires_at) < now() - interval '90 days'`,
      staff_invitation: sql`coalesce(ended_at, expires_at) < now() - interval '90 days'`,
      staff_export: sql`created_at < now() - interval '1 day'`,
      outbox_event: sql`relayed_at < now() - interval '7 days'`,
      program_node: sql`seen_at < now() - interval '1 day'`,
      provider_use: sql`day < current_date - 90`,
      delivered_message: sql`created_at < now() - interval '7 days'`,
    }
    for (const [table, expired] of Object.entries(purges)) {
      let removed = 0
      let count: bigint
      do {
        const result = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${expired} limit ${batch}))`.execute(db)
        count = result.numAffectedRows ?? 0n
        removed += Number(count)
      } while (count === BigInt(batch) && !signal.aborted)
      if (removed > 0) log.info({ table, removed }, 'expired rows removed')
    }
  },
  { lane: 'upkeep' },
)
