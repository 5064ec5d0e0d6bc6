import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** A proxy in front of a database that can be closed or slowed down. */
export interface TcpProxy {
  /** The database's URL, through the proxy. */
  url: string
  /** Delays what the server sends from now on. `Infinity`: it is dropped silently. */
  slow: (milliseconds: number) => void
  /** Resets this share of the connections from now on, each at some response of the server. */
  reset: (share: number) => void
  /** Cuts all connections and refuses new ones. */
  shut: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a proxy in front of the PostgreSQL that a URL names. */
export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = serverOf(new URL(databaseUrl))
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
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const slow = (milliseconds: number) => {
    lag = milliseconds
  }
  const reset = (share: number) => {
    resetShare = share
  }
  const close = () => (server.listening ? shut() : Promise.resolve())
  return { url: url.href, slow, reset, shut, open, close }
}

function serverOf({ hostname, port }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: Number(port) }
}
