import type { ScanAnswer } from '@guangquan/contract'
import { useRef, useState } from 'react'
import { api, refresh, sentenceOf, write } from '../../platform/api.ts'
import { readCode } from './read-code.ts'

interface Scan {
  pending: boolean
  answer: ScanAnswer | null
  /** Why nothing was decided: no ticket, or no answer of the server. */
  failure: string | null
  scan: (text: string) => Promise<void>
}

/** Names this browser in conflicts, as long as it keeps its storage. */
function deviceName(): string {
  const key = 'console:entrance-device'
  const known = localStorage.getItem(key)
  if (known !== null) return known
  const made = crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

/** Sends what was scanned or typed, one after the other. */
export function useScan(activityId: string): Scan {
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<ScanAnswer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)

  async function scan(text: string): Promise<void> {
    if (isBusy.current) return
    const time = Date.now()
    const code = readCode(text, time)
    setAnswer(null)
    if (code === null) return setFailure('这不是活动的签到码')
    isBusy.current = true
    setPending(true)
    setFailure(null)
    try {
      const { answers } = await write(api.StaffCheckIn.StaffCheckIn, {
        activityId,
        device: deviceName(),
        sentAt: Date.now(),
        scans: [{ scanId: crypto.randomUUID(), ...code, time }],
      })
      setAnswer(answers[0] ?? null)
      await refresh(api.StaffCheckIn.GetActivities, api.StaffCheckIn.GetConflicts)
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return { pending, answer, failure, scan }
}
