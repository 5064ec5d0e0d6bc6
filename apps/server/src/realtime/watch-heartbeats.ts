import { liveHeartbeatMs } from '@guangquan/contract'
import type { App } from '../context.ts'
import { findLiveSessions } from '../session/find-live-sessions.ts'
import { closeSocket, sendMessage, type LiveSocket, type LiveSockets } from './live-sockets.ts'

/** Watches the connections of a node. */
export interface HeartbeatWatch {
  /** Closes those of these connections whose session has ended. */
  check: (lives: readonly LiveSocket[]) => Promise<void>
  stop: () => void
}

/**
 * Every half minute, connections that did not respond to the last ping are cut, all others are pinged, and sessions are
 * checked in case the announcement of an end was lost. Otherwise the connections of an ended session are closed as soon
 * as it is announced.
 */
export function watchHeartbeats(app: App, sockets: LiveSockets): HeartbeatWatch {
  async function check(lives: readonly LiveSocket[]): Promise<void> {
    if (lives.length === 0) return
    try {
      const live = await findLiveSessions(
        app.db,
        app.now(),
        lives.map((one) => one.sessionId),
      )
      for (const one of lives) if (!live.has(one.sessionId)) closeSocket(one, 'sessionEnded')
    } catch (error) {
      // While the database is unavailable nobody is disconnected; the next heartbeat checks again.
      app.log.warn({ err: error }, 'live connections wait for the database')
    }
  }
  app.bus.subscribe('session.changed', (sessionId) => {
    const lives = sockets.ofSession(sessionId)
    if (lives.length > 0) void check(lives)
  })
  const timer = setInterval(() => {
    for (const live of sockets.all()) {
      if (!live.alive) {
        live.socket.terminate()
        continue
      }
      live.alive = false
      live.socket.ping()
      sendMessage(live, { type: 'beat' })
    }
    void check(sockets.all())
  }, liveHeartbeatMs)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
