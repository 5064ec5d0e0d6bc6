import { Button, EmptyState } from '@guangquan/ui'
import { WechatLogoIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { boot } from '../../../platform/boot.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { ScanCode } from '../components/scan-code.tsx'
import { beginSocial } from '../social/begin-social.ts'
import { useRedirect } from '../use-redirect.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

/** 微信登录: a QR code on a desktop, a button on a phone. */
export default function WechatLoginPage() {
  const { redirect, target } = useRedirect()
  const phone = useWidth('phone')
  const signedIn = useSignedIn()
  if (signedIn) return <Navigate to={target} replace />
  const open = boot.settings.socialLogin.wx
  return (
    <AccountFrame
      title="微信登录"
      lead="没有注册过的微信会先绑定手机号"
      tabs={<LoginTabs current="wechat" redirect={redirect} />}
    >
      {open ? null : <EmptyState title="微信登录暂未开放" help="可以用手机号、密码或邮箱登录" />}
      {open && phone ? <WechatButton redirect={redirect} /> : null}
      {open && !phone ? <ScanCode redirect={redirect} /> : null}
      <LoginLinks redirect={redirect} />
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}

function WechatButton({ redirect }: { redirect: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function begin() {
    setBusy(true)
    setError(null)
    try {
      await beginSocial('wx', { purpose: 'login', redirect: redirect ?? '' })
    } catch (failure) {
      setError(sentenceOf(failure))
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        kind="lit"
        size="large"
        block
        icon={<WechatLogoIcon size={22} />}
        busy={busy}
        busyLabel="正在打开微信"
        onClick={() => void begin()}
      >
        用微信登录
      </Button>
      {error === null ? null : (
        <p role="alert" className="mt-3 text-small text-danger">
          {error}
        </p>
      )}
    </>
  )
}
