import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from './context.ts'
import { fail } from './fail.ts'

/** Stored states of a request that one member of staff makes and another decides. */
export const requestState = { waiting: 1, approved: 2, refused: 3 } as const

const waitMs = 24 * 3600_000

/** The columns that tables of such requests share. */
interface StoredRequest {
  reason: string
  requested_by: string
  requester_name: string
  state: number
  decider_name: string | null
  decision_reason: string
  created_at: Date
  expires_at: Date
}

/** The stored fields of a new request. */
export function newRequest({ staff, now }: StaffCtx) {
  return {
    requested_by: staff.id,
    requester_name: staff.name,
    created_at: now,
    expires_at: new Date(now.getTime() + waitMs),
  }
}

/**
 * Refuses to decide a request twice, too late, or by its own author.
 * @throws ChangedMeanwhile, NotAllowedOnSelf, NotAllowedNow after 24 hours
 */
export function refuseDecision({ staff, now }: StaffCtx, request: StoredRequest): void {
  if (request.state !== requestState.waiting) fail('ChangedMeanwhile', { who: request.decider_name ?? '' })
  if (request.requested_by === staff.id) fail('NotAllowedOnSelf')
  if (request.expires_at <= now) fail('NotAllowedNow')
}

/** The stored fields of a decision. */
export function newDecision(
  { staff, now }: StaffCtx,
  { approve, reason }: { approve: boolean; reason: string },
) {
  return {
    state: approve ? requestState.approved : requestState.refused,
    decider_name: staff.name,
    decision_reason: reason,
    decided_at: now,
  }
}

/** A request for the console; an undecided one may have expired. */
export function requestFacts({ staff, now }: StaffCtx, row: StoredRequest) {
  return {
    reason: row.reason,
    requesterName: row.requester_name,
    isOwn: row.requested_by === staff.id,
    state: stateOf(row, now),
    deciderName: row.decider_name,
    decisionReason: row.decision_reason,
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }
}

function stateOf(
  { state, expires_at: until }: StoredRequest,
  now: Date,
): 'waiting' | 'approved' | 'refused' | 'expired' {
  if (state === requestState.approved) return 'approved'
  if (state === requestState.refused) return 'refused'
  return until > now ? 'waiting' : 'expired'
}
