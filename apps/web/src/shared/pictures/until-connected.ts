import { ApiError } from '@guangquan/client'
import { currentUser, session } from '../../platform/session/session.ts'
import { onSignedInAgain } from '../overlay/on-signed-in-again.ts'

/** What a request waits for. */
export type Waiting = 'network' | 'signIn'

interface Options {
  signal: AbortSignal
  /** Called with what is waited for, and with null when sending continues. */
  onWait: (waiting: Waiting | null) => void
}

// The member who is signed in, or was until the session ended: the page and what it sends belong to them.
let member = currentUser()?.id
session.subscribe(({ user }) => {
  if (user !== null) member = user.id
})

/** Pauses between attempts while the device is online, but the server cannot be reached. */
const pausesMs = [3000, 6000, 12_000, 30_000]

/**
 * Sends again when the network returns, or when the same member has signed in again: until there is a response, or
 * until it is aborted. What must happen only once needs a request id.
 */
export async function untilConnected<T>(send: () => Promise<T>, { signal, onWait }: Options): Promise<T> {
  const sender = member
  try {
    for (let attempt = 0; ; attempt++) {
      if (!navigator.onLine) {
        onWait('network')
        await happened(signal, (resolve) => onNetwork(resolve, null))
      }
      try {
        return await send()
      } catch (error) {
        const waiting = reasonToWait(error)
        if (waiting === null) throw error
        onWait(waiting)
        const pauseMs = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? null
        await happened(signal, (resolve) =>
          waiting === 'network' ? onNetwork(resolve, pauseMs) : onSignedIn(resolve),
        )
        // Another member has signed in, to whom the request does not belong.
        if (currentUser()?.id !== sender) throw error
      }
    }
  } finally {
    onWait(null)
  }
}

function reasonToWait(error: unknown): Waiting | null {
  if (!(error instanceof ApiError)) return null
  if (error.kind === 'Offline' || error.kind === 'Timeout') return 'network'
  return error.kind === 'TokenInvalid' || error.kind === 'SignedOutElsewhere' ? 'signIn' : null
}

/** Waits for an event. @param listen begins listening, and returns what ends it @throws when aborted */
async function happened(signal: AbortSignal, listen: (resolve: () => void) => () => void): Promise<void> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    stop = listen(resolve)
  })
  stop()
  signal.throwIfAborted()
}

function onNetwork(listener: () => void, pauseMs: number | null): () => void {
  addEventListener('online', listener)
  const timer = pauseMs === null ? undefined : setTimeout(listener, pauseMs)
  return () => {
    removeEventListener('online', listener)
    clearTimeout(timer)
  }
}

function onSignedIn(listener: () => void): () => void {
  // It may have happened in the meantime.
  if (currentUser() !== null) queueMicrotask(listener)
  return onSignedInAgain(listener)
}

/** The sentence while waiting. @param action 上传, 发布 */
export function waitingText(waiting: Waiting, action: string): string {
  return `${waiting === 'network' ? '网络恢复后' : '登录后'}自动${action}`
}
