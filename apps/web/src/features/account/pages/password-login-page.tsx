import { TextLink } from '@guangquan/ui'
import { accountPaths } from '../../../platform/account-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PasswordLoginForm } from '../components/password-login-form.tsx'
import { useRedirect } from '../use-redirect.ts'

/** 密码登录, with a phone, an e-mail or a user name. */
export default function PasswordLoginPage() {
  const { redirect, target } = useRedirect()
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame
      title="密码登录"
      lead="用注册时的手机号，或绑定的邮箱、用户名"
      tabs={<LoginTabs current="password" redirect={redirect} />}
    >
      <PasswordLoginForm account="any" autoFocus />
      <div className="account-links">
        <TextLink href={paths.register(1, redirect)}>注册账号</TextLink>
        <TextLink href={accountPaths.resetPassword('phone', 1, redirect)}>忘记密码</TextLink>
      </div>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
