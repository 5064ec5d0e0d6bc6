import type { CaptchaType } from '@guangquan/contract'
import { captchaCode } from '@guangquan/contract/shapes/identity'
import { useRef } from 'react'
import { useCheckedField } from '../../shared/use-checked-field.ts'
import { sentenceOf, type Channel } from '../account/index.ts'
import type { Prover } from './components/prove-self.tsx'
import { useCodesTo } from './use-codes-to.ts'

/** A code that is sent to the own phone or mailbox, in a form that knows what is wrong in it. */
export function useTypedCode(own: Prover, channel: Channel, captchaType: CaptchaType) {
  const masked = (channel === 'phone' ? own.phoneMasked : own.emailMasked) ?? ''
  const codes = useCodesTo(masked, channel, captchaType, true)
  const code = useCheckedField(captchaCode)
  const form = useRef<HTMLFormElement>(null)

  /** 获取验证码 was pressed. */
  async function send(): Promise<void> {
    try {
      await codes.send(masked)
    } catch (error) {
      code.refuse(sentenceOf(error))
    }
  }

  /** The code; undefined when it is none, and it has its sentence and the focus then. */
  function read(): string | undefined {
    const typed = code.check()
    if (typed === undefined)
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    return typed
  }

  return { masked, codes, code, form, send, read }
}
