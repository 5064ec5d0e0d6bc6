import { ApiError } from '@guangquan/client'
import { captchaCode, email as emailSchema, phone as phoneSchema } from '@guangquan/contract/shapes/identity'
import { Button } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { paths } from '../../../platform/paths.ts'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { completeSignIn } from '../complete-sign-in.ts'
import { formatPhone } from '../format-phone.ts'
import { loginByCode, ticketOfUnknown } from '../login-by-code.ts'
import { startRegistration } from '../register/draft.ts'
import { useSentCode, type Channel } from '../use-sent-code.ts'
import { CodeLine } from './code-line.tsx'
import { EmailField } from './email-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { sentenceOf } from '../../../shared/sentence-of.ts'

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
  const account = useCheckedField(
    channel === 'phone' ? phoneSchema : emailSchema,
    channel === 'phone' ? formatPhone(stored) : stored,
  )
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
      const field = error instanceof ApiError ? error.fieldMessage(channel) : undefined
      account.refuse(field ?? sentenceOf(error))
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
      refused(error, to)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown, to: string) {
    const ticket = ticketOfUnknown(error)
    if (ticket !== undefined) {
      startRegistration(channel, to, ticket)
      navigate(paths.register(3, redirect))
      return
    }
    code.refuse(sentenceOf(error))
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
