import { useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { App } from '../../../context.ts'
import type { Database } from '../../../db/client.ts'
import { defineJob } from '../../../jobs/job.ts'
import { decodersOf, ruleOf, copyKey } from '../../image/index.ts'
import { decodeAgain } from '../finish-copies.ts'
import { findFile, ownMark } from '../media.store.ts'
import { watermarkVersionFor } from '../picture-urls.ts'

const batchFiles = 50
const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the copies again of proofs of purchase that were uploaded before every copy carried a watermark. It can be stopped
 * at any moment and goes on where it was; one that cannot be read any more is left as it is.
 */
export const markProofsJob = defineJob(
  'media.markProofs',
  z.object({}),
  async ({ app, db, signal, log }) => {
    let marked = 0
    let last = nil
    for (;;) {
      const ids = await findUnmarked(db, last)
      for (const id of ids) {
        if (signal.aborted) return
        last = id
        try {
          await markProof(app, id)
          marked += 1
        } catch (error) {
          log.warn({ err: error, fileId: id }, 'no copies of a proof with a watermark')
        }
      }
      if (ids.length < batchFiles) break
    }
    if (marked > 0) log.info({ marked }, 'proofs of purchase have their watermark')
  },
  { lane: 'upkeep' },
)

async function findUnmarked(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    // As the index says it.
    .where('use_type', '=', sql.lit(useTypes.proof))
    .where('mark_version', '=', sql.lit(0))
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchFiles)
    .execute()
  return rows.map(({ id }) => id)
}

/** The smallest copy is replaced, larger ones get the name of a marked copy; then the former ones are removed. */
async function markProof(app: App, id: string): Promise<void> {
  const file = await findFile(app.db, id)
  if (file === null) return
  const rule = ruleOf(file.use_type)
  const mark = ownMark(rule)
  const { copies } = await decodeAgain(app, file, file.webp_sizes, decodersOf(app).back)
  const nameOf = (size: number, version: number) =>
    copyKey(
      file.public_prefix,
      { size, gamut: 'srgb', mark: watermarkVersionFor({ mark: version }, size) },
      'webp',
    )
  for (const { size, body } of copies)
    await app.storage.put(nameOf(size, mark.mark_version), Buffer.from(body), 'image/webp')
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('stored_file').set(mark).where('id', '=', id).where('mark_version', '=', 0).execute()
    // Before the commit: interrupted here, the next run finds the file again.
    for (const { size } of copies)
      if (nameOf(size, 0) !== nameOf(size, mark.mark_version)) await app.storage.remove(nameOf(size, 0))
  })
}
