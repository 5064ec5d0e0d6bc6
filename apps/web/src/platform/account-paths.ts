import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links of sign-in, registration and password reset, except the first page of each. */
export const accountPaths = {
  /** Strikes of a banned member, with the ticket of a refused sign-in. */
  appeal: () => '/account/appeal',
  /** @param by channel of the code */
  loginCode: (step: 1 | 2, redirect?: string, by: 'phone' | 'email' = 'phone') =>
    withValues(`/account/login/code/${step}`, { redirect, by: by === 'phone' ? undefined : by }),
  loginEmail: (redirect?: string) => withValues('/account/login/email', { redirect }),
  loginWechat: (redirect?: string) => withValues('/account/login/wechat', { redirect }),
  loginPassword: (redirect?: string) => withValues('/account/login/phone-password', { redirect }),
  loginEmailPassword: (redirect?: string) => withValues('/account/login/email-password', { redirect }),
  resetPassword: (by: 'phone' | 'email' = 'phone', step: 1 | 2 | 3 | 4 = 1, redirect?: string) =>
    withValues(`/account/reset-password/${by}/${step}`, { redirect }),
  /** Registration by an invitation. */
  invitation: (code: string) => withValues('/account/register/step1', { inviteUserCode: code }),
  /** Return from Weibo without consent. */
  weiboCancelled: () => '/oauth/weibo/cancel',
} as const satisfies Record<string, (...values: never[]) => SiteHref>
