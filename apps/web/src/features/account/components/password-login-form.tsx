import { ApiError } from '@guangquan/client'
import { Button, Field, PasswordInput, TextInput } from '@guangquan/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import * as z from 'zod'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { completeSignIn } from '../complete-sign-in.ts'
import { formatPhone } from '../format-phone.ts'
import { signInByPassword } from '../sign-in-by-password.ts'
import { setTypedContact, typedContact, useContactField } from '../typed-contact.ts'
import { EmailField } from './email-field.tsx'

// Only checks that a password was entered: the password rules apply to choosing one.
const anyPassword = z.string().min(1, '请输入密码')
// Spaces and +86 are often pasted with a phone number; no account name contains either.
const anyAccount = z
  .string()
  .trim()
  .min(1, '请输入手机号、邮箱或用户名')
  .max(254, '账号最多 254 个字符')
  .transform((value) =>
    /^[+\d][\d\s-]+$/.test(value) ? value.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)86/, '') : value,
  )

interface PasswordLoginFormProps {
  /** `any`: phone number, e-mail address or user name. */
  account: 'any' | 'email'
  autoFocus?: boolean
  /** Leads to sign-in by a code, which stays possible while the password is locked. */
  byCode: ReactNode
}

/** Sign-in by password. Stores the session; the parent observes it and navigates. */
export function PasswordLoginForm({ account: kind, autoFocus, byCode }: PasswordLoginFormProps) {
  const email = useContactField('email')
  const any = useCheckedField(anyAccount, formatPhone(typedContact('phone')) || typedContact('email'))
  const account = kind === 'email' ? email : any
  const [isLocked, setIsLocked] = useState(false)
  const password = useCheckedField(anyPassword)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = (place: 0 | 1) =>
    form.current?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const name = account.check()
    const secret = password.check()
    if (name === undefined || secret === undefined) {
      focus(name === undefined ? 0 : 1)
      return
    }
    if (!agreed && !(await promptForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      await completeSignIn(() => signInByPassword(name, secret))
    } catch (error) {
      password.refuseBy(error)
      setIsLocked(error instanceof ApiError && error.kind === 'AccountLocked')
      focus(1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {kind === 'email' ? (
        <EmailField field={account} autoFocus={autoFocus} />
      ) : (
        <Field label="账号" error={account.error} required>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="手机号、邮箱或用户名"
            value={account.value}
            autoFocus={autoFocus}
            onBlur={account.leave}
            onChange={({ target }) => {
              account.change(target.value)
              setTypedContact(target.value.includes('@') ? 'email' : 'phone', target.value)
            }}
          />
        </Field>
      )}
      <div>
        <Field label="密码" error={password.error} required>
          <PasswordInput
            value={password.value}
            onChange={(event) => password.change(event.target.value)}
            onBlur={password.leave}
          />
        </Field>
        {isLocked && password.error !== null ? <p className="mt-1 text-small">{byCode}</p> : null}
      </div>
      <AgreementBox agreed={agreed} onChange={setAgreed} />
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在登录">
        登录
      </Button>
    </form>
  )
}
