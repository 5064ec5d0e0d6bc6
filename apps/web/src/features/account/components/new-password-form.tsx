import { password as passwordSchema } from '@guangquan/contract/account/identity.shapes'
import { Button, Field, PasswordInput } from '@guangquan/ui'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import * as z from 'zod'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { passwordError } from '../password-error.ts'
import { useCommonPasswords } from '../use-common-passwords.ts'
import { StrengthBar } from './strength-bar.tsx'

interface NewPasswordFormProps {
  /**
   * Phone number, e-mail address or user name the password belongs to: stored with it by password managers, and not
   * allowed in it.
   */
  account: string
  /** Not allowed in the password either, if known. */
  nickName?: string
  /** Password chosen before, on the way back. */
  initial?: string
  /** Refusal by the server. */
  refusal?: string | null
  label?: string
  submitLabel: string
  busyLabel?: string
  /** Submits the chosen password; a failure is shown under the first field. */
  onPassword: (password: string) => Promise<void> | void
  /** Between the password and the button. */
  children?: ReactNode
}

/** A new password, entered twice, with its strength. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const {
    account,
    nickName,
    initial = '',
    refusal = null,
    label = '密码',
    submitLabel,
    busyLabel,
    onPassword,
    children,
  } = props
  const isCommon = useCommonPasswords()
  const owner = {
    phone: /^\d+$/.test(account) ? account : null,
    email: account.includes('@') ? account : null,
    nickName,
  }
  const refusalOf = (value: string) => passwordError(value, owner, isCommon)
  const first = useCheckedField(
    passwordSchema.superRefine((value, context) => {
      const fault = refusalOf(value)
      if (fault !== null) context.addIssue(fault)
    }),
    initial,
  )
  const again = useCheckedField(
    z.string().refine((value) => value === first.value, '两次输入的密码不一样'),
    initial,
  )
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const { refuse } = first
  useEffect(() => {
    if (refusal !== null) refuse(refusal)
  }, [refusal, refuse])

  const focus = (place: 0 | 1) =>
    form.current?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = first.check()
    const same = again.check()
    if (chosen === undefined || same === undefined) {
      focus(chosen === undefined ? 0 : 1)
      return
    }
    setBusy(true)
    try {
      await onPassword(chosen)
    } catch (error) {
      first.refuseBy(error)
      focus(0)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <input type="hidden" autoComplete="username" value={account} readOnly />
      <div>
        <Field label={label} error={first.error} required>
          <PasswordInput
            autoComplete="new-password"
            autoFocus
            value={first.value}
            onChange={(event) => first.change(event.target.value)}
            onBlur={first.leave}
          />
        </Field>
        <StrengthBar
          password={first.value}
          isRefused={refusalOf(first.value) !== null || first.error !== null}
        />
      </div>
      <Field label="再输入一次" error={again.error} required>
        <PasswordInput
          autoComplete="new-password"
          value={again.value}
          onChange={(event) => again.change(event.target.value)}
          onBlur={again.leave}
        />
      </Field>
      {children}
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}
