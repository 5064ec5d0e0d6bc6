import {
  liveCloseCodes,
  livePollMs,
  liveProtocol,
  liveSilenceMs,
  ticketPrefix,
} from '@guangquan/contract/live-protocol'

/** What a connection needs of its surroundings; tests bring their own. */
export interface LiveParts {
  askTicket: () => Promise<{ ticket: string; path: string }>
  open: (path: string, protocols: string[]) => WebSocket
  /** Something changed, or may have while nobody listened. */
  onChange: () => void
  onState: (connected: boolean) => void
  /** 0 to 1; spreads the browsers of a node that went away. */
  chance: () => number
}

const firstWaitMs = 1000
const longestWaitMs = 60_000
const fullWaitMs = 5 * 60_000

export interface LiveConnection {
  /** Connects, unless it is connected or on its way. */
  start: () => void
  stop: () => void
}

/**
 * Keeps one live connection. One that breaks is made anew after 1, 2, 4 … 60 s; one whose session ended is not: the
 * next ordinary call tells the member.
 */
export function makeLiveConnection(parts: LiveParts): LiveConnection {
  let socket: WebSocket | null = null
  let wanted = false
  let attempts = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  async function connect(): Promise<void> {
    clearTimeout(retry)
    const { ticket, path } = await parts.askTicket()
    if (!wanted) return
    const opened = parts.open(path, [liveProtocol, `${ticketPrefix}${ticket}`])
    socket = opened
    opened.addEventListener('open', () => {
      attempts = 0
      parts.onState(true)
      parts.onChange()
      listenForSilence(opened)
    })
    opened.addEventListener('message', (event) => {
      listenForSilence(opened)
      if (typeOf(event.data) === 'notice') parts.onChange()
    })
    opened.addEventListener('close', (event) => {
      if (socket !== opened) return
      socket = null
      clearTimeout(silence)
      parts.onState(false)
      if (event.code === liveCloseCodes.sessionEnded) {
        wanted = false
        parts.onChange()
      } else later(event.code === liveCloseCodes.tryAgainLater ? fullWaitMs : undefined)
    })
  }

  // A cable that was pulled out closes nothing: the server's beat is missed.
  function listenForSilence(opened: WebSocket): void {
    clearTimeout(silence)
    silence = setTimeout(() => opened.close(), liveSilenceMs)
  }

  function later(waitMs = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)): void {
    if (!wanted) return
    attempts += 1
    clearTimeout(retry)
    retry = setTimeout(tryNow, waitMs * (0.5 + parts.chance() / 2))
  }

  let connecting = false
  function tryNow(): void {
    if (!wanted || socket !== null || connecting) return
    connecting = true
    connect()
      .catch(() => later(Math.max(livePollMs, firstWaitMs * 2 ** attempts)))
      .finally(() => {
        connecting = false
      })
  }

  return {
    start: () => {
      wanted = true
      tryNow()
    },
    stop: () => {
      wanted = false
      clearTimeout(retry)
      clearTimeout(silence)
      const open = socket
      socket = null
      open?.close(1000)
      parts.onState(false)
    },
  }
}

function typeOf(data: unknown): string | null {
  if (typeof data !== 'string') return null
  try {
    const message: unknown = JSON.parse(data)
    if (typeof message !== 'object' || message === null || !('type' in message)) return null
    return typeof message.type === 'string' ? message.type : null
  } catch {
    return null
  }
}
