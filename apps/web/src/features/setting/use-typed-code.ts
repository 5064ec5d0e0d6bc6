import type { CaptchaType } from '@guangquan/contract'
import { captchaCode } from '@guangquan/contract/shapes/identity'
import { useRef } from 'react'
import { useCheckedField } from '../../shared/use-checked-field.ts'
import type { Channel } from '../account/index.ts'
import type { Prover } from './components/prove-self.tsx'
import { useOwnContact } from './use-own-contact.ts'

/** The own phone or mailbox with the code that was sent to it, in a form that knows what is wrong in it. */
export function useTypedCode(own: Prover, channel: Channel, captchaType: CaptchaType) {
  const contact = useOwnContact(own, channel, captchaType)
  const code = useCheckedField(captchaCode)
  const form = useRef<HTMLFormElement>(null)

  /** Both fields; undefined when one is wrong, which has its sentence and the focus then. */
  function read(): { to: string; typed: string } | undefined {
    const to = contact.field.check()
    const typed = code.check()
    if (to !== undefined && typed !== undefined) return { to, typed }
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    return undefined
  }

  return { contact, code, form, read }
}
