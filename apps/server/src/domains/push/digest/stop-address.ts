import type { App } from '../../../context.ts'
import { isSignedText, signText } from '../../../crypto/sign-text.ts'
import type { Env } from '../../../env.ts'

const purpose = 'digest-stop'

export const stopPath = '/mail/stop'

/** Origin of the site in mails. */
export const originOf = ({ BASE_URL, HOST, PORT }: Pick<Env, 'BASE_URL' | 'HOST' | 'PORT'>): string =>
  new URL(BASE_URL ?? `http://${HOST}:${PORT}`).origin

/** The address that ends a member's digests, without a session. */
export function stopUrl({ env }: Pick<App, 'env'>, memberId: string): string {
  return `${originOf(env)}${stopPath}/${memberId}/${signText(env, purpose, memberId)}`
}

/** Whether an address was made here. */
export function isStopAddress({ env }: Pick<App, 'env'>, memberId: string, signature: string): boolean {
  return isSignedText(env, purpose, memberId, signature)
}
