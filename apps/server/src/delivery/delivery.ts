import type { BrandColours, CaptchaType } from '@guangquan/contract'

interface ShortMessage {
  channel: 'sms'
  /** Mainland phone number, eleven digits. */
  recipient: string
  subject: string
  /** The resulting text: vendors send registered templates, which take one value. */
  text: string
}

/** A short message with a code. */
export interface CodeSms extends ShortMessage {
  captcha: { type: CaptchaType; code: string }
}

/** A short message that informs the owner of an account about a change. */
export interface AlertSms extends ShortMessage {
  /** What happened, at most 12 characters: vendors refuse longer values. */
  alert: string
}

export type SmsMessage = CodeSms | AlertSms

export interface MailMessage {
  channel: 'mail'
  recipient: string
  subject: string
  text: string
  sender: MailSender
  /** For a mail to which its recipient subscribed. */
  list?: MailList
}

/** How to end a subscription, and which parts of the text are links. */
interface MailList {
  /** Origin of the site: addresses below it are links. */
  origin: string
  /** Ends it with one press in the mail program (RFC 8058), by a POST without a session. */
  stopUrl: string
}

/** The sender of a mail, as shown at its top. */
export interface MailSender {
  name: string
  colours: Pick<BrandColours, 'fill' | 'onFill'>
}

/** A message to a person. */
export type Message = SmsMessage | MailMessage

/** Sends messages by the configured provider; in development and test to the outbox page. */
export interface Delivery {
  /**
   * Returns when the provider accepted the message, and also if that is unknown: nothing is sent twice, and a person
   * who got nothing can request another after a minute.
   * @throws Failure Unavailable, or TooFast when the provider's own limit was reached
   */
  send: (message: Message) => Promise<void>
  /** The configured providers; the outbox where there is none. */
  channels: readonly Channel[]
}

/** One provider of messages, to be tested separately. */
export interface Channel {
  /** As the counts of its use name it; `outbox` in development and test. */
  name: string
  takes: readonly Message['channel'][]
  /** A short message contains a code that opens nothing: vendors send no other text. @throws ProviderFailure */
  sendTest: (message: Omit<MailMessage, 'channel'>) => Promise<void>
}
