import { sql } from 'kysely'
import * as z from 'zod'
import { recordAct } from '../../../audit-chain/record-act.ts'
import type { Tx } from '../../../db/client.ts'
import { defineJob } from '../../../jobs/job.ts'
import { lockTags } from '../tag.store.ts'
import { mergeLocked } from './merge-tag.ts'

/** The actor recorded for changes by a job. */
const actor = 'system'

/**
 * Merges tags that differ by case, width or script alone, which earlier posts have, and two that were new at once: into
 * the one that most posts have. Staff see each merge in the audit log, and may rename the tag that stays.
 */
export const mergeSameTags = defineJob(
  'tag.mergeSame',
  z.object({}),
  async ({ db, now, signal, log }) => {
    const { rows } = await sql<{ names: string[] }>`
      select array_agg(name order by use_count desc, name) as names from tag
      where merged_into is null and banned_at is null and folded <> ''
      group by folded having count(*) > 1 order by folded`.execute(db)
    for (const { names } of rows) {
      signal.throwIfAborted()
      await db.transaction().execute((tx) => mergeGroup(tx, now, names))
    }
    if (rows.length > 0) log.info({ topics: rows.length }, 'topics that read the same were merged')
  },
  { lane: 'upkeep' },
)

async function mergeGroup(tx: Tx, now: Date, names: readonly string[]): Promise<void> {
  const locked = await lockTags(tx, names)
  const open = names.flatMap((name) => {
    const row = locked.get(name)
    // Staff may have merged or banned one in the meantime.
    return row === undefined || row.merged_into !== null || row.banned_at !== null ? [] : [row]
  })
  const [kept, ...others] = open
  if (kept === undefined) return
  for (const other of others)
    await recordAct(tx, now, { actor, ...(await mergeLocked(tx, other, kept.name)) })
}
