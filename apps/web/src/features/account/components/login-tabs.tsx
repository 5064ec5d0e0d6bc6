import { Tabs } from '@guangquan/ui'
import { accountPaths } from '../../../platform/account-paths.ts'
import { boot } from '../../../platform/boot.ts'
import { useCodeLogin } from '../use-code-login.ts'

export type LoginWay = 'phone' | 'password' | 'email' | 'wechat'

/** The open sign-in methods, as tabs with their own addresses. */
export function LoginTabs({ current, redirect }: { current: LoginWay; redirect: string | undefined }) {
  const byCode = useCodeLogin(redirect)
  const items = [
    { id: 'phone', label: '手机登录', href: byCode.phone },
    { id: 'password', label: '密码登录', href: accountPaths.loginPassword(redirect) },
    { id: 'email', label: '邮箱登录', href: byCode.email },
    ...(boot.settings.socialLogin.wx
      ? [{ id: 'wechat', label: '微信登录', href: accountPaths.loginWechat(redirect) } as const]
      : []),
  ] as const
  return <Tabs label="登录方式" items={items} current={current} />
}
