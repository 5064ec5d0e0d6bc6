import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { ExpLine, GrowthRule, LevelCard, TaskItem, taskKey, VisitRun } from './growth.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

export const UserLevel = service('UserLevel', {
  Get: method({
    summary: '等级；自己的含经验，他人的只有等级',
    access: 'member',
    read: true,
    input: body({ userId: id.optional() }),
    output: LevelCard,
    errors: ['ContentNotFound'],
  }),
  GetExpLines: method({
    summary: '自己的经验明细，从新到旧',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(ExpLine),
    errors: [],
  }),
  GetRules: method({
    summary: '今天生效的等级门槛、经验与金币规则',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({
      thresholds: z.array(z.int()).length(10),
      dayCap: z.int(),
      coinDayCap: z.int(),
      makeUpPrice: z.int(),
      rules: z.array(GrowthRule),
    }),
    errors: [],
  }),
  GetTasks: method({
    summary: '任务与进度，连续到访的天数',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ tasks: z.array(TaskItem), run: VisitRun }),
    errors: [],
  }),
  ClaimTask: method({
    summary: '领取一项已完成任务的经验与金币；每日任务每天一次，其他任务一次',
    access: 'member',
    write: true,
    input: writeBody({ key: taskKey }),
    output: z.object({ exp: z.int(), coins: z.int(), level: z.int() }),
    errors: ['TaskUnfinished', 'TaskClaimed'],
  }),
  MakeUpVisit: method({
    summary: '用金币换本月的补签卡，补上最近 30 天里没有到访的一天',
    access: 'member',
    write: true,
    input: writeBody({ day: z.iso.date() }),
    output: VisitRun,
    errors: ['MakeUpUsed', 'BadInput', 'CoinsNotEnough', 'CoinDayLimit'],
  }),
  SeeLevel: method({
    summary: '已经看到升级的画面，不再出现',
    access: 'member',
    write: true,
    input: writeBody({}),
    output: z.null(),
    errors: [],
  }),
})
