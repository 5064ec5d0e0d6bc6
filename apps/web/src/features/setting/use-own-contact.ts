import type { CaptchaType } from '@guangquan/contract'
import { email as emailSchema, phone as phoneSchema } from '@guangquan/contract/shapes/identity'
import { maskEmail } from '@guangquan/rules/email'
import { maskPhone } from '@guangquan/rules/phone'
import { useCheckedField, type CheckedField } from '../../shared/use-checked-field.ts'
import { sentenceOf, type Channel, type CodeSending } from '../account/index.ts'
import type { Prover } from './components/prove-self.tsx'
import { useCodesTo } from './use-codes-to.ts'

/** The own phone or mailbox, which the site knows in part only: typed in whole, and sent codes to. */
export interface OwnContact {
  channel: Channel
  masked: string
  field: CheckedField
  codes: CodeSending
  /** 获取验证码 was pressed. */
  send: () => Promise<void>
}

/** State of one `OwnContact`, for codes of one kind. */
export function useOwnContact(own: Prover, channel: Channel, captchaType: CaptchaType): OwnContact {
  const isPhone = channel === 'phone'
  const masked = (isPhone ? own.phoneMasked : own.emailMasked) ?? ''
  const schema = isPhone
    ? phoneSchema.refine((value) => maskPhone(value) === masked, '和绑定的手机号不一样')
    : emailSchema.refine((value) => maskEmail(value) === masked, '和绑定的邮箱不一样')
  const field = useCheckedField(schema)
  const judged = schema.safeParse(field.value)
  const codes = useCodesTo(judged.success ? judged.data : undefined, channel, captchaType)

  async function send() {
    const to = field.check()
    if (to === undefined) return
    try {
      await codes.send(to)
    } catch (error) {
      field.refuse(sentenceOf(error))
    }
  }

  return {
    channel,
    masked,
    codes,
    send,
    field,
  }
}
