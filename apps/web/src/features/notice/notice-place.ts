import type { SiteHref } from '@guangquan/routes/link'
import { lotteryPaths } from '../../platform/lottery-paths.ts'
import { goodsPaths, ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'

/** Kinds of notices, or their prefixes, with their pages; the first match applies. */
const places: readonly (readonly [string, () => SiteHref])[] = [
  ['club.', () => ownPaths.setting('bind-club-status')],
  ['feedback.', ownPaths.feedback],
  ['present.', ownPaths.present],
  ['questionnaire.', () => ownPaths.questionnaire()],
  ['goods.', goodsPaths.orders],
  ['coin.', ownPaths.coins],
  ['level.', paths.level],
  ['medal.', ownPaths.achievement],
  ['frame.', ownPaths.frames],
  ['passport.transferred', () => ownPaths.products('ended')],
  ['product.lost', () => ownPaths.products('ended')],
  ['passport.', ownPaths.products],
  ['product.activity', () => ownPaths.productActivities('applied')],
  ['product.', ownPaths.products],
  ['activity.', ownPaths.ownActivities],
  ['lottery.', () => lotteryPaths.list('mine')],
  ['member.avatarReset', () => ownPaths.setting('update-avatar')],
  ['member.nickNameReset', () => ownPaths.setting('update-nickname')],
  ['member.introductionReset', () => ownPaths.setting('update-introduction')],
  ['member.', () => ownPaths.setting('strikes')],
  ['strike.', () => ownPaths.setting('strikes')],
  ['appeal.', () => ownPaths.setting('strikes')],
  ['session.', () => ownPaths.setting('update-account')],
  ['account.', () => ownPaths.setting('update-account')],
]

/** The page of a notice without a target; null if the notice is self-contained. */
export function placeOf(kind: string): SiteHref | null {
  return places.find(([beginning]) => kind.startsWith(beginning))?.[1]() ?? null
}
