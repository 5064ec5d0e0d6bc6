import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { giftRuleExport } from './for-staff/gift-rules.read.ts'
import { giftExport } from './for-staff/gifts.read.ts'
import { presentGrantExport } from './for-staff/grants.read.ts'
import { presentExport } from './for-staff/presents-list.read.ts'
import { erasePresents, exportPresents, findOpenPresents } from './present.export.ts'
import { presentFigures } from './present.figures.ts'
import {
  giftRuleMethods,
  presentGrantMethods,
  presentMethods,
  staffGiftMethods,
  staffPresentMethods,
} from './present.handlers.ts'
import { presentJobs, presentSchedules, presentSubscriptions } from './present.jobs.ts'
import { presentTarget } from './present-target.ts'
import { presentSealed } from './present.sealed.ts'

const system = { tab: noticeTabs.system } as const

export const presentManifest = {
  name: 'present',
  handlers: {
    Present: presentMethods,
    StaffGift: staffGiftMethods,
    StaffGiftRule: giftRuleMethods,
    StaffPresentGrant: presentGrantMethods,
    StaffPresent: staffPresentMethods,
  },
  exports: [giftExport, giftRuleExport, presentGrantExport, presentExport],
  figures: presentFigures,
  jobs: presentJobs,
  schedules: presentSchedules,
  subscriptions: presentSubscriptions,
  sealed: presentSealed,
  noticeKinds: {
    'present.granted': { ...system, popUp: 'prize' },
    'present.awarded': { ...system, popUp: 'prize' },
    'present.ending': system,
    'present.shipped': system,
    'present.replacement': { ...system, popUp: 'prize' },
    'present.replacementWithdrawn': system,
  },
  targets: [presentTarget],
  personalData: {
    exportedTables: { present: ['presents'] },
    omittedTables: { present_grant_member: 'whom staff gave something; it is among the presents' },
    collect: (app, db, memberId) => ({ long: { presents: () => exportPresents(app, db, memberId) } }),
    findObstacles: findOpenPresents,
    erasePerson: (tx, { memberId, now }) => erasePresents(tx, memberId, now),
  },
  demo: async () => (await import('./demo/present.demo.ts')).presentDemo,
} satisfies Manifest
