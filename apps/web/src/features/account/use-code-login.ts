import { accountPaths } from '../../platform/account-paths.ts'
import { paths } from '../../platform/paths.ts'
import { useWidth } from '../../shared/page/use-width.ts'
import type { Channel } from './use-sent-code.ts'

/** The first page of sign-in by code: in steps on a phone, on one page elsewhere. */
export function useCodeLogin(redirect: string | undefined): Record<Channel, string> {
  const inSteps = useWidth('phone')
  return inSteps
    ? { phone: accountPaths.loginCode(1, redirect), email: accountPaths.loginCode(1, redirect, 'email') }
    : { phone: paths.login(redirect), email: accountPaths.loginEmail(redirect) }
}
