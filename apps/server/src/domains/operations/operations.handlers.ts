import type { StaffJob } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { dropJob, runJobAgain } from './decide-job.ts'
import { listJobItems, loadLanes } from './jobs.read.ts'

export const jobMethods: HandlersOf<typeof StaffJob> = {
  GetList: listJobItems,
  GetLanes: loadLanes,
  RunAgain: runJobAgain,
  Drop: dropJob,
}
