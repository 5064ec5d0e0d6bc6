import type { DataExport } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { consumeProof } from '../account/index.ts'
import { findNewestExport, insertExport } from './export.store.ts'
import { loadExport, nextExportAt } from './export.view.ts'
import { makeExportJob } from './make-export.ts'

/**
 * Starts an export of all data of the caller, once in seven days. While one is being made it returns that one's state.
 * @throws TicketInvalid, ExportTooSoon
 */
export async function requestExport(ctx: MemberCtx, { ticket }: { ticket: string }): Promise<DataExport> {
  await inTransaction(ctx, async (tx) => {
    await consumeProof(ctx, tx, { ticket, consumer: 'exportData' })
    const newest = await findNewestExport(tx, ctx.viewer.id)
    const next = newest === undefined ? ctx.now : nextExportAt(newest)
    if (next > ctx.now) fail('ExportTooSoon', { until: timeTextOf(next) })
    const id = await insertExport(tx, ctx.viewer.id, ctx.now)
    if (id !== null) await enqueue(tx, makeExportJob, { id })
  })
  recordAudit(ctx, 'data.exported')
  return loadExport(ctx)
}
