import { Worker } from 'node:worker_threads'
import type * as z from 'zod'
import { failCrowded } from './fail.ts'

/** A thread that did not respond in time; its input is at fault. */
export class ThreadTimeout extends Error {}

export interface ThreadOptions<R> {
  /** The module that the thread runs: it sends `threadReady` once it is loaded, then one message for each it gets. */
  entry: URL
  response: z.ZodType<R>
  /** Time limit of an order, once the thread is loaded. */
  timeoutMs: number
  maxWaiting: number
}

/** The first message of a thread. */
export const threadReady = 'ready'
/** Loading its modules takes seconds on a busy machine. */
const startMs = 60_000

interface Order<R> {
  message: object
  resolve: (response: R) => void
  reject: (error: unknown) => void
}

/**
 * Runs work that would block the event loop in a thread, one order at a time. A thread that takes too long is ended,
 * and the next order starts another one.
 * @returns a function that gives the thread an order. It throws ThreadTimeout, and Failure Crowded when too many wait
 */
export function makeThread<R>({ entry, response, timeoutMs, maxWaiting }: ThreadOptions<R>) {
  const orders: Order<R>[] = []
  let worker: Worker | undefined
  let isReady = false
  let timer: NodeJS.Timeout | undefined

  function beginNext(): void {
    const [order] = orders
    if (order === undefined) {
      // An idle thread does not keep the program running.
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    limit(isReady ? timeoutMs : startMs)
    worker.postMessage(order.message)
  }

  function limit(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => fall(new ThreadTimeout(`no response within ${milliseconds} ms`)), milliseconds)
  }

  function start(): Worker {
    const started = new Worker(entry)
    isReady = false
    started.on('message', (message: unknown) => {
      if (worker !== started) return
      if (isReady) return endCurrent((order) => order.resolve(response.parse(message)))
      isReady = true
      limit(timeoutMs)
    })
    started.on('error', (error) => {
      if (worker === started) fall(error)
    })
    return started
  }

  function fall(error: unknown): void {
    void worker?.terminate()
    worker = undefined
    endCurrent((order) => order.reject(error))
  }

  function endCurrent(settle: (order: Order<R>) => void): void {
    clearTimeout(timer)
    const order = orders.shift()
    try {
      if (order !== undefined) settle(order)
    } catch (error) {
      order?.reject(error)
    }
    beginNext()
  }

  return async (message: object): Promise<R> => {
    if (orders.length >= maxWaiting) failCrowded()
    return new Promise((resolve, reject) => {
      orders.push({ message, resolve, reject })
      if (orders.length === 1) beginNext()
    })
  }
}
