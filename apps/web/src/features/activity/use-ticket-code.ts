import type { ActivityTicket } from '@guangquan/contract'
import { ticketCode, ticketStep, ticketText } from '@guangquan/rules/gear/ticket-code'
import { useEffect, useState } from 'react'
import { browserHmac } from '@guangquan/client/browser-hmac'

interface ShownCode {
  step: number
  text: string
  /** Six digits to read out. */
  spoken: string
}

/** The code of a ticket for now, made on this device; null until the first one is made. */
export function useTicketCode({ key, enrolId }: ActivityTicket, now: number): ShownCode | null {
  const [shown, setShown] = useState<ShownCode | null>(null)
  const step = ticketStep(now)
  useEffect(() => {
    let isCurrent = true
    const make = async () => {
      const code = await ticketCode(browserHmac, { key, enrolId, step })
      if (isCurrent) setShown({ step, text: ticketText(enrolId, step, code), spoken: code.spoken })
    }
    void make()
    return () => {
      isCurrent = false
    }
  }, [key, enrolId, step])
  return shown
}
