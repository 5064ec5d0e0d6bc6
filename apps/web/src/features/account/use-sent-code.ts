import { ApiError } from '@guangquan/client'
import type { CaptchaType } from '@guangquan/contract'
import { useEffect, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { usePersisted } from '../../shared/forms/use-persisted.ts'
import { readSentCode, secondsLeft, type SentCode } from './countdown.ts'
import { withPuzzle } from './puzzle/with-puzzle.ts'

/** Channel by which a code is sent. */
export type Channel = 'phone' | 'email'

/** Codes of one kind over one channel. */
export interface CodeSending {
  channel: Channel
  /** The last code of this kind in this browser; undefined if it has expired. */
  sent: SentCode | undefined
  /** Until the next code may be requested. */
  secondsLeft: number
  sending: boolean
  /** Sends a code. @throws ApiError with the sentence to show beside the field */
  send: (to: string) => Promise<void>
  /** Sends a code unless a recent one to the same phone number or e-mail address is still valid. @throws ApiError */
  sendUnlessFresh: (to: string) => Promise<void>
  /** Exchanges a code for a one-time proof of the phone number or e-mail address. @throws ApiError */
  verify: (to: string, code: string) => Promise<string>
}

/**
 * Sends codes and counts down the seconds until the next one, across pages and reloads.
 * @param isOwn the member's own phone number or mailbox, which the server knows: `to` is only its masked form
 */
export function useSentCode(
  captchaType: CaptchaType,
  channel: Channel = 'phone',
  isOwn = false,
): CodeSending {
  const [stored, store] = usePersisted(channel === 'phone' ? 'codeSent' : 'mailSent', (value) =>
    readSentCode(value, Date.now()),
  )
  const [sending, setSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  const waiting = stored?.captchaType === captchaType ? stored : undefined
  const sent = waiting?.arrived === true ? waiting : undefined
  const left = secondsLeft(waiting, now)

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  const addressed = (address: { phone: string } | { email: string }) => (isOwn ? {} : address)

  function startWaiting(to: string, seconds: number, arrived: boolean) {
    setNow(Date.now())
    store({ to, captchaType, until: Date.now() + seconds * 1000, arrived })
  }

  async function send(to: string): Promise<void> {
    setSending(true)
    try {
      const { wait } = await withPuzzle((puzzle) =>
        channel === 'phone'
          ? client.call(api.SmsMessage.GetSmsCaptcha, { ...addressed({ phone: to }), captchaType, ...puzzle })
          : client.call(api.EmailMessage.GetEmailCaptcha, {
              ...addressed({ email: to }),
              captchaType,
              ...puzzle,
            }),
      )
      startWaiting(to, wait, true)
    } catch (error) {
      const seconds =
        error instanceof ApiError && error.kind === 'CaptchaTooSoon' ? error.details['n'] : undefined
      if (typeof seconds === 'number' && seconds <= 60) startWaiting(to, seconds, sent?.to === to)
      throw error
    } finally {
      setSending(false)
    }
  }

  return {
    channel,
    sent,
    secondsLeft: left,
    sending,
    send,
    sendUnlessFresh: async (to) => {
      if (left === 0 || sent?.to !== to) await send(to)
    },
    verify: async (to, code) => {
      const { verifyTicket } =
        channel === 'phone'
          ? await client.call(api.SmsMessage.VerifySmsCaptcha, {
              ...addressed({ phone: to }),
              captchaType,
              code,
            })
          : await client.call(api.EmailMessage.VerifyEmailCaptcha, {
              ...addressed({ email: to }),
              captchaType,
              code,
            })
      return verifyTicket
    },
  }
}
