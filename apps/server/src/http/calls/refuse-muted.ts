import type { Method } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Viewer } from '../../context.ts'
import { fail } from '../../fail.ts'

/** Refuses writes of a muted member that others would read. @throws Muted with the end and the reason of the mute */
export function refuseMuted({ closedToMuted }: Method, viewer: Viewer | null, input: unknown): void {
  if (viewer?.mute === undefined || closedToMuted === false) return
  if (closedToMuted !== true && !closedToMuted.some((field) => hasValue(input, field))) return
  const { until, reason } = viewer.mute
  fail('Muted', { until: timeTextOf(until), reason })
}

function hasValue(input: unknown, field: string): boolean {
  if (typeof input !== 'object' || input === null) return false
  const value: unknown = Reflect.get(input, field)
  return value !== undefined && value !== null && value !== false && value !== ''
}
