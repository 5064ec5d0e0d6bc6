import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A door in front of a TCP server that can be shut. */
export interface TcpGate {
  port: number
  /** Cuts all connections and refuses new ones. */
  shut: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a door in front of `host:port`. */
export async function openTcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    const upstream = track(connect(target))
    track(client).pipe(upstream).pipe(client)
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
  return { port, shut, open, close: () => (server.listening ? shut() : Promise.resolve()) }
}
