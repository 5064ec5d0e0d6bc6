import { TextLink } from '@guangquan/ui'
import { Navigate } from '../../../app/routing/link.tsx'
import { paths } from '../../../app/paths.ts'
import { useSignedIn } from '../../../app/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PhoneLoginForm } from '../components/phone-login-form.tsx'
import { useRedirect } from '../use-redirect.ts'

/** 手机号登录, by a code. */
export default function PhoneLoginPage() {
  const { redirect, target } = useRedirect()
  if (useSignedIn()) return <Navigate to={target} replace />
  return (
    <AccountFrame title="手机号登录" lead="没有注册过的手机号会自动创建账号">
      <PhoneLoginForm redirect={redirect} autoFocus />
      <div className="account-links">
        <TextLink href={paths.loginPassword(redirect)}>用密码登录</TextLink>
        <TextLink href={paths.loginEmail(redirect)}>用邮箱登录</TextLink>
      </div>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
