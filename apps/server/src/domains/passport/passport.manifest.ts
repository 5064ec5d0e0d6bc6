import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { erasePassports, exportPassports, exportServices, exportTransfers } from './passport.export.ts'
import { passportListExport } from './for-staff/passports.read.ts'
import { serialRuleExport } from './for-staff/rules.ts'
import { sightingExport } from './for-staff/sightings.ts'
import { passportFigures } from './passport.figures.ts'
import { passportMethods, staffPassportMethods } from './passport.handlers.ts'
import { passportMeasures } from './passport.measure.ts'
import { passportJobs, passportSchedules, passportSubscriptions, settleAllJob } from './passport.jobs.ts'

const tab = noticeTabs.system

export const passportManifest = {
  name: 'passport',
  handlers: { UserProduct: passportMethods, StaffPassport: staffPassportMethods },
  exports: [passportListExport, serialRuleExport, sightingExport],
  jobs: passportJobs,
  schedules: passportSchedules,
  startJobs: [settleAllJob],
  subscriptions: passportSubscriptions,
  noticeKinds: {
    'passport.level': { tab },
    'passport.shutterReached': { tab },
    'passport.warrantyEnding': { tab },
    'passport.transferred': { tab },
    'passport.serviced': { tab },
    'passport.serviceTakenBack': { tab },
    'passport.followedUp': { tab },
  },
  figures: passportFigures,
  medalMeasures: passportMeasures,
  personalData: {
    exportedTables: { gear_transfer: ['gear-transfers'] },
    omittedTables: { gear_sighting: 'what staff examine of lost gear of others' },
    collect: async (_app, db, memberId) => ({
      lists: {
        'gear-passports': await exportPassports(db, memberId),
        'gear-services': await exportServices(db, memberId),
        'gear-transfers': await exportTransfers(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId }) => erasePassports(tx, memberId),
  },
  demo: async () => (await import('./demo/passport.demo.ts')).passportDemo,
} satisfies Manifest
