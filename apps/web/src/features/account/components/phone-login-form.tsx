import { ApiError } from '@guangquan/client'
import { captchaCode, phone as phoneSchema } from '@guangquan/contract/shapes/identity'
import { Button, CodeField, Field, ResendButton } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { api, client } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AgreementBox, askForAgreement } from '../agreement.tsx'
import { formatPhone } from '../format-phone.ts'
import { startRegistration } from '../register-draft.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useSentCode } from '../use-sent-code.ts'
import { PhoneField } from './phone-field.tsx'

/**
 * Sign-in by a code. Stores the session; who uses it sees that and goes on. A phone without an account goes on to
 * registering, with its proof, without a second message.
 */
export function PhoneLoginForm({
  redirect,
  autoFocus,
}: {
  redirect: string | undefined
  autoFocus?: boolean
}) {
  const navigate = useNavigate()
  const signIn = useSession((state) => state.signIn)
  const codes = useSentCode(2)
  const phone = useCheckedField(
    phoneSchema,
    formatPhone(codes.secondsLeft > 0 ? (codes.sent?.phone ?? '') : ''),
  )
  const code = useCheckedField(captchaCode)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function send() {
    const number = phone.check()
    if (number === undefined) {
      focusField(form.current, 0)
      return
    }
    try {
      await codes.send(number)
      focusField(form.current, 1)
    } catch (error) {
      phone.refuse(
        error instanceof ApiError ? (error.fieldMessage('phone') ?? error.message) : sentenceOf(error),
      )
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = phone.check()
    const digits = code.check()
    if (number === undefined || digits === undefined) {
      focusField(form.current, number === undefined ? 0 : 1)
      return
    }
    if (!agreed && !(await askForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      signIn(
        await client.call(api.UserInfo.LoginByCode, { phone: number, code: digits, agreementCheckBox: true }),
      )
    } catch (error) {
      refused(error, number)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown, number: string) {
    const ticket =
      error instanceof ApiError && error.kind === 'PhoneUnknown' ? error.details['verifyTicket'] : undefined
    if (typeof ticket === 'string') {
      startRegistration(number, ticket)
      navigate(paths.register(3, redirect))
      return
    }
    code.refuse(sentenceOf(error))
    focusField(form.current, 1)
  }

  const wasSent = codes.sent !== undefined && codes.secondsLeft > 0
  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PhoneField field={phone} autoFocus={autoFocus} />
      <Field
        label="短信验证码"
        error={code.error}
        hint={wasSent ? '验证码已发送，5 分钟内有效' : undefined}
        required
      >
        <CodeField
          value={code.value}
          onChange={code.change}
          onBlur={code.leave}
          resend={
            <ResendButton
              secondsLeft={codes.secondsLeft}
              label={codes.sending ? '正在发送' : codes.sent === undefined ? '获取验证码' : '重新发送'}
              onResend={() => {
                if (!codes.sending) void send()
              }}
            />
          }
        />
      </Field>
      <AgreementBox agreed={agreed} onChange={setAgreed} />
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在登录">
        登录
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement | null, place: 0 | 1): void {
  form?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()
}
