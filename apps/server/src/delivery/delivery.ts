import type { CaptchaType } from '@guangquan/contract'

/** A short message. Vendors send registered templates, which take the code; `text` is the resulting text. */
export interface SmsMessage {
  channel: 'sms'
  /** Mainland phone number, eleven digits. */
  recipient: string
  subject: string
  text: string
  captcha: { type: CaptchaType; code: string }
}

export interface MailMessage {
  channel: 'mail'
  recipient: string
  subject: string
  text: string
}

/** A message to a person. */
export type Message = SmsMessage | MailMessage

/** Sends messages by the configured provider; in development and test to the outbox page. */
export interface Delivery {
  /**
   * Returns when the provider accepted the message, and also when that is unknown: nothing is sent twice, and a person
   * who got nothing can request another after a minute.
   * @throws Failure Unavailable, or TooFast when the provider's own limit was hit
   */
  send: (message: Message) => Promise<void>
}
