import type { Achievement, ProfileFrame, StaffFrame, StaffMedal } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { frameExport, listStaffFrames, listStaffMedals, medalExport } from './for-staff/catalogue.read.ts'
import { grantFrameByStaff, grantMedal } from './for-staff/grant-art.ts'
import {
  frameOwnerExport,
  listFrameOwners,
  listMedalOwners,
  medalOwnerExport,
} from './for-staff/owners.read.ts'
import { revokeFrame, revokeMedal } from './for-staff/revoke-art.ts'
import { saveFrame, saveMedal } from './for-staff/save-art.ts'
import { removeFrameRule, saveFrameRule } from './for-staff/save-frame-rule.ts'
import { removeGoal, saveGoal } from './for-staff/save-goal.ts'
import { getFrame, getFrameOf, listFrames } from './frames/frames.read.ts'
import { putOnFrame, takeOffFrame } from './frames/use-frame.ts'
import { getMedal, getMedalOf, listMedals } from './medals/medals.read.ts'
import { takeOffMedal, wearMedal } from './medals/wear-medal.ts'

export const medalMethods: HandlersOf<typeof Achievement> = {
  GetList: listMedals,
  Detail: getMedal,
  TADetail: getMedalOf,
  Used: wearMedal,
  Cancel: takeOffMedal,
}

export const frameMethods: HandlersOf<typeof ProfileFrame> = {
  GetList: listFrames,
  Detail: getFrame,
  TADetail: getFrameOf,
  Used: putOnFrame,
  Cancel: takeOffFrame,
}

export const staffMedalMethods: HandlersOf<typeof StaffMedal> = {
  GetList: listStaffMedals,
  Export: (ctx, input) => beginExport(ctx, medalExport, input),
  Save: saveMedal,
  SaveGoal: saveGoal,
  RemoveGoal: removeGoal,
  GetOwners: listMedalOwners,
  ExportOwners: (ctx, input) => beginExport(ctx, medalOwnerExport, input),
  Grant: grantMedal,
  Revoke: revokeMedal,
}

export const staffFrameMethods: HandlersOf<typeof StaffFrame> = {
  GetList: listStaffFrames,
  Export: (ctx, input) => beginExport(ctx, frameExport, input),
  Save: saveFrame,
  SaveRule: saveFrameRule,
  RemoveRule: removeFrameRule,
  GetOwners: listFrameOwners,
  ExportOwners: (ctx, input) => beginExport(ctx, frameOwnerExport, input),
  Grant: grantFrameByStaff,
  Revoke: revokeFrame,
}
