import { ApiError } from '@guangquan/client'
import type { LotteryDetail, PublicTicket } from '@guangquan/contract'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import type { LotteryRecord, Step } from './verify-lottery.mjs'

export interface Verification {
  state: 'idle' | 'reading' | 'computing' | 'right' | 'wrong' | 'failed'
  /** Tickets read or computed so far. */
  done: number
  steps: readonly Step[]
  record: LotteryRecord | null
  milliseconds: number
}

const idle: Verification = { state: 'idle', done: 0, steps: [], record: null, milliseconds: 0 }
const pageSize = 50
const waitMs = 5000
/** Steps light up one after the other, so that they can be read. */
const stepMs = 350

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads the published list and computes everything again in this browser. */
export function useVerification(lottery: LotteryDetail) {
  const [verification, set] = useState(idle)
  const run = useRef(0)
  useEffect(() => {
    const runs = run
    return () => {
      runs.current += 1
    }
  }, [])

  async function start() {
    const own = (run.current += 1)
    const isCurrent = () => run.current === own
    const show = (change: Partial<Verification>) => {
      if (isCurrent()) set((before) => ({ ...before, ...change }))
    }
    set({ ...idle, state: 'reading' })
    try {
      const tickets = await readList(lottery.id, { isCurrent, onRead: (done) => show({ done }) })
      if (!isCurrent()) return
      const record = recordOf(lottery, tickets)
      show({ state: 'computing', done: 0, record })
      const { verify } = await import('./verify-lottery.mjs')
      const began = performance.now()
      const steps: Step[] = []
      const isRight = await verify(
        record,
        (step) => steps.push(step),
        (number) => {
          if (number % 25 === 0) show({ done: number })
        },
      )
      const milliseconds = performance.now() - began
      show({ done: tickets.length, milliseconds })
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      for (const [index] of steps.entries()) {
        if (!isStill) await pause(stepMs)
        show({ steps: steps.slice(0, index + 1) })
      }
      show({ state: isRight ? 'right' : 'wrong' })
    } catch {
      show({ state: 'failed' })
    }
  }

  function stop() {
    run.current += 1
    set(idle)
  }

  return { verification, start, stop }
}

interface Reading {
  isCurrent: () => boolean
  onRead: (count: number) => void
}

async function readList(id: string, { isCurrent, onRead }: Reading): Promise<PublicTicket[]> {
  const all: PublicTicket[] = []
  for (let cursor: string | null | undefined; cursor !== null && isCurrent();) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(id, cursor)
    all.push(...page.items)
    onRead(all.length)
    cursor = page.isLast ? null : page.nextCursor
  }
  return all
}

/** A long list needs more pages than the limit per minute allows: it waits and continues. */
async function readPage(id: string, cursor: string | undefined) {
  const input = { id, maxResultCount: pageSize, ...(cursor === undefined ? {} : { cursor }) }
  for (;;)
    try {
      return await client.call(api.Lottery.GetLotteryPublic, input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'TooFast') throw error
      await pause(waitMs)
    }
}

/** The data to verify, which can be saved to recompute it elsewhere: rounds whose seed is known. */
function recordOf(lottery: LotteryDetail, tickets: readonly PublicTicket[]): LotteryRecord {
  const byRound = Map.groupBy(tickets, (ticket) => ticket.round)
  return {
    type: lottery.type,
    title: lottery.title,
    publicSource: lottery.publicSource,
    publicValue: lottery.publicValue,
    prizes: lottery.prizes.map(({ title, count, odds }) => ({ title, count, odds })),
    rounds: lottery.rounds.flatMap(({ round, commit, seed, head, count }) =>
      seed === null
        ? []
        : [
            {
              round,
              commit,
              seed,
              head,
              count,
              tickets: (byRound.get(round) ?? []).map(({ number, code, nonce, hash, isExcluded, prize }) => ({
                number,
                code,
                nonce,
                hash,
                isExcluded,
                prize,
              })),
            },
          ],
    ),
  }
}
