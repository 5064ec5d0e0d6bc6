import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Closes connections with a statement in flight that receive nothing for this long: the database or the network is gone
 * silently. Otherwise each would occupy its slot in the pool until TCP gives up after a quarter of an hour. Idle ones
 * are closed too: discovered one by one, they would cost their callers the same time again.
 */
export function endSilentConnections(pool: pg.Pool, milliseconds: number): void {
  const idle = new Set<Socket>()
  const end = (socket: Socket) => {
    for (const one of [socket, ...idle]) one.destroy(new SilentDatabase())
    idle.clear()
  }
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    // A connection held between two statements is silent for a good reason.
    socket.on('timeout', () => {
      if (Reflect.get(client, 'readyForQuery') !== true) end(socket)
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(socketOf(client))
    socketOf(client).setTimeout(milliseconds)
  })
  pool.on('release', (_error, client) => {
    idle.add(socketOf(client))
    socketOf(client).setTimeout(0)
  })
  pool.on('remove', (client) => idle.delete(socketOf(client)))
}

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('the database fell silent')
  }
}

/** The connection's socket to the database. */
export function socketOf(client: pg.PoolClient): Socket {
  const { stream } = client.connection
  if (!(stream instanceof Socket)) throw new Error('a database connection that is no socket')
  return stream
}
