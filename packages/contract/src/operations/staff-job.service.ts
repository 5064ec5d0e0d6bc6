import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { JobItem, JobLane, jobStates, ScheduledJob } from './staff-job.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { staff } from '../wire/staff-access.ts'

const jobId = z.string().regex(/^[1-9]\d{0,17}$/, '编号不对')

const filters = { state: z.enum(jobStates).optional(), name: z.string().max(100).optional() }

export const jobSheet = {
  name: '任务',
  columns: {
    id: '编号',
    name: '任务',
    state: '状态',
    attempts: '试过几次',
    maxAttempts: '最多几次',
    lastError: '上次的错误',
    createTime: '建立时间',
    runTime: '什么时候运行',
    startTime: '开始时间',
  },
} as const satisfies CsvSheet

export const StaffJob = service('StaffJob', {
  GetList: method({
    summary: '后台任务，新的在前；给出的条件都要符合',
    access: staff('superAdmin'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(JobItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的后台任务（CSV），新的在前',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
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
