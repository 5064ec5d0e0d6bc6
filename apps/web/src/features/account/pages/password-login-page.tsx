import { TextLink } from '@guangquan/ui'
import { accountPaths } from '../../../platform/account-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PasswordLoginForm } from '../components/password-login-form.tsx'
import { useCodeLogin } from '../use-code-login.ts'
import { useRedirect } from '../use-redirect.ts'

/** 密码登录, with a phone, an e-mail or a user name. */
export default function PasswordLoginPage() {
  const { redirect, target } = useRedirect()
  const byCode = useCodeLogin(redirect)
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame
      title="密码登录"
      lead="用注册时的手机号，或绑定的邮箱、用户名"
      tabs={<LoginTabs current="password" redirect={redirect} />}
    >
      <PasswordLoginForm
        account="any"
        autoFocus
        byCode={<TextLink href={byCode.phone}>用验证码登录</TextLink>}
      />
      <LoginLinks redirect={redirect}>
        <TextLink href={accountPaths.resetPassword('phone', 1, redirect)}>忘记密码</TextLink>
      </LoginLinks>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
