import { captchaCode, phone as phoneSchema } from '@guangquan/contract/account/identity.shapes'
import { Button } from '@guangquan/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, client } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { completeSignIn } from '../complete-sign-in.ts'
import { withPuzzle } from '../puzzle/with-puzzle.ts'
import { stepAfterProof } from '../register/check-registration.ts'
import { changeDraft, storeTicket, useRegisterDraft } from '../register/draft.ts'
import { isSocialRefusal } from '../register/register.ts'
import type { SocialPerson } from '../social/social-person.ts'
import { useContactField } from '../typed-contact.ts'
import { useSentCode } from '../use-sent-code.ts'
import { AuthoriseAgain, type useAuthoriseAgain } from './authorise-again.tsx'
import { CodeLine } from './code-line.tsx'
import { PhoneField } from './phone-field.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

interface SocialPhoneFormProps {
  social: SocialPerson
  redirect: string | undefined
  refusal: string | null
  again: ReturnType<typeof useAuthoriseAgain>
}

/**
 * Verifies a phone number by code: an existing account is bound and signed in, a new number continues with
 * registration.
 */
export function SocialPhoneForm({ social, redirect, refusal, again }: SocialPhoneFormProps) {
  const navigate = useNavigate()
  const draft = useRegisterDraft()
  const registering = useSentCode(1)
  const signingIn = useSentCode(2)
  const phone = useContactField('phone', draft.phone)
  const code = useCheckedField(captchaCode)
  // The number found to have an account.
  const [known, setKnown] = useState<string | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [unauthorised, setUnauthorised] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focus = (place: 0 | 1) =>
    form.current?.querySelectorAll<HTMLInputElement>('.ui-input')[place]?.focus()
  const isKnown = known !== null && phoneSchema.safeParse(phone.value).data === known
  const codes = isKnown ? signingIn : registering

  const { refuse } = phone
  useEffect(() => {
    if (refusal !== null) refuse(refusal)
  }, [refusal, refuse])

  async function send() {
    const number = phone.check()
    if (number === undefined) {
      focus(0)
      return
    }
    try {
      const { exist } = await withPuzzle((puzzle) =>
        client.call(api.UserInfo.ExistPhone, { phone: number, ...puzzle }),
      )
      setKnown(exist ? number : null)
      await (exist ? signingIn : registering).send(number)
      focus(1)
    } catch (error) {
      phone.refuseBy(error)
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = phone.check()
    const digits = code.check()
    if (number === undefined || digits === undefined) {
      focus(number === undefined ? 0 : 1)
      return
    }
    if (isKnown && !agreed && !(await promptForAgreement())) return
    setAgreed(true)
    setUnauthorised(null)
    setBusy(true)
    try {
      await (isKnown ? bindAndEnter(number, digits) : goOn(number, digits))
    } catch (error) {
      if (isSocialRefusal(error)) {
        changeDraft({ phone: number })
        setUnauthorised(sentenceOf(error))
        return
      }
      code.refuseBy(error)
      focus(1)
    } finally {
      setBusy(false)
    }
  }

  async function bindAndEnter(number: string, digits: string) {
    const socialTicket = social.accessToken
    await completeSignIn(() =>
      client.call(api.UserInfo.LoginByCode, {
        phone: number,
        code: digits,
        agreementCheckBox: true,
        socialTicket,
      }),
    )
  }

  async function goOn(number: string, digits: string) {
    storeTicket(await registering.verify(number, digits))
    changeDraft({ phone: number, channel: 'phone', refusal: null })
    navigate(paths.register(await stepAfterProof('n3'), redirect))
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PhoneField
        field={phone}
        autoFocus
        after={
          isKnown ? (
            <p role="status" className="mt-1 text-small text-ink-2">
              该手机号已有账号，绑定并登录
            </p>
          ) : null
        }
      />
      <CodeLine field={code} codes={codes} onSend={send} />
      {isKnown ? <AgreementBox agreed={agreed} onChange={setAgreed} /> : null}
      {unauthorised === null ? null : (
        <AuthoriseAgain sentence={unauthorised} social={social} redirect={redirect} again={again} />
      )}
      <Button
        kind="lit"
        size="large"
        block
        type="submit"
        busy={busy}
        busyLabel={isKnown ? '正在登录' : '正在校验'}
      >
        {isKnown ? '绑定并登录' : '下一步'}
      </Button>
    </form>
  )
}
