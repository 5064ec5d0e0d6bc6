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

/** 邮箱登录, by a password. */
export default function EmailPasswordLoginPage() {
  const { redirect, target } = useRedirect()
  const byCode = useCodeLogin(redirect)
  const codeLink = <TextLink href={byCode.email}>用验证码登录</TextLink>
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame
      title="邮箱密码登录"
      lead="用注册时或绑定过的邮箱"
      tabs={<LoginTabs current="email" redirect={redirect} />}
    >
      <PasswordLoginForm account="email" autoFocus byCode={codeLink} />
      <LoginLinks redirect={redirect}>
        {codeLink}
        <TextLink href={accountPaths.resetPassword('email', 1, redirect)}>忘记密码</TextLink>
      </LoginLinks>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
