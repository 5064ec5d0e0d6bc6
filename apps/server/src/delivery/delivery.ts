/** A text on its way to a person. `recipient` is a phone number or a mail address. */
export interface Message {
  channel: 'sms' | 'mail'
  recipient: string
  subject: string
  text: string
}

/** Sends messages by the configured provider; in development and test into the outbox page. */
export interface Delivery {
  send: (message: Message) => Promise<void>
}
