import type { CaptchaType } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useState, type FormEvent } from 'react'
import { CodeLine, sentenceOf, type Channel } from '../../account/index.ts'
import { useTypedCode } from '../use-typed-code.ts'
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
  const { contact, code, form, read } = useTypedCode(own, channel, captchaType)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const entered = read()
    if (entered === undefined) return
    setBusy(true)
    try {
      await onProved(await contact.codes.verify(entered.to, entered.typed))
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
