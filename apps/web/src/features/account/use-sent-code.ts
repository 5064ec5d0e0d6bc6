import { ApiError } from '@guangquan/client'
import type { CaptchaType } from '@guangquan/contract'
import { useEffect, useState } from 'react'
import { api, client } from '../../app/api.ts'
import { usePersisted } from '../../shared/use-persisted.ts'
import { readSentCode, secondsLeft, type SentCode } from './countdown.ts'
import { withPuzzle } from './puzzle/with-puzzle.ts'

interface CodeSending {
  /** The last code of this kind, in this browser; undefined when it is too long ago. */
  sent: SentCode | undefined
  /** Until the next one may be asked for. */
  secondsLeft: number
  sending: boolean
  /** Sends a code. @throws ApiError with the sentence to show beside the phone number */
  send: (phone: string) => Promise<void>
}

/** Sends codes and counts the seconds until the next one, across pages and reloads. */
export function useSentCode(captchaType: CaptchaType): CodeSending {
  const [stored, store] = usePersisted('codeSent', (value) => readSentCode(value, Date.now()))
  const [sending, setSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  const sent = stored?.captchaType === captchaType ? stored : undefined
  const left = secondsLeft(sent, now)

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  function startWaiting(phone: string, seconds: number) {
    setNow(Date.now())
    store({ phone, captchaType, until: Date.now() + seconds * 1000 })
  }

  async function send(phone: string): Promise<void> {
    setSending(true)
    try {
      const { wait } = await withPuzzle((puzzle) =>
        client.call(api.SmsMessage.GetSmsCaptcha, { phone, captchaType, ...puzzle }),
      )
      startWaiting(phone, wait)
    } catch (error) {
      const seconds =
        error instanceof ApiError && error.kind === 'CaptchaTooSoon' ? error.details['n'] : undefined
      if (typeof seconds === 'number' && seconds <= 60) startWaiting(phone, seconds)
      throw error
    } finally {
      setSending(false)
    }
  }

  return { sent, secondsLeft: left, sending, send }
}
