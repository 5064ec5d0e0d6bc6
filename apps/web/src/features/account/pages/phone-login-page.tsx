import { Navigate } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeLoginForm } from '../components/code-login-form.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { useRedirect } from '../use-redirect.ts'

/** 手机号登录, by a code. */
export default function PhoneLoginPage() {
  const { redirect, target } = useRedirect()
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame
      title="手机号登录"
      lead="没有注册过的手机号，验证后接着注册"
      tabs={<LoginTabs current="phone" redirect={redirect} />}
    >
      <CodeLoginForm channel="phone" redirect={redirect} autoFocus />
      <LoginLinks redirect={redirect} />
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
