import {
  liveCloseCodes,
  livePollMs,
  liveProtocol,
  liveSilenceMs,
  ticketPrefix,
} from '@guangquan/contract/wire/live-protocol'

/** Handlers of a connection's events. */
export interface ConnectionHandlers {
  open: () => void
  message: (data: unknown) => void
  close: (code: number) => void
}

/** The part of a connection used here. */
export interface LiveTransport {
  close: (code?: number) => void
}

/** Dependencies of a connection; tests replace them. */
export interface LiveParts {
  requestTicket: () => Promise<{ ticket: string; path: string }>
  open: (path: string, protocols: string[], handlers: ConnectionHandlers) => LiveTransport
  /** Something has changed, or may have changed while there was no connection. */
  onChange: () => void
  onState: (connected: boolean) => void
  /** 0 to 1; random jitter, so that the browsers of a stopped node do not reconnect at once. */
  chance: () => number
}

const firstWaitMs = 1000
const longestWaitMs = 60_000
const fullWaitMs = 5 * 60_000

export interface LiveConnection {
  /** Connects, unless connected or connecting. */
  start: () => void
  stop: () => void
}

/**
 * Maintains one live connection. A broken one is reopened after 1, 2, 4 … 60 s; one closed because the session ended is
 * not: the next call reports that to the member.
 */
export function makeLiveConnection(parts: LiveParts): LiveConnection {
  let wire: LiveTransport | null = null
  let requested = false
  let attempts = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  async function connect(): Promise<void> {
    clearTimeout(retry)
    const { ticket, path } = await parts.requestTicket()
    if (!requested) return
    const own: LiveTransport = parts.open(path, [liveProtocol, `${ticketPrefix}${ticket}`], {
      open: () => {
        attempts = 0
        parts.onState(true)
        // Also the first time, because the page's data are older than the connection.
        parts.onChange()
        listenForSilence(own)
      },
      message: (data) => {
        listenForSilence(own)
        // `beat` and `pong` only have to arrive.
        if (typeof data === 'string' && data.includes('"notice"')) parts.onChange()
      },
      close: (code) => {
        if (wire === own) lost(code)
      },
    })
    wire = own
  }

  function lost(code: number): void {
    wire = null
    clearTimeout(silence)
    parts.onState(false)
    if (code === liveCloseCodes.sessionEnded) {
      requested = false
      parts.onChange()
    } else later(code === liveCloseCodes.tryAgainLater ? fullWaitMs : undefined)
  }

  // A lost network does not close the socket; it is detected by missing heartbeats.
  function listenForSilence(own: LiveTransport): void {
    clearTimeout(silence)
    silence = setTimeout(() => own.close(), liveSilenceMs)
  }

  function later(waitMs = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)): void {
    if (!requested) return
    attempts += 1
    clearTimeout(retry)
    retry = setTimeout(tryNow, waitMs * (0.5 + parts.chance() / 2))
  }

  let connecting = false
  function tryNow(): void {
    if (!requested || wire !== null || connecting) return
    connecting = true
    connect()
      .catch(() => later(Math.max(livePollMs, firstWaitMs * 2 ** attempts)))
      .finally(() => {
        connecting = false
      })
  }

  return {
    start: () => {
      requested = true
      tryNow()
    },
    stop: () => {
      requested = false
      clearTimeout(retry)
      clearTimeout(silence)
      const open = wire
      wire = null
      open?.close(1000)
      parts.onState(false)
    },
  }
}
