import { paths } from '../../platform/paths.ts'
import { useWidth } from '../../shared/use-width.ts'
import type { Channel } from './use-sent-code.ts'

/** Where signing in by a code begins: step by step on a phone, all on one page elsewhere. */
export function useCodeLogin(redirect: string | undefined): Record<Channel, string> {
  const inSteps = useWidth('phone')
  return inSteps
    ? { phone: paths.loginCode(1, redirect), email: paths.loginCode(1, redirect, 'email') }
    : { phone: paths.login(redirect), email: paths.loginEmail(redirect) }
}
