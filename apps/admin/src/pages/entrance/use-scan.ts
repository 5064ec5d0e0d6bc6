import { ApiError } from '@guangquan/client'
import type { EntranceList, EntranceScan, ScanOutcome } from '@guangquan/contract'
import { useState } from 'react'
import { api, call, refresh, sentenceOf } from '../../platform/api.ts'
import { clockOffsetMs } from '../../platform/boot.ts'
import { isStored, judgeOffline, type OfflineResult } from './judge-offline.ts'
import { readCode, unknownDigits } from './read-code.ts'
import { addToQueue, readQueue, takeFromQueue } from './scan-queue.ts'

/** The shown result of a scan: the server's response, or the device's own result without a network. */
export type Shown = Omit<ScanOutcome, 'result' | 'scanId'> & { result: ScanOutcome['result'] | OfflineResult }

/** How many the server takes in one call. */
const atOnce = 200

/** Names this browser in conflicts, as long as it keeps its storage. */
function deviceName(): string {
  const key = 'console:entrance-device'
  const known = localStorage.getItem(key)
  if (known !== null) return known
  const made = crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

/** Of the device's clock; the server corrects it. */
const deviceTime = () => Date.now()

const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'Offline' || error.kind === 'Timeout')

/** Sends all scans that wait on the device. A repeated sending changes nothing. */
export async function sendQueue(activityId: string): Promise<ScanOutcome[]> {
  const outcomes: ScanOutcome[] = []
  for (let waiting = readQueue(activityId); waiting.length > 0; waiting = readQueue(activityId)) {
    const scans = waiting.slice(0, atOnce)
    const made = await call(api.StaffCheckIn.StaffCheckIn, {
      activityId,
      device: deviceName(),
      sentAt: deviceTime(),
      scans,
      requestId: crypto.randomUUID(),
    })
    takeFromQueue(
      activityId,
      scans.map(({ scanId }) => scanId),
    )
    outcomes.push(...made.answers)
  }
  await refresh(api.StaffCheckIn.StaffPreload, api.StaffCheckIn.GetActivities, api.StaffCheckIn.GetConflicts)
  return outcomes
}

interface Scan {
  pending: boolean
  outcome: Shown | null
  /** Why nothing was decided: no ticket, or a refusal of the server. */
  failure: string | null
  scan: (text: string) => Promise<void>
}

/** Checks a scanned or typed code: with the server, or without a network with the list on the device. */
export function useScan(list: EntranceList, queued: () => void): Scan {
  const { id } = list
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function scan(text: string): Promise<void> {
    if (pending) return
    setPending(true)
    setOutcome(null)
    setFailure(null)
    try {
      const time = deviceTime()
      const code = await readCode(text, list.people, time + clockOffsetMs())
      if (code === null) return setFailure('这不是活动的签到码')
      if (code === unknownDigits) return setFailure('名单里没有人现在是这个口述码，请再问一次，或按昵称找')
      await take({ scanId: crypto.randomUUID(), ...code, time })
    } finally {
      setPending(false)
    }
  }

  async function take(one: EntranceScan): Promise<void> {
    const waiting = new Set(readQueue(id).map(({ enrolId }) => enrolId))
    // Stored before it is sent, so that nothing is lost if the page is closed.
    addToQueue(id, one)
    try {
      const outcomes = await sendQueue(id)
      setOutcome(outcomes.find(({ scanId }) => scanId === one.scanId) ?? null)
    } catch (error) {
      if (!isOffline(error)) {
        takeFromQueue(id, [one.scanId])
        return setFailure(sentenceOf(error))
      }
      const result = await judgeOffline(list, one, { now: one.time + clockOffsetMs(), waiting })
      if (!isStored(result)) takeFromQueue(id, [one.scanId])
      const person = list.people.find(({ enrolId }) => enrolId === one.enrolId)
      setOutcome({ ...(person ?? nobody), checkInTime: person?.checkInTime ?? null, checkInBy: '', result })
    } finally {
      queued()
    }
  }
  return { pending, outcome, failure, scan }
}

const nobody = { enrolId: null, nickName: '', headPicUrl: '', guests: 0 }
