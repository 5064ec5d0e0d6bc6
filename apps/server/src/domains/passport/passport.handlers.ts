import type { PassportCall, StaffPassport, UserProduct } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { exportPassport } from './book/export-passport.ts'
import { addService, removeService } from './book/services.ts'
import { setReminders } from './book/set-reminders.ts'
import { listRules, removeRule, saveRule, serialRuleExport } from './for-staff/rules.ts'
import { listPassports, passportListExport } from './for-staff/passports.read.ts'
import { recordService } from './for-staff/record-service.ts'
import { decideSighting, listSightings, sightingExport } from './for-staff/sightings.ts'
import { listVisits, loadCardOwner, recordVisit, takeBackVisit } from './for-staff/visits.ts'
import { listGearEvents } from './gear-events.read.ts'
import { setLost } from './loss/set-lost.ts'
import { getPassport } from './passport.read.ts'
import { acceptTransfer } from './transfer/accept-transfer.ts'
import { cancelTransfer } from './transfer/cancel-transfer.ts'
import { startTransfer } from './transfer/start-transfer.ts'

export const passportMethods: Pick<HandlersOf<typeof UserProduct>, PassportCall> = {
  GetPassport: getPassport,
  GetGearEvents: listGearEvents,
  AddService: addService,
  RemoveService: removeService,
  SetReminders: setReminders,
  ExportPassport: exportPassport,
  StartTransfer: startTransfer,
  CancelTransfer: cancelTransfer,
  AcceptTransfer: { opensTransaction: acceptTransfer },
  SetLost: setLost,
}

export const staffPassportMethods: HandlersOf<typeof StaffPassport> = {
  GetList: listPassports,
  Export: (ctx, input) => beginExport(ctx, passportListExport, input),
  RecordService: recordService,
  FindCardOwner: loadCardOwner,
  RecordVisit: recordVisit,
  GetVisits: listVisits,
  TakeBackVisit: takeBackVisit,
  GetRules: listRules,
  ExportRules: (ctx, input) => beginExport(ctx, serialRuleExport, input),
  SaveRule: saveRule,
  RemoveRule: removeRule,
  GetSightings: listSightings,
  ExportSightings: (ctx, input) => beginExport(ctx, sightingExport, input),
  DecideSighting: decideSighting,
}
