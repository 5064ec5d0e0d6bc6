import type { CaptchaType } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useState, type FormEvent } from 'react'
import { CodeLine, type Channel } from '../../account/index.ts'
import { useTypedCode } from '../use-typed-code.ts'
import { OwnContact } from './own-contact.tsx'
import type { Prover } from '../prover.ts'

/** Exchanges a code sent to the member's own phone number or mailbox for a proof. */
export function ProveByCode(props: {
  own: Prover
  channel: Channel
  captchaType: CaptchaType
  submitLabel: string
  onProved: (ticket: string) => Promise<void> | void
}) {
  const { own, channel, captchaType, submitLabel, onProved } = props
  const { masked, codes, code, form, send, read } = useTypedCode(own, channel, captchaType)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = read()
    if (typed === undefined) return
    setBusy(true)
    try {
      await onProved(await codes.verify(masked, typed))
    } catch (error) {
      code.refuseBy(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="setting-form" onSubmit={(event) => void submit(event)}>
      <OwnContact channel={channel} masked={masked} />
      <CodeLine field={code} codes={codes} onSend={send} />
      <div className="setting-buttons">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在核对">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
