import { ApiError } from '@guangquan/client'
import { api, client } from '../../../platform/api.ts'
import { removeOthersDrafts } from '../../../platform/session/others-drafts.ts'
import { storeUser } from '../../../platform/session/session.ts'
import { changeDraft, contactOf, endRegistration, type Refusal, registerDraft } from './draft.ts'
import { forgetContacts } from '../typed-contact.ts'
import type { RegisterStep } from './steps.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

let requestId: string = crypto.randomUUID()

/**
 * Creates the account from the draft and signs in.
 * @returns the step whose input was refused, with the sentence to show there; null if the account exists
 */
export async function register(): Promise<Refusal | null> {
  const draft = registerDraft.get()
  const contact = contactOf(draft)
  try {
    const user = await client.call(api.UserInfo.Register, {
      [draft.channel]: contact,
      ...(draft.ticket === null ? {} : { verifyTicket: draft.ticket }),
      ...(draft.social === null ? { password: draft.password } : { socialTicket: draft.social.accessToken }),
      nickName: draft.nickName.trim(),
      agreementCheckBox: true,
      sex: draft.sex,
      ...(draft.birthday === null ? {} : { birthday: draft.birthday }),
      area: draft.area,
      photographyLevel: draft.photographyLevel,
      topicIds: draft.topicIds,
      followPGIds: draft.followPGIds,
      ...(draft.inviteUserCode === '' ? {} : { inviteUserCode: draft.inviteUserCode }),
      requestId,
    })
    requestId = crypto.randomUUID()
    const isSocial = draft.social !== null
    endRegistration()
    forgetContacts()
    if (isSocial) changeDraft({ afterwards: true })
    removeOthersDrafts(user.id)
    storeUser(user)
    return null
  } catch (error) {
    return refusedBy(error)
  }
}

/** Stores the refusal of an earlier answer, and drops an answer that is of no use any more. */
export function refusedBy(error: unknown): Refusal {
  const { social } = registerDraft.get()
  // After a network failure the same `requestId` is sent again: the account may have been created.
  const mayHaveHappened = error instanceof ApiError && (error.kind === 'Offline' || error.kind === 'Timeout')
  if (!mayHaveHappened) requestId = crypto.randomUUID()
  const step = stepOf(error, social !== null)
  if (step === 1 || step === 2 || step === 'n2') changeDraft({ ticket: null, provedUntil: 0 })
  if (step === 3) changeDraft({ password: '' })
  const refusal = { step, sentence: sentenceOf(error), isSocial: isSocialRefusal(error) }
  changeDraft({ refusal })
  return refusal
}

/** Whether a provider's authorisation is invalid or expired, so that the provider must be asked again. */
export function isSocialRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'SocialFailed' || error.kind === 'SocialTaken')
}

/** The steps a refusal can refer to: in the main flow, and after a social sign-in. */
const stepsOf: Partial<Record<ApiError['kind'], readonly [RegisterStep, RegisterStep]>> = {
  TicketInvalid: [2, 'n2'],
  PhoneTaken: [1, 'n2'],
  PhoneQuarantined: [1, 'n2'],
  RegisterLimit: [1, 'n2'],
  EmailTaken: [1, 'n2'],
  EmailRefused: [1, 'n2'],
  PasswordRefused: [3, 'n3'],
  PasswordTelling: [3, 'n3'],
  NickNameTaken: [4, 'n3'],
  NickNameRefused: [4, 'n3'],
  NickNameContact: [4, 'n3'],
  UnderAge: [6, 'n3'],
}

function stepOf(error: unknown, isSocial: boolean): RegisterStep {
  const steps = (error instanceof ApiError ? stepsOf[error.kind] : undefined) ?? [11, 'n3']
  return steps[isSocial ? 1 : 0]
}
