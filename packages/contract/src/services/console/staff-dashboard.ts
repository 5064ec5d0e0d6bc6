import * as z from 'zod'
import { body, method, service } from '../../method.ts'
import { Figures } from '../../shapes/figures.ts'
import { staff } from '../../staff.ts'

const day = z.iso
  .date('请选择日期')
  .refine((value) => value >= '2020-01-01' && value < '2100-01-01', '请选择 2020 年以后的日期')

/** How the site is doing. */
export const StaffDashboard = service('StaffDashboard', {
  Get: method({
    summary: '概览：一段日子里每天的数字，和之前同样长的一段',
    access: staff('analyst', 'moderator', 'activityOperator', 'contestOperator'),
    read: true,
    input: body({
      /** First and last day in Shanghai, at most 366. */
      fromDay: day,
      toDay: day,
    }),
    output: Figures,
    errors: [],
  }),
})
