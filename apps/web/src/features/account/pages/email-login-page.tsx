import { TextLink } from '@guangquan/ui'
import { accountPaths } from '../../../platform/account-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeLoginForm } from '../components/code-login-form.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { useRedirect } from '../use-redirect.ts'

/** 邮箱登录, by a code. */
export default function EmailLoginPage() {
  const { redirect, target } = useRedirect()
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame
      title="邮箱登录"
      lead="没有注册过的邮箱，验证后接着注册"
      tabs={<LoginTabs current="email" redirect={redirect} />}
    >
      <CodeLoginForm channel="email" redirect={redirect} autoFocus />
      <LoginLinks redirect={redirect}>
        <TextLink href={accountPaths.loginEmailPassword(redirect)}>用邮箱和密码登录</TextLink>
      </LoginLinks>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
