import type { CaptchaType } from '@guangquan/contract'

/** A short message. Vendors send registered templates only: they take the code, and `text` is what it reads like. */
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

/** A text on its way to a person. */
export type Message = SmsMessage | MailMessage

/** Sends messages by the configured provider; in development and test into the outbox page. */
export interface Delivery {
  /**
   * Returns when the provider took the message, and also when it is not known whether it did: nothing is sent twice,
   * and a person who got nothing asks again after a minute.
   * @throws Failure Unavailable, or TooFast where the provider's own limit was hit
   */
  send: (message: Message) => Promise<void>
}
