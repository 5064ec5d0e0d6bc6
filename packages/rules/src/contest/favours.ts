import type { ContestFacts } from './contest-state.ts'
import type { PhotoRules } from './verification.ts'

/** What entrants were promised, as far as it can be compared. */
export interface ContestTerms {
  times: Pick<
    ContestFacts,
    | 'collectStart'
    | 'collectEnd'
    | 'firstAuditEnd'
    | 'voteStart'
    | 'voteEnd'
    | 'judgeEnd'
    | 'noticeStart'
    | 'noticeEnd'
  >
  entriesMax: number
  originalDays: number
  /** How results are computed: it cannot change once there are entries. */
  method: readonly (string | number)[]
  prizes: readonly { id: string; key: string; count: number; value: number; coins: number }[]
  groups: readonly { id: string; photosMin: number; photosMax: number; rules: PhotoRules }[]
}

/** What changed, by name; null for a change to somebody's disadvantage. */
export type Favour =
  | { kind: 'later'; name: keyof ContestTerms['times'] }
  | { kind: 'more'; name: 'entriesMax' | 'originalDays' }
  | { kind: 'prize'; id: string; isNew: boolean }
  | { kind: 'rules'; groupId: string }

const timeNames = [
  'collectStart',
  'collectEnd',
  'firstAuditEnd',
  'voteStart',
  'voteEnd',
  'judgeEnd',
  'noticeStart',
  'noticeEnd',
] as const

/**
 * What a change after the begin of collecting gives to entrants: later ends, more prizes, eased rules. Null if it takes
 * something from anybody, in which case it is not allowed.
 */
export function favoursOf(before: ContestTerms, after: ContestTerms): Favour[] | null {
  if (before.method.join('\n') !== after.method.join('\n')) return null
  const favours: Favour[] = []
  for (const name of timeNames) {
    const [was, is] = [before.times[name], after.times[name]]
    if (was === is) continue
    // Collecting has begun, so phases cannot be added or removed.
    if (name === 'collectStart' || was === null || is === null || is < was) return null
    favours.push({ kind: 'later', name })
  }
  for (const name of ['entriesMax', 'originalDays'] as const) {
    if (after[name] < before[name]) return null
    if (after[name] > before[name]) favours.push({ kind: 'more', name })
  }
  for (const prize of before.prizes) {
    const now = after.prizes.find(({ id }) => id === prize.id)
    if (now === undefined || now.key !== prize.key) return null
    if (now.count < prize.count || now.value < prize.value || now.coins < prize.coins) return null
    if (now.count > prize.count || now.value > prize.value || now.coins > prize.coins)
      favours.push({ kind: 'prize', id: prize.id, isNew: false })
  }
  for (const { id } of after.prizes)
    if (!before.prizes.some((prize) => prize.id === id)) favours.push({ kind: 'prize', id, isNew: true })
  for (const group of before.groups) {
    const now = after.groups.find(({ id }) => id === group.id)
    if (now === undefined || now.photosMin > group.photosMin || now.photosMax < group.photosMax) return null
    if (!isEased(group.rules, now.rules)) return null
    if (JSON.stringify(now) !== JSON.stringify(group)) favours.push({ kind: 'rules', groupId: group.id })
  }
  return favours
}

const isNotAbove = (is: number | null, was: number | null) => is === null || (was !== null && is <= was)
const isNotBelow = (is: number | null, was: number | null) => is === null || (was !== null && is >= was)

/** Whether one set of rules accepts everything that another accepts. */
export function isEased(was: PhotoRules, is: PhotoRules): boolean {
  const off = (name: 'exif' | 'owner' | 'software' | 'aiMade' | 'duplicate') => was[name] || !is[name]
  return (
    (is.formats.length === 0 ||
      (was.formats.length > 0 && was.formats.every((one) => is.formats.includes(one)))) &&
    isNotAbove(is.minBytes, was.minBytes) &&
    isNotBelow(is.maxBytes, was.maxBytes) &&
    isNotAbove(is.longEdge, was.longEdge) &&
    (is.lenient || !was.lenient) &&
    (is.capturedFrom === null || (was.capturedFrom !== null && is.capturedFrom <= was.capturedFrom)) &&
    (is.capturedTo === null || (was.capturedTo !== null && is.capturedTo >= was.capturedTo)) &&
    off('exif') &&
    off('owner') &&
    off('software') &&
    off('aiMade') &&
    off('duplicate') &&
    isGearEased(was, is)
  )
}

function isGearEased(was: PhotoRules, is: PhotoRules): boolean {
  if (is.gear === 0) return true
  if (is.gear !== was.gear) return false
  return (
    was.cameraIds.every((one) => is.cameraIds.includes(one)) &&
    was.lensIds.every((one) => is.lensIds.includes(one))
  )
}
