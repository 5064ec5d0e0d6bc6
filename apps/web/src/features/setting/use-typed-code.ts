import type { CaptchaType } from '@guangquan/contract'
import { captchaCode } from '@guangquan/contract/account/identity.shapes'
import { focusErrors } from '../../shared/forms/error-summary.tsx'
import { useRef } from 'react'
import { useCheckedField } from '../../shared/forms/use-checked-field.ts'
import { type Channel } from '../account/index.ts'
import type { Prover } from './prover.ts'
import { useCodesTo } from './use-codes-to.ts'

/** A code sent to the member's own phone number or mailbox, in a form with validation. */
export function useTypedCode(own: Prover, channel: Channel, captchaType: CaptchaType) {
  const masked = (channel === 'phone' ? own.phoneMasked : own.emailMasked) ?? ''
  const codes = useCodesTo(masked, channel, captchaType, true)
  const code = useCheckedField(captchaCode)
  const form = useRef<HTMLFormElement>(null)

  /** Called when 获取验证码 is pressed. */
  async function send(): Promise<void> {
    try {
      await codes.send(masked)
    } catch (error) {
      code.refuseBy(error)
    }
  }

  /** The code; undefined if it is invalid: the field then shows an error and gets the focus. */
  function read(): string | undefined {
    const typed = code.check()
    if (typed === undefined) focusErrors(form.current)
    return typed
  }

  return { masked, codes, code, form, send, read }
}
