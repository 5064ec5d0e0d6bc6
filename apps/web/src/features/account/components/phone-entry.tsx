import { phone as phoneSchema } from '@guangquan/contract/shapes/identity'
import { Button } from '@guangquan/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AgreementBox, askForAgreement } from '../agreement.tsx'
import { formatPhone } from '../format-phone.ts'
import { sentenceOf } from '../sentence-of.ts'
import { PhoneField } from './phone-field.tsx'

interface PhoneEntryProps {
  initialPhone: string
  /** Takes the number, agreed to the terms; its failure is shown under the field. */
  onPhone: (phone: string) => Promise<void>
  /** What to add below the field, for the number that was refused. */
  after?: ReactNode
}

/** A phone number and the agreement, on the way to a code. */
export function PhoneEntry({ initialPhone, onPhone, after }: PhoneEntryProps) {
  const phone = useCheckedField(phoneSchema, formatPhone(initialPhone))
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = phone.check()
    if (number === undefined) {
      form.current?.querySelector('input')?.focus()
      return
    }
    if (!agreed && !(await askForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      await onPhone(number)
    } catch (error) {
      phone.refuse(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PhoneField field={phone} autoFocus after={after} />
      <AgreementBox agreed={agreed} onChange={setAgreed} />
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在发送验证码">
        获取验证码
      </Button>
    </form>
  )
}
