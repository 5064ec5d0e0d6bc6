import { sentCodeLifeMs } from '../../platform/short-lived.ts'

/**
 * A sent code: its phone number or e-mail address, its purpose, and when the next one may be requested (epoch
 * milliseconds).
 */
export interface SentCode {
  to: string
  captchaType: number
  until: number
  /**
   * False when no code was sent because another kind of code had just been sent there; the server only returned the
   * waiting time.
   */
  arrived: boolean
}

/** Whole seconds until the next code may be requested; 0 if it may be now. */
export function secondsLeft(sent: SentCode | undefined, now: number): number {
  return sent === undefined ? 0 : Math.max(0, Math.ceil((sent.until - now) / 1000))
}

/** Parses a stored value; undefined when it is malformed or expired. */
export function readSentCode(stored: unknown, now: number): SentCode | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('to' in stored && 'captchaType' in stored && 'until' in stored && 'arrived' in stored))
    return undefined
  const { to, captchaType, until, arrived } = stored
  if (typeof to !== 'string' || typeof captchaType !== 'number' || typeof until !== 'number') return undefined
  return until + sentCodeLifeMs < now ? undefined : { to, captchaType, until, arrived: arrived === true }
}
