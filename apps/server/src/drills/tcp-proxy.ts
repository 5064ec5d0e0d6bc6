import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** A proxy in front of a TCP server that can be closed or slowed down. */
export interface TcpProxy {
  port: number
  /** Delays what the server sends from now on. `Infinity`: it is dropped silently. */
  slow: (milliseconds: number) => void
  /** Resets this share of the connections from now on, each at some answer of the server. */
  reset: (share: number) => void
  /** Cuts all connections and refuses new ones. */
  shut: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a proxy in front of `host:port`. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  let lag = 0
  let resetShare = 0
  const distance = (client: Socket) =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (randomInt(1_000_000) < resetShare * 1_000_000) client.resetAndDestroy()
        else if (lag === 0) done(null, chunk)
        else if (lag === Infinity) done()
        else void sleep(lag).then(() => done(null, chunk))
      },
    })
  const server = createServer((client) => {
    const upstream = track(connect(target))
    track(client).pipe(upstream).pipe(distance(client)).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  let port = 0
  const open = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address !== null && typeof address === 'object') port = address.port
  }
  const shut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  const slow = (milliseconds: number) => {
    lag = milliseconds
  }
  const reset = (share: number) => {
    resetShare = share
  }
  return { port, slow, reset, shut, open, close: () => (server.listening ? shut() : Promise.resolve()) }
}
