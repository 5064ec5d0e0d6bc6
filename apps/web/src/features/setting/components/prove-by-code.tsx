import type { CaptchaType } from '@guangquan/contract'
import { captchaCode } from '@guangquan/contract/shapes/identity'
import { Button } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { CodeLine, sentenceOf, type Channel } from '../../account/index.ts'
import { useOwnContact } from '../use-own-contact.ts'
import { OwnContactField } from './own-contact-field.tsx'
import type { Prover } from './prove-self.tsx'

/** A code to the own phone or mailbox, given for a proof. */
export function ProveByCode(props: {
  own: Prover
  channel: Channel
  captchaType: CaptchaType
  submitLabel: string
  onProved: (ticket: string) => Promise<void> | void
}) {
  const { own, channel, captchaType, submitLabel, onProved } = props
  const contact = useOwnContact(own, channel, captchaType)
  const code = useCheckedField(captchaCode)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const to = contact.field.check()
    const whole = code.check()
    if (to === undefined || whole === undefined) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    try {
      await onProved(await contact.codes.verify(to, whole))
    } catch (error) {
      code.refuse(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="setting-form" onSubmit={(event) => void submit(event)}>
      <OwnContactField contact={contact} />
      <CodeLine field={code} codes={contact.codes} onSend={contact.send} />
      <div className="setting-buttons">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在核对">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
