import { password as passwordSchema } from '@guangquan/contract/shapes/identity'
import { Button, Field, PasswordInput } from '@guangquan/ui'
import { useRef, type FormEvent } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { Navigate } from '../../../app/routing/link.tsx'
import * as z from 'zod'
import { paths } from '../../../app/paths.ts'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { StrengthBar } from '../components/strength-bar.tsx'
import { useRegisterDraft } from '../register-draft.ts'
import { registerStepCount, useRegisterStep } from '../use-register-step.ts'

/** 注册, step 3: the password, twice. It is kept in memory only. */
export default function RegisterPasswordPage() {
  const { missing, redirect } = useRegisterStep(3)
  const navigate = useNavigate()
  const { phone, password: kept, change } = useRegisterDraft()
  const first = useCheckedField(
    passwordSchema.refine((value) => phone === '' || !value.includes(phone), '密码里不要有手机号'),
    kept,
  )
  const again = useCheckedField(
    z.string().refine((value) => value === first.value, '两次输入的密码不一样'),
    kept,
  )
  const form = useRef<HTMLFormElement>(null)
  if (missing !== undefined) return <Navigate to={missing} replace />

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = first.check()
    const same = again.check()
    if (chosen === undefined || same === undefined) {
      form.current?.querySelectorAll('input')[chosen === undefined ? 0 : 1]?.focus()
      return
    }
    change({ password: chosen })
    navigate(paths.register(4, redirect))
  }

  return (
    <AccountFrame
      title="设置密码"
      lead="至少 8 个字符，什么字符都可以"
      back={paths.register(1, redirect)}
      progress={{ step: 3, of: registerStepCount }}
    >
      <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={phone} readOnly />
        <div>
          <Field label="密码" error={first.error} required>
            <PasswordInput
              autoComplete="new-password"
              autoFocus
              value={first.value}
              onChange={(event) => first.change(event.target.value)}
              onBlur={first.leave}
            />
          </Field>
          <StrengthBar password={first.value} />
        </div>
        <Field label="再输入一次" error={again.error} required>
          <PasswordInput
            autoComplete="new-password"
            value={again.value}
            onChange={(event) => again.change(event.target.value)}
            onBlur={again.leave}
          />
        </Field>
        <Button kind="lit" size="large" block type="submit">
          下一步
        </Button>
      </form>
    </AccountFrame>
  )
}
