import type { StaffExpCorrection, StaffGrowth, UserLevel } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { claimTask } from './claim-task.ts'
import { listExpLines } from './exp-lines.read.ts'
import { correctExp } from './for-staff/correct-exp.ts'
import { decideExpCorrection } from './for-staff/decide-exp-correction.ts'
import { expCorrectionExport, listExpCorrections } from './for-staff/exp-corrections.read.ts'
import { growthRuleExport, levelScaleExport, listRules, listScales } from './for-staff/rules.read.ts'
import { removeRule, saveRule } from './for-staff/save-rule.ts'
import { saveScale } from './for-staff/save-scale.ts'
import { getLevel, getRules } from './level.read.ts'
import { makeUpVisit } from './make-up-visit.ts'
import { seeLevel } from './see-level.ts'
import { getTasks } from './tasks.read.ts'

export const levelMethods: HandlersOf<typeof UserLevel> = {
  Get: getLevel,
  GetExpLines: listExpLines,
  GetRules: getRules,
  GetTasks: getTasks,
  ClaimTask: claimTask,
  MakeUpVisit: makeUpVisit,
  SeeLevel: seeLevel,
}

export const staffGrowthMethods: HandlersOf<typeof StaffGrowth> = {
  GetRules: listRules,
  ExportRules: (ctx, input) => beginExport(ctx, growthRuleExport, input),
  SaveRule: saveRule,
  RemoveRule: removeRule,
  GetScales: listScales,
  ExportScales: (ctx, input) => beginExport(ctx, levelScaleExport, input),
  SaveScale: saveScale,
  CorrectExp: correctExp,
}

export const expCorrectionMethods: HandlersOf<typeof StaffExpCorrection> = {
  GetList: listExpCorrections,
  Export: (ctx, input) => beginExport(ctx, expCorrectionExport, input),
  Decide: decideExpCorrection,
}
