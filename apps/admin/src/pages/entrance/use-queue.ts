import { useEffect, useState } from 'react'
import { sentenceOf } from '../../platform/api.ts'
import { forgetOldScans, readQueue } from './scan-queue.ts'
import { sendQueue } from './use-scan.ts'

interface Queue {
  /** Scans that wait on this device. */
  count: number
  /** The results of scans that were sent later, or why they could not be sent. */
  report: string
  read: () => void
  send: () => Promise<void>
}

/** The scans of an activity that wait for the network: sent when it returns, and immediately on request. */
export function useQueue(activityId: string): Queue {
  const [count, setCount] = useState(() => readQueue(activityId).length)
  const [report, setReport] = useState('')

  async function send(): Promise<void> {
    setReport(await sendAll(activityId))
    setCount(readQueue(activityId).length)
  }

  useEffect(() => {
    const begin = async () => {
      setReport(await sendAll(activityId))
      setCount(readQueue(activityId).length)
    }
    const onOnline = () => void begin()
    forgetOldScans(Date.now())
    onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [activityId])
  return { count, report, read: () => setCount(readQueue(activityId).length), send }
}

/** @returns the results; empty if nothing was waiting */
async function sendAll(activityId: string): Promise<string> {
  if (readQueue(activityId).length === 0) return ''
  try {
    const outcomes = await sendQueue(activityId)
    const refused = outcomes.filter(({ result }) => result !== 'checkedIn' && result !== 'already')
    const rest = refused.length === 0 ? '' : `，其中 ${refused.length} 条没有通过，列在“没有通过的扫码”里`
    return `已上传 ${outcomes.length} 条${rest}`
  } catch (error) {
    return sentenceOf(error)
  }
}
