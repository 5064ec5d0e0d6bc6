import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import { hasCode } from '../has-code.ts'
import { defineJob, type JobCtx } from '../jobs/job.ts'

/** The last row of the audit log at some time, as it stands outside the database. */
const AuditHead = z.object({ time: z.string(), seq: z.int(), hash: z.string() })
export type AuditHead = z.infer<typeof AuditHead>

const fileOf = (dataDir: string) => join(dataDir, 'audit-heads.jsonl')

/**
 * Writes number and hash of the last row to the log and to a file of the data folder: whoever rewrites the whole chain in
 * the database, with right hashes, cannot rewrite those.
 */
export async function recordHead({
  app,
  db,
  now,
  log,
}: Pick<JobCtx, 'app' | 'db' | 'now' | 'log'>): Promise<void> {
  const last = await db
    .selectFrom('staff_act')
    .select(['seq', 'hash'])
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.seq === null || last.hash === null) return
  const head: AuditHead = { time: now.toISOString(), seq: last.seq, hash: last.hash.toString('hex') }
  await appendFile(fileOf(app.env.dataDir), `${JSON.stringify(head)}\n`, { mode: 0o600 })
  log.info({ audit: 'staff.head', ...head }, 'audit')
}

/** At 00:05 in Shanghai. */
export const recordHeadJob = defineJob('kernel.recordAuditHead', z.object({}), recordHead)

/** Compares what was recorded with the rows as they are. @returns the first head that does not fit, null when all do */
export async function findWrongHead(
  db: Queryable,
  dataDir: string,
): Promise<{ heads: number; wrong: AuditHead | null }> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(emptyWithoutFile)
  const heads = text
    .split('\n')
    .filter(Boolean)
    .map((line) => AuditHead.parse(JSON.parse(line)))
  for (const head of heads) {
    const row = await db.selectFrom('staff_act').select('hash').where('seq', '=', head.seq).executeTakeFirst()
    if (row?.hash?.toString('hex') !== head.hash) return { heads: heads.length, wrong: head }
  }
  return { heads: heads.length, wrong: null }
}

function emptyWithoutFile(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return ''
  throw error
}
