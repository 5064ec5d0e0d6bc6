import { invoiceStates, productStates } from '@guangquan/contract'
import type { Verdict } from '../../verdict.ts'
import { hasEndedStates } from './registration/ended-states.ts'

/** A registration of the caller: another member's does not exist for them. */
interface Registration {
  state: number
  /** Another member claims its number. */
  is_claimed: boolean
  invoice_state: number
  lost_at: Date | null
}

/** Sends other pictures of the purchase, until they are accepted. */
export function canSubmitProof({ state, invoice_state: proof }: Registration): Verdict {
  if (hasEndedStates.includes(state)) return 'NotAllowedNow'
  return state === productStates.inForce && proof === invoiceStates.accepted ? 'ProofAccepted' : 'ok'
}

/** Whether a registration can be ended: unless another member claims its number. */
export function canUnbind(registration: Registration): Verdict {
  if (hasEndedStates.includes(registration.state)) return 'NotAllowedNow'
  return registration.is_claimed ? 'ProductDisputed' : 'ok'
}

/** Hands a product over to another member. */
export function canTransfer(registration: Registration): Verdict {
  if (hasEndedStates.includes(registration.state)) return 'NotAllowedNow'
  if (registration.is_claimed) return 'ProductDisputed'
  if (registration.state !== productStates.inForce) return 'ProductNotInForce'
  return registration.lost_at === null ? 'ok' : 'GearLost'
}

/** Reports a product as lost, or that it was found. */
export function canReportLost({ state }: Registration): Verdict {
  if (hasEndedStates.includes(state)) return 'NotAllowedNow'
  return state === productStates.inForce ? 'ok' : 'ProductNotInForce'
}

/** The rights of an owner on a registration. */
export const registrationVerdicts = (registration: Registration) => ({
  submitProof: canSubmitProof(registration),
  unbind: canUnbind(registration),
  transfer: canTransfer(registration),
  reportLost: canReportLost(registration),
})
