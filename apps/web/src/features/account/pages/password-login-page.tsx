import { phone as phoneSchema } from '@guangquan/contract/shapes/identity'
import { Button, Field, PasswordInput, TextLink } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { Navigate } from '../../../app/routing/link.tsx'
import * as z from 'zod'
import { paths } from '../../../app/paths.ts'
import { useSession, useSignedIn } from '../../../app/session.ts'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AgreementBox, askForAgreement } from '../agreement.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PhoneField } from '../components/phone-field.tsx'
import { sentenceOf } from '../sentence-of.ts'
import { signInByPassword } from '../sign-in-by-password.ts'
import { useRedirect } from '../use-redirect.ts'

// Only whether there is one: rules for passwords belong to choosing one, not to entering it.
const anyPassword = z.string().min(1, '请输入密码')

/** 手机密码登录. */
export default function PasswordLoginPage() {
  const { redirect, target } = useRedirect()
  const signIn = useSession((state) => state.signIn)
  const phone = useCheckedField(phoneSchema)
  const password = useCheckedField(anyPassword)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  if (useSignedIn()) return <Navigate to={target} replace />

  function focusField(place: 0 | 1) {
    form.current?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = phone.check()
    const secret = password.check()
    if (number === undefined || secret === undefined) {
      focusField(number === undefined ? 0 : 1)
      return
    }
    if (!agreed && !(await askForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      signIn(await signInByPassword(number, secret))
    } catch (error) {
      password.refuse(sentenceOf(error))
      focusField(1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountFrame title="密码登录" lead="用注册时的手机号和密码">
      <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <PhoneField field={phone} autoFocus />
        <Field label="密码" error={password.error} required>
          <PasswordInput
            value={password.value}
            onChange={(event) => password.change(event.target.value)}
            onBlur={password.leave}
          />
        </Field>
        <AgreementBox agreed={agreed} onChange={setAgreed} />
        <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在登录">
          登录
        </Button>
      </form>
      <div className="account-links">
        <TextLink href={paths.login(redirect)}>用验证码登录</TextLink>
        <TextLink href={paths.resetPassword()}>忘记密码</TextLink>
      </div>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
