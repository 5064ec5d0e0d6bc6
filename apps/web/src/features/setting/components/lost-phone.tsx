import type { OwnInfo } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useState } from 'react'
import { ContactLink } from '../../../shared/page/contact-link.tsx'
import { ProveSelf } from './prove-self.tsx'

/**
 * For members who lost their phone: proves identity by password and mailbox together. The server recognises the
 * password proof itself.
 */
export function LostPhone(props: { own: OwnInfo; onProved: (ticket: string) => void; onBack: () => void }) {
  const { own, onProved, onBack } = props
  const [hasPassword, setHasPassword] = useState(false)
  const back = (
    <Button kind="text" size="small" className="mt-4 -ml-2" onClick={onBack}>
      旧号还能收短信
    </Button>
  )
  if (!own.hasPassword || own.emailMasked === null) {
    return (
      <>
        <p>
          旧号收不到短信时，要同时核对密码和邮箱。这个账号还没有
          {[own.hasPassword ? '' : '设置密码', own.emailMasked === null ? '绑定邮箱' : '']
            .filter((part) => part !== '')
            .join('和')}
          ，请联系 <ContactLink />。
        </p>
        {back}
      </>
    )
  }
  return (
    <>
      <h2 className="mb-4 font-semibold">
        {hasPassword ? '第 2 项，共 2 项：邮箱验证码' : '第 1 项，共 2 项：当前密码'}
      </h2>
      {hasPassword ? (
        <ProveSelf key="email" own={own} ways={{ email: 1100 }} onProved={onProved} />
      ) : (
        <ProveSelf key="password" own={own} ways={{ password: true }} onProved={() => setHasPassword(true)} />
      )}
      {back}
    </>
  )
}
