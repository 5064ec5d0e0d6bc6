import type { CaptchaType } from '@guangquan/contract'
import type { SmsMessage } from '../delivery.ts'

/** The templates registered with a vendor. */
export interface SmsTemplates {
  codes: ((type: CaptchaType) => string | undefined) | undefined
  alerts: string | undefined
}

/** The template of a message, with the name and value of its only variable; `text` says what has no template. */
export function templateOf(
  message: SmsMessage,
  { codes, alerts }: SmsTemplates,
): { id: string; name: 'code' | 'what'; value: string } | string {
  if ('alert' in message) {
    return alerts === undefined ? 'alerts' : { id: alerts, name: 'what', value: message.alert }
  }
  const { type, code } = message.captcha
  const id = codes?.(type)
  return id === undefined ? `type ${type}` : { id, name: 'code', value: code }
}
