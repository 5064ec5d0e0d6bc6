import { ApiError } from '@guangquan/client'
import { api, client } from '../../../platform/api.ts'
import { contactOf, registerDraft } from './draft.ts'
import { refusedBy } from './register.ts'
import type { RegisterStep } from './steps.ts'

/** Asks whether the proved phone number or e-mail address, and the password, may register now. @throws ApiError */
export async function checkRegistration(password?: string): Promise<void> {
  const draft = registerDraft.get()
  await client.call(api.UserInfo.CheckRegistration, {
    [draft.channel]: contactOf(draft),
    ...(draft.ticket === null ? {} : { verifyTicket: draft.ticket }),
    ...(password === undefined ? {} : { password }),
  })
}

/**
 * The step after a correct code: `next`, or the step whose answer cannot be used, with the reason shown there. Without
 * a response the registration itself finds out.
 */
export async function stepAfterProof(next: RegisterStep): Promise<RegisterStep> {
  try {
    await checkRegistration()
    return next
  } catch (error) {
    return isRefusal(error) ? refusedBy(error).step : next
  }
}

const refusals: readonly ApiError['kind'][] = [
  'TicketInvalid',
  'PhoneTaken',
  'PhoneQuarantined',
  'EmailTaken',
  'RegisterLimit',
]

/** Whether a failed check is about the phone number, the e-mail address or the network, not about the password. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && refusals.includes(error.kind)
}
