import type { ProductActivity } from '@guangquan/contract'
import {
  activityKindNames,
  applicationStates,
  type ActivityObstacle,
} from '@guangquan/contract/product/product-activity.words'
import { dayOf } from '@guangquan/rules/time-text'
import type { PillTone } from '@guangquan/ui'

/** `12月31日`; with its year unless that is this one. */
function dayText(day: string, now: number): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  const text = `${Number(month)}月${Number(date)}日`
  return year === dayOf(new Date(now)).slice(0, 4) ? text : `${year}年${text}`
}

/** `12月1日 – 12月31日`. */
export const periodText = (from: string, to: string, now: number): string =>
  `${dayText(from, now)} – ${dayText(to, now)}`

/** `延保 12 个月`; other kinds by their names. */
export const kindText = ({
  kind,
  extensionMonths,
}: Pick<ProductActivity, 'kind' | 'extensionMonths'>): string =>
  extensionMonths === 0 ? activityKindNames[kind] : `${activityKindNames[kind]} ${extensionMonths} 个月`

/** The application period, as shown in lists. */
export function applyText(
  {
    applyFrom,
    applyTo,
    obstacle,
  }: Pick<ProductActivity, 'applyFrom' | 'applyTo'> & {
    obstacle: ActivityObstacle | null
  },
  now: number,
): string {
  if (obstacle === 'closed') return '活动已关闭'
  if (obstacle === 'ended') return `申请已于 ${dayText(applyTo, now)} 截止`
  if (obstacle === 'notBegun') return `${dayText(applyFrom, now)} 开始申请`
  return `申请到 ${dayText(applyTo, now)} ${applyTo.slice(11, 16)}`
}

/** The rest of a quota; null without one. */
export function quotaText({ quota, left }: Pick<ProductActivity, 'quota' | 'left'>): string | null {
  if (quota === null || left === null) return null
  return left <= 0 ? `${quota} 个名额已满` : `剩 ${left} / ${quota} 个名额`
}

/** Why a member cannot apply, in a word or two. */
export const obstacleLabels: Record<ActivityObstacle, string> = {
  closed: '已关闭',
  notBegun: '还没开始',
  ended: '已截止',
  full: '名额已满',
  noProduct: '没有适用的产品',
  notInForce: '产品还没生效',
  boughtOutside: '购买日期不符',
  notMainland: '只限国行',
  extended: '保修已延长过',
  given: '礼品已领过',
  applied: '已申请',
}

/** Why a member cannot apply, and what to do about it. */
export const obstacleSentences: Record<ActivityObstacle, string> = {
  closed: '活动已经关闭，不再接受申请。',
  notBegun: '申请还没有开始，到时候再来。',
  ended: '申请已经截止。',
  full: '名额已经满了。有人取消或没有通过时会空出来，可以过些时候再看。',
  noProduct: '你还没有注册适用的型号。注册生效以后就可以申请。',
  notInForce: '你的产品注册还没有生效，审核通过后就可以申请。',
  boughtOutside: '这件产品不是在活动规定的日期内购买的，不能参加。',
  notMainland: '延长保修只限国行产品，这件产品登记的来源不是国行。',
  extended: '这件产品已经由以前的机主参加过这个活动，保修已经延长，每件产品只有一次。',
  given: '这个序列号已经领过这个活动的礼品，换了机主或重新注册都不能再领。',
  applied: '你适用的产品都已经申请过，每件产品只能申请一次。',
}

const tones: Record<number, PillTone> = {
  [applicationStates.inReview]: 'accent',
  [applicationStates.accepted]: 'success',
  [applicationStates.incomplete]: 'danger',
  [applicationStates.refused]: 'danger',
  [applicationStates.sent]: 'success',
}

export const applicationTone = (state: number): PillTone => tones[state] ?? 'plain'

/** What an application's state means for the member. */
export const applicationHelps: Record<number, string> = {
  [applicationStates.inReview]: '工作人员正在核对，结果会通知你。',
  [applicationStates.accepted]: '申请已经通过，办好以后会通知你。',
  [applicationStates.incomplete]: '还差一点材料，补充以后会重新审核，不受申请截止时间限制。',
  [applicationStates.refused]: '申请没有通过。',
  [applicationStates.sent]: '已经办好，祝你拍得开心。',
  [applicationStates.cancelled]: '这份申请已经取消。',
}
