import { Button } from '@guangquan/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { useContactField } from '../typed-contact.ts'
import type { Channel } from '../use-sent-code.ts'
import { EmailField } from './email-field.tsx'
import { PhoneField } from './phone-field.tsx'

interface ContactEntryProps {
  channel: Channel
  /** Used when nothing has been typed yet. */
  initial?: string
  /**
   * Submits the phone number or e-mail address; called after the terms were agreed to. A failure is shown under the
   * field.
   */
  onContact: (to: string) => Promise<void>
  /** Addition below the field, for some refusals. */
  after?: ReactNode
  /** False if no agreement is needed, as for resetting a password. */
  terms?: boolean
  /** A refusal of the input from a later step. */
  refusal?: string | null
}

/** A phone number or e-mail address with the agreement, before a code is sent. */
export function ContactEntry(props: ContactEntryProps) {
  const { channel, initial = '', onContact, after, terms = true, refusal = null } = props
  const contact = useContactField(channel, initial)
  const [said, setSaid] = useState(refusal)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const to = contact.check()
    if (to === undefined) {
      form.current?.querySelector('input')?.focus()
      return
    }
    if (terms && !agreed && !(await promptForAgreement())) return
    setAgreed(true)
    setBusy(true)
    try {
      await onContact(to)
    } catch (error) {
      contact.refuseBy(error)
    } finally {
      setBusy(false)
    }
  }

  const field = {
    ...contact,
    error: contact.error ?? said,
    change: (value: string) => {
      setSaid(null)
      contact.change(value)
    },
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {channel === 'phone' ? (
        <PhoneField field={field} autoFocus after={after} />
      ) : (
        <EmailField field={field} autoFocus after={after} />
      )}
      {terms ? <AgreementBox agreed={agreed} onChange={setAgreed} /> : null}
      <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在发送验证码">
        获取验证码
      </Button>
    </form>
  )
}
