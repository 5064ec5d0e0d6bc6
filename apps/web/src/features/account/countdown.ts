import { sentCodeLifeMs } from '../../platform/short-lived.ts'

/** A code that was sent: to which phone or e-mail, for what, and when the next may be asked for (epoch milliseconds). */
export interface SentCode {
  to: string
  captchaType: number
  until: number
  /** False when the server only said how long to wait: another kind of code went there a moment ago. */
  arrived: boolean
}

/** Whole seconds until the next code may be asked for; 0 when it may. */
export function secondsLeft(sent: SentCode | undefined, now: number): number {
  return sent === undefined ? 0 : Math.max(0, Math.ceil((sent.until - now) / 1000))
}

/** Reads what was stored; undefined when it is something else or too old to matter. */
export function readSentCode(stored: unknown, now: number): SentCode | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('to' in stored && 'captchaType' in stored && 'until' in stored && 'arrived' in stored))
    return undefined
  const { to, captchaType, until, arrived } = stored
  if (typeof to !== 'string' || typeof captchaType !== 'number' || typeof until !== 'number') return undefined
  return until + sentCodeLifeMs < now ? undefined : { to, captchaType, until, arrived: arrived === true }
}
