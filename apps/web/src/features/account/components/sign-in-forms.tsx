import { Tabs } from '@guangquan/ui'
import { useId, useState } from 'react'
import { CodeLoginForm } from './code-login-form.tsx'
import { LoginLinks } from './login-links.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'

const ways = [
  { id: 'phone', label: '手机登录' },
  { id: 'password', label: '密码登录' },
  { id: 'email', label: '邮箱登录' },
] as const
type Way = (typeof ways)[number]['id']

/** Sign-in methods that do not leave the page. Stores the session; the parent observes it and navigates. */
export function SignInForms({ redirect }: { redirect: string }) {
  const panelId = useId()
  const [way, setWay] = useState<Way>('phone')
  return (
    <>
      <Tabs
        label="登录方式"
        items={ways.map((one) => (one.id === way ? { ...one, panelId } : one))}
        current={way}
        onChange={setWay}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`} className="pt-5">
        {way === 'password' ? (
          <PasswordLoginForm
            account="any"
            byCode={
              <button type="button" className="ui-link" onClick={() => setWay('phone')}>
                用验证码登录
              </button>
            }
          />
        ) : (
          <CodeLoginForm key={way} channel={way} redirect={redirect} />
        )}
        <LoginLinks redirect={redirect} />
      </div>
    </>
  )
}
