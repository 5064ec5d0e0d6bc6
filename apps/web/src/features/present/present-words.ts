import type { PresentItem } from '@guangquan/contract'
import {
  presentSourceNames,
  presentStateNames,
  presentStates,
} from '@guangquan/contract/present/present.words'
import type { PillTone } from '@guangquan/ui'

const { toClaim, toChoose, needsAddress, shipped } = presentStates
const dayMs = 24 * 3600_000
const hourMs = 3600_000

/** Whether the member has to do something. */
const isWaiting = ({ state }: Pick<PresentItem, 'state'>): boolean =>
  state === toClaim || state === toChoose || state === needsAddress

export const stateText = ({ state }: Pick<PresentItem, 'state'>): string => presentStateNames[state]

/** The pill of a state: lit while something is to be done. */
export function stateTone(item: Pick<PresentItem, 'state'>): PillTone {
  if (isWaiting(item)) return 'accent'
  return item.state < presentStates.completed ? 'ink' : 'plain'
}

/** How long is left: 还有 12 天. @param deadline in wire format @param now epoch milliseconds */
export function leftText(deadline: string, now: number): string {
  const left = Date.parse(`${deadline.replace(' ', 'T')}+08:00`) - now
  if (left <= 0) return '已过期限'
  if (left < hourMs) return '不到 1 小时'
  return left < dayMs ? `还有 ${Math.floor(left / hourMs)} 小时` : `还有 ${Math.floor(left / dayMs)} 天`
}

/** The text of a card below its title. */
export function noteOf(item: PresentItem, now: number): string {
  if (isWaiting(item)) return `${leftText(item.claimDeadline, now)}可以领取`
  if (item.state === shipped) return `${item.carrier} ${item.trackingNumber}`
  return `${presentSourceNames[item.source]} · ${item.grantTime.slice(0, 10)}`
}
