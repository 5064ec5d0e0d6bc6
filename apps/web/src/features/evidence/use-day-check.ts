import { ApiError } from '@guangquan/client'
import type { EvidenceDay, EvidenceLink } from '@guangquan/contract'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { findWrongLink } from './check-day.ts'

export type DayCheck =
  | { state: 'idle' | 'failed' | 'right' }
  | { state: 'reading'; done: number }
  | { state: 'wrong'; number: number }

const waitMs = 5000

/** Reads the links of a day and computes them again in this browser. */
export function useDayCheck(day: EvidenceDay) {
  const [check, set] = useState<DayCheck>({ state: 'idle' })
  const run = useRef(0)
  useEffect(() => {
    const runs = run
    return () => {
      runs.current += 1
    }
  }, [])

  async function start() {
    const own = (run.current += 1)
    const show = (next: DayCheck) => {
      if (run.current === own) set(next)
    }
    show({ state: 'reading', done: 0 })
    try {
      const links: EvidenceLink[] = []
      for (let cursor: string | null | undefined; cursor !== null && run.current === own;) {
        const page: Awaited<ReturnType<typeof readPage>> = await readPage(day.day, cursor)
        links.push(...page.items)
        show({ state: 'reading', done: links.length })
        cursor = page.isLast ? null : page.nextCursor
      }
      // Links added since the page was loaded are not part of the shown day.
      const shown = links.filter(({ number }) => number <= day.number)
      const number = await findWrongLink(day, shown)
      show(number === null ? { state: 'right' } : { state: 'wrong', number })
    } catch {
      show({ state: 'failed' })
    }
  }

  return { check, start }
}

/** A long day needs more pages than the limit per minute allows: it waits and continues. */
async function readPage(day: string, cursor: string | undefined) {
  const input = { day, maxResultCount: 50, ...(cursor === undefined ? {} : { cursor }) }
  for (;;)
    try {
      return await client.call(api.Evidence.GetLinks, input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'TooFast') throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
}
