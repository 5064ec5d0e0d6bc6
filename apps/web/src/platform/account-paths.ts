import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links of signing in, registering and recovery beside the first page of each. */
export const accountPaths = {
  /** `by` is how the code travels. */
  loginCode: (step: 1 | 2, redirect?: string, by: 'phone' | 'email' = 'phone') =>
    withValues(`/account/login/code/${step}`, { redirect, by: by === 'phone' ? undefined : by }),
  loginEmail: (redirect?: string) => withValues('/account/login/email', { redirect }),
  loginWechat: (redirect?: string) => withValues('/account/login/wechat', { redirect }),
  loginPassword: (redirect?: string) => withValues('/account/login/phone-password', { redirect }),
  loginEmailPassword: (redirect?: string) => withValues('/account/login/email-password', { redirect }),
  resetPassword: (by: 'phone' | 'email' = 'phone', step: 1 | 2 | 3 | 4 = 1, redirect?: string) =>
    withValues(`/account/reset-password/${by}/${step}`, { redirect }),
  /** Registering by an invitation. */
  invitation: (code: string) => withValues('/account/register/step1', { inviteUserCode: code }),
  /** Weibo was left without agreeing. */
  weiboCancelled: () => '/oauth/weibo/cancel',
} as const satisfies Record<string, (...values: never[]) => SiteHref>
