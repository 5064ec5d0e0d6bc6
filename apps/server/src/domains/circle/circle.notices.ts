import { noticeTabs } from '@guangquan/contract'
import type { NoticeKinds } from '../notice/index.ts'

const tab = noticeTabs.circles
const hour = 3600_000

/**
 * Notices of circles. Only the first of many applications within an hour causes a notice; its target counts the others.
 */
export const circleNotices = {
  'circle.applied': { tab, quietMs: hour, byAnybody: true },
  'circle.passed': { tab, popUp: 'circle' },
  'circle.refused': { tab, popUp: 'circle' },
  'circle.expired': { tab },
  'circle.waiting': { tab },
  'circle.removed': { tab },
  'circle.restored': { tab },
  'circle.muted': { tab },
  'circle.roleSet': { tab },
  'circle.invited': { tab, quietMs: 24 * hour },
  'circle.announced': { tab, quietMs: hour },
  'circle.essence': { tab },
  'circle.folded': { tab },
  'circle.postRemoved': { tab },
  'circle.postRestored': { tab },
  'circle.postMoved': { tab },
  'circle.offered': { tab },
  'circle.asked': { tab },
  'circle.offerAccepted': { tab },
  'circle.offerRefused': { tab },
  'circle.offerWithdrawn': { tab },
  'circle.offerExpired': { tab },
  'circle.newOwner': { tab },
  'circle.inactive': { tab },
  'circle.opened': { tab, popUp: 'circle' },
  'circle.notOpened': { tab, popUp: 'circle' },
  'circle.changePassed': { tab },
  'circle.changeRefused': { tab },
  'circle.dissolving': { tab },
  'circle.dissolveWithdrawn': { tab },
  'circle.dissolveRefused': { tab },
  'circle.dissolved': { tab },
  'circle.frozen': { tab },
  'circle.unfrozen': { tab },
} as const satisfies NoticeKinds
