import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { JobItem, JobLane, jobStates, ScheduledJob } from '../../shapes/staff-job.ts'
import { staffReason } from '../../shapes/staff.ts'
import { staff } from '../../staff.ts'

const jobId = z.string().regex(/^[1-9]\d{0,17}$/, '编号不对')

/** Jobs of all nodes. */
export const StaffJob = service('StaffJob', {
  GetList: method({
    summary: '后台任务，新的在前；给出的条件都要符合',
    access: staff('superAdmin'),
    read: true,
    input: body({ ...pageInput, state: z.enum(jobStates).optional(), name: z.string().max(100).optional() }),
    output: pageOf(JobItem),
    errors: [],
  }),
  GetLanes: method({
    summary: '每条通道里等着、运行中和失败的任务数，和定时任务上次开始的时间',
    access: staff('superAdmin'),
    read: true,
    input: body({}),
    output: z.object({ lanes: z.array(JobLane), scheduled: z.array(ScheduledJob) }),
    errors: [],
  }),
  RunAgain: method({
    summary: '立即再运行一个没有在运行的任务',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ id: jobId, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  Drop: method({
    summary: '丢弃一个没有在运行的任务',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ id: jobId, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
