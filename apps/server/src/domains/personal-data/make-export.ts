import { stat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { defineJob } from '../../jobs/job.ts'
import {
  exportKey,
  exportLifeMs,
  exportState,
  findExport,
  markFailed,
  updateProgress,
  markReady,
} from './export.store.ts'
import { gatherPersonalData } from './gather-personal-data.ts'
import { writeExport } from './write-export.ts'

/** Makes one ZIP. Run again it starts over; the row has its progress, and is marked as failed with the last attempt. */
export const makeExportJob = defineJob(
  'personalData.makeExport',
  z.object({ id: z.uuid() }),
  async ({ app, db, now, signal, log, isLastAttempt }, { id }) => {
    const row = await findExport(db, id)
    if (row === undefined || row.state !== exportState.working) return
    const path = join(app.env.dataDir, 'tmp', `export-${id}.zip`)
    try {
      const data = await gatherPersonalData(app, db, row.member_id)
      await writeExport(app, data, { path, signal, onProgress: (percent) => updateProgress(db, id, percent) })
      const { size } = await stat(path)
      const key = exportKey(id)
      await app.storage.putFile(key, path, 'application/zip')
      const expiresAt = new Date(now.getTime() + exportLifeMs)
      if (!(await markReady(db, id, { key, size, expiresAt }))) await app.storage.remove(key)
    } catch (error) {
      if (!isLastAttempt) throw error
      // The member may request again at once; the cause is for the operator.
      log.error({ err: error, exportId: id }, 'an export failed')
      await markFailed(db, id)
    } finally {
      await rm(path, { force: true })
    }
  },
  { attempts: 4, lane: 'upkeep' },
)
