import type { CaptchaType } from '@guangquan/contract'
import {
  captchaCode,
  email as emailSchema,
  phone as phoneSchema,
} from '@guangquan/contract/account/identity.shapes'
import { ApiError } from '@guangquan/client'
import { Button } from '@guangquan/ui'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { useRef, useState, type FormEvent } from 'react'
import type { SteppedSetting } from '../../../platform/own-paths.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { CodeLine, EmailField, PhoneField, type Channel } from '../../account/index.ts'
import { useCodesTo } from '../use-codes-to.ts'
import { useStepWarning } from '../use-step-warning.ts'

interface NewContactFormProps {
  channel: Channel
  captchaType: CaptchaType
  submitLabel: string
  what: SteppedSetting
  /** Submits the new phone number or e-mail address with its code; a failure is shown beside the field it concerns. */
  onContact: (to: string, code: string) => Promise<void>
}

/** A new phone number or e-mail address, with the code that proves it. */
export function NewContactForm(props: NewContactFormProps) {
  const { channel, captchaType, submitLabel, what, onContact } = props
  const schema = channel === 'phone' ? phoneSchema : emailSchema
  const contact = useCheckedField(schema)
  const code = useCheckedField(captchaCode)
  const judged = schema.safeParse(contact.value)
  const codes = useCodesTo(judged.success ? judged.data : undefined, channel, captchaType)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const dirty = contact.value !== ''
  useStepWarning(what, dirty)

  async function send() {
    const to = contact.check()
    if (to === undefined) return
    try {
      await codes.send(to)
    } catch (error) {
      contact.refuseBy(error)
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const to = contact.check()
    const whole = code.check()
    if (to !== undefined && whole !== undefined) {
      setBusy(true)
      try {
        await onContact(to, whole)
        return
      } catch (error) {
        const isCode = error instanceof ApiError && ['CaptchaWrong', 'CaptchaVoid'].includes(error.kind)
        const refused = isCode ? code : contact
        refused.refuseBy(error)
      } finally {
        setBusy(false)
      }
    }
    focusErrors(form.current)
  }

  return (
    <form ref={form} noValidate className="setting-form" onSubmit={(event) => void submit(event)}>
      {channel === 'phone' ? (
        <PhoneField field={contact} autoFocus />
      ) : (
        <EmailField field={contact} label="新邮箱" autoFocus />
      )}
      <CodeLine field={code} codes={codes} onSend={send} />
      <div className="setting-buttons">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在保存">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
