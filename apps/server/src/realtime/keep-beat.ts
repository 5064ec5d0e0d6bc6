import { liveBeatMs } from '@guangquan/contract'
import type { App } from '../context.ts'
import { findLiveSessions } from '../session/find-live-sessions.ts'
import { hangUp, say, type LiveSocket, type LiveSockets } from './live-sockets.ts'

/** The watch over the connections of a node. */
export interface Beat {
  /** Ends those of these connections whose session is over. */
  check: (lives: readonly LiveSocket[]) => Promise<void>
  stop: () => void
}

/**
 * Each half minute: who did not answer since the last time is cut, everybody else is asked again, and sessions are
 * looked up, should the word of an end have been lost. An ended session is otherwise closed as soon as it is told.
 */
export function keepBeat(app: App, sockets: LiveSockets): Beat {
  async function check(lives: readonly LiveSocket[]): Promise<void> {
    if (lives.length === 0) return
    try {
      const live = await findLiveSessions(
        app.db,
        app.now(),
        lives.map((one) => one.sessionId),
      )
      for (const one of lives) if (!live.has(one.sessionId)) hangUp(one, 'sessionEnded')
    } catch (error) {
      // While the database is away nobody is sent off; the next beat looks again.
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
      say(live, { type: 'beat' })
    }
    void check(sockets.all())
  }, liveBeatMs)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
