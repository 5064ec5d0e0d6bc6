import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import { hasCode } from '../has-code.ts'
import { defineJob, type JobCtx } from '../jobs/job.ts'

/** The last row of the audit log at some time, recorded outside the database. */
const AuditHead = z.object({ time: z.string(), seq: z.int(), hash: z.string() })
export type AuditHead = z.infer<typeof AuditHead>

/** An operator restored a backup: later heads name rows that no longer exist. */
const AuditRestore = z.object({ time: z.string(), restoredTo: z.int(), reason: z.string() })

const fileOf = (dataDir: string) => join(dataDir, 'audit-heads.jsonl')

/**
 * Writes number and hash of the last row to the log and to a file in the data folder: an attacker who rewrites the
 * whole chain in the database, with valid hashes, cannot rewrite those.
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

export interface ComparedHeads {
  /** Number of recorded heads. */
  heads: number
  /** The last one that agrees with the rows; null if none does. */
  last: AuditHead | null
  /** The first one that disagrees with the rows; null if all agree. */
  wrong: AuditHead | null
}

/** Compares the recorded heads with the rows. */
export async function compareHeads(db: Queryable, dataDir: string): Promise<ComparedHeads> {
  const heads = await readHeads(dataDir)
  let last: AuditHead | null = null
  for (const head of heads) {
    const row = await db.selectFrom('staff_act').select('hash').where('seq', '=', head.seq).executeTakeFirst()
    if (row?.hash?.toString('hex') !== head.hash) return { heads: heads.length, last, wrong: head }
    last = head
  }
  return { heads: heads.length, last, wrong: null }
}

/** Heads recorded after a backup do not count once its restore was recorded. */
async function readHeads(dataDir: string): Promise<AuditHead[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(emptyWithoutFile)
  let heads: AuditHead[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const recorded = z.union([AuditHead, AuditRestore]).parse(JSON.parse(line))
    if ('hash' in recorded) heads.push(recorded)
    else heads = heads.filter(({ seq }) => seq <= recorded.restoredTo)
  }
  return heads
}

/** Records that the database of a backup is in use, whose last row known here is `restoredTo`. */
export async function recordRestore(dataDir: string, restore: z.infer<typeof AuditRestore>): Promise<void> {
  await appendFile(fileOf(dataDir), `${JSON.stringify(restore)}\n`, { mode: 0o600 })
}

function emptyWithoutFile(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return ''
  throw error
}
