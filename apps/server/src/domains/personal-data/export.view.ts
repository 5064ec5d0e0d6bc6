import { exportStates, type DataExport } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { exportLifeMs, exportState, findNewestExport, type ExportRow } from './export.store.ts'

/** URL of a ZIP. It requires a session of its member. */
export const exportPath = (id: string): string => `/api/UserInfo/export/${id}`

/** State of the caller's export. */
export async function loadExport(ctx: MemberCtx): Promise<DataExport> {
  const row = await findNewestExport(ctx.db, ctx.viewer.id)
  if (row === undefined) {
    return { state: exportStates.none, progress: 0, size: 0, url: null, expireTime: null, nextTime: null }
  }
  const state = stateOf(row, ctx.now)
  const next = nextExportAt(row)
  return {
    state,
    progress: row.progress,
    size: row.size,
    url: state === exportStates.ready ? exportPath(row.id) : null,
    expireTime: row.expires_at === null ? null : timeTextOf(row.expires_at),
    nextTime: next > ctx.now ? timeTextOf(next) : null,
  }
}

/** When the next export may be requested: a failed one does not count. */
export function nextExportAt(row: Pick<ExportRow, 'state' | 'requested_at'>): Date {
  if (row.state === exportState.failed) return row.requested_at
  return new Date(row.requested_at.getTime() + exportLifeMs)
}

function stateOf(row: ExportRow, now: Date): number {
  if (row.state === exportState.failed) return exportStates.failed
  if (row.state === exportState.working) return exportStates.working
  return row.expires_at !== null && row.expires_at > now ? exportStates.ready : exportStates.over
}
