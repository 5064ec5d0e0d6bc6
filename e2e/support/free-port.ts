import { createServer } from 'node:net'

/** A port of this machine on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port to listen on'))
        else resolve(address.port)
      })
    })
  })
}
