import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Ends connections on which a statement is under way and nothing arrives for so long: the database or the way to it is
 * gone without a word. Otherwise each would hold its place in the pool until TCP gives up, a quarter of an hour later.
 * The idle ones go with it: found out one after the other, they would cost their callers the same time again.
 */
export function endSilentConnections(pool: pg.Pool, milliseconds: number): void {
  const idle = new Set<Socket>()
  const end = (socket: Socket) => {
    for (const one of [socket, ...idle]) one.destroy(new SilentDatabase())
    idle.clear()
  }
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    // Whoever holds a connection between two statements waits for nothing: its silence is their own.
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

function socketOf(client: pg.PoolClient): Socket {
  const { stream } = client.connection
  if (!(stream instanceof Socket)) throw new Error('a database connection that is no socket')
  return stream
}
