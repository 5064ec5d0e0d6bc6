import { captchaCode } from '@guangquan/contract/account/identity.shapes'
import { Button } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { paths } from '../../../platform/paths.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { completeSignIn } from '../complete-sign-in.ts'
import { loginByCode, ticketOfUnknown } from '../login-by-code.ts'
import { stepAfterProof } from '../register/check-registration.ts'
import { beginAsNewcomer } from '../register/draft.ts'
import { useContactField } from '../typed-contact.ts'
import { useSentCode, type Channel } from '../use-sent-code.ts'
import { CodeLine } from './code-line.tsx'
import { EmailField } from './email-field.tsx'
import { PhoneField } from './phone-field.tsx'

interface CodeLoginFormProps {
  channel: Channel
  redirect: string | undefined
  autoFocus?: boolean
}

/**
 * Sign-in by a code sent to a phone number or e-mail address. Stores the session; the parent observes it and navigates.
 * Without an account, registration continues with the proof and without a second message.
 */
export function CodeLoginForm({ channel, redirect, autoFocus }: CodeLoginFormProps) {
  const navigate = useNavigate()
  const codes = useSentCode(2, channel)
  const stored = codes.secondsLeft > 0 ? (codes.sent?.to ?? '') : ''
  const account = useContactField(channel, stored)
  const code = useCheckedField(captchaCode)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = (place: 0 | 1) =>
    form.current?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()

  async function send() {
    const to = account.check()
    if (to === undefined) {
      focus(0)
      return
    }
    try {
      await codes.send(to)
      focus(1)
    } catch (error) {
      account.refuseBy(error)
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const to = account.check()
    const digits = code.check()
    if (to === undefined || digits === undefined) {
      focus(to === undefined ? 0 : 1)
      return
    }
    if (!agreed && !(await promptForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      await completeSignIn(() => loginByCode(channel, to, digits))
    } catch (error) {
      await refused(error, to)
    } finally {
      setBusy(false)
    }
  }

  async function refused(error: unknown, to: string) {
    const ticket = ticketOfUnknown(error)
    if (ticket !== undefined) {
      beginAsNewcomer({ channel, contact: to }, { ticket, agreed: true })
      navigate(paths.register(await stepAfterProof(3), redirect))
      return
    }
    code.refuseBy(error)
    focus(1)
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {channel === 'phone' ? (
        <PhoneField field={account} autoFocus={autoFocus} />
      ) : (
        <EmailField field={account} autoFocus={autoFocus} />
      )}
      <CodeLine field={code} codes={codes} onSend={send} />
      <AgreementBox agreed={agreed} onChange={setAgreed} />
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在登录">
        登录
      </Button>
    </form>
  )
}
