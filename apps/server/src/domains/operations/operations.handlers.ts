import type { StaffJob, StaffSystem } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { dropJob, runJobAgain } from './decide-job.ts'
import { confirmFirstDay, loadFirstDay } from './first-day.ts'
import { jobExport, listJobItems, loadLanes } from './jobs.read.ts'
import { listProviders } from './providers.read.ts'
import { sendTest } from './send-test.ts'
import { loadSystem } from './system.read.ts'

export const jobMethods: HandlersOf<typeof StaffJob> = {
  GetList: listJobItems,
  Export: (ctx, input) => beginExport(ctx, jobExport, input),
  GetLanes: loadLanes,
  RunAgain: runJobAgain,
  Drop: dropJob,
}

export const systemMethods: HandlersOf<typeof StaffSystem> = {
  Get: loadSystem,
  GetProviders: async (ctx) => ({ items: await listProviders(ctx) }),
  GetFirstDay: loadFirstDay,
  ConfirmFirstDay: confirmFirstDay,
  SendTest: { opensTransaction: sendTest },
}
