import { ApiError } from '@guangquan/client'
import type { StoredUserInfo } from '@guangquan/contract'
import { api, client } from '../../platform/api.ts'
import type { Channel } from './use-sent-code.ts'

/** Signs in by a code; the terms have been agreed to. @throws ApiError */
export function loginByCode(channel: Channel, to: string, code: string): Promise<StoredUserInfo> {
  return channel === 'phone'
    ? client.call(api.UserInfo.LoginByCode, { phone: to, code, agreementCheckBox: true })
    : client.call(api.UserInfo.LoginByEmailCode, { email: to, code, agreementCheckBox: true })
}

/** The proof for registration, when no account exists; undefined for any other failure. */
export function ticketOfUnknown(error: unknown): string | undefined {
  const ticket =
    error instanceof ApiError && error.kind === 'PhoneUnknown' ? error.details['verifyTicket'] : undefined
  return typeof ticket === 'string' ? ticket : undefined
}
