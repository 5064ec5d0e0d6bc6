import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A browser that has subscribed at the simulator. */
export interface PushBrowser {
  /** What the browser sends to the site. */
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** The received texts, decrypted. */
  texts: () => string[]
  /** The headers of the received requests. */
  headers: () => IncomingHttpHeaders[]
  /** The status of the next responses; by default 201. */
  next: (number | 'hang')[]
}

export interface PushService {
  origin: string
  /** A browser with keys of its own. */
  subscribe: () => PushBrowser
  close: () => Promise<void>
}

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine that stores messages and checks their signature (RFC 8292). */
export async function startPushService(): Promise<PushService> {
  const received = new Map<string, { requests: Received[]; next: PushBrowser['next'] }>()
  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await buffer(request)
      const known = received.get(request.url ?? '')
      if (known === undefined) return response.writeHead(404).end()
      const status = known.next.shift() ?? 201
      if (status === 'hang') return undefined
      if (!isSigned(request.headers, origin)) return response.writeHead(403).end()
      if (status < 300) known.requests.push({ headers: request.headers, body })
      return response.writeHead(status).end()
    }
    respond().catch(() => response.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the push service has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    subscribe: () => {
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const requests: Received[] = []
      const next: PushBrowser['next'] = []
      received.set(path, { requests, next })
      return {
        subscription: { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') },
        texts: () => requests.map(({ body }) => decrypt(body, { keys, auth })),
        headers: () => requests.map(({ headers }) => headers),
        next,
      }
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** RFC 8291: what the browser does with a message. */
function decrypt(body: Buffer, own: { keys: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const serverKey = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.keys.getPublicKey(), serverKey])
  const secret = hkdf(own.keys.computeSecret(serverKey), { salt: own.auth, info, length: 32 })
  const part = (name: string, length: number) =>
    hkdf(secret, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length })
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  // The text ends with a 2, which zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function hkdf(
  secret: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** RFC 8292: whether there is a valid token for this service, signed with the key that it names. */
function isSigned({ authorization = '' }: IncomingHttpHeaders, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { aud, exp }: { aud?: unknown; exp?: unknown } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  )
  return (
    aud === audience &&
    Number(exp) > Date.now() / 1000 &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}
