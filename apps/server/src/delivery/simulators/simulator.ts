import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What the next request gets instead of the normal response, or before it. */
export const Misbehaviour = z.union([
  z.enum(['reset', 'half', 'wrongJson', 'huge', 'drip', 'redirect', 'hang']),
  z.object({ delayMs: z.int() }),
  z.object({ status: z.int(), body: z.string() }),
])
export type Misbehaviour = z.infer<typeof Misbehaviour>

/** A request as a provider receives it; `path` is below the provider's base. */
export interface SimulatedRequest {
  method: string
  path: string
  /** URL as received, for signatures. */
  rawUrl: string
  query: Record<string, string>
  form: Record<string, string>
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface SimulatedResponse {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string | Buffer
}

/** One provider: its response, or null for an unknown URL. */
export type SimulatedProvider = (
  request: SimulatedRequest,
) => SimulatedResponse | null | Promise<SimulatedResponse | null>

export interface JournalEntry {
  provider: string
  method: string
  path: string
  query: Record<string, string>
  body: string
  status: number
}

export interface Simulator {
  origin: string
  /** Base of a provider; one named '' has the origin itself. */
  baseOf: (provider: string) => string
  /** Every received request, refused ones too, so that a test can check what was not sent. */
  journal: JournalEntry[]
  /** Scripted outcomes for the next requests to anything but pages and pictures, in order. */
  next: Misbehaviour[]
  /** A page or picture for a person's browser, by its address below the origin. */
  pageAt: (rawUrl: string) => Promise<SimulatedResponse>
  close: () => Promise<void>
}

const megabyte = 1024 * 1024
const control = '/__next'

/**
 * Providers on one port of this machine. `POST /__next` with a JSON array scripts the next responses from outside.
 * @param tls certificate and key: with them it speaks `https:`
 */
export async function startSimulator(
  providers: Record<string, SimulatedProvider>,
  port = 0,
  tls?: { key: string; cert: string },
): Promise<Simulator> {
  const journal: JournalEntry[] = []
  const next: Misbehaviour[] = []

  const nameIn = (pathname: string) =>
    Object.keys(providers).find((one) => one !== '' && pathname.startsWith(`/${one}/`)) ?? ''
  const provide = async (name: string, request: SimulatedRequest): Promise<SimulatedResponse> =>
    (await providers[name]?.(request)) ?? { status: 404, type: 'text/plain', body: 'not found' }

  const listener: RequestListener = (incoming, response) => {
    const respond = async (): Promise<void> => {
      const rawUrl = incoming.url ?? '/'
      const url = new URL(rawUrl, 'http://simulator')
      const body = await buffer(incoming)
      if (url.pathname === control) {
        next.push(...z.array(Misbehaviour).parse(JSON.parse(body.toString())))
        return void response.end('ok')
      }
      const name = nameIn(url.pathname)
      const request: SimulatedRequest = {
        method: incoming.method ?? 'GET',
        path: name === '' ? url.pathname : url.pathname.slice(name.length + 1),
        rawUrl,
        query: Object.fromEntries(url.searchParams),
        form: formOf(incoming.headers, body),
        headers: incoming.headers,
        body,
      }
      const entry: JournalEntry = {
        provider: name,
        method: request.method,
        path: request.path,
        query: request.query,
        body: body.toString(),
        status: 0,
      }
      journal.push(entry)
      // Scripts do not apply to pages and pictures.
      const forPeople =
        incoming.headers['accept']?.includes('text/html') === true || /^\/(?:decide|heads)/.test(request.path)
      const scripted = forPeople ? undefined : next.shift()
      if (scripted !== undefined && (await misbehave(scripted, response))) return
      const served = await provide(name, request)
      entry.status = served.status ?? 200
      response.writeHead(entry.status, {
        'content-type': served.type ?? 'application/json; charset=utf-8',
        ...served.headers,
      })
      response.end(served.body)
    }
    respond().catch(() => response.destroy())
  }
  const server = tls === undefined ? createServer(listener) : createSecureServer(tls, listener)
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const origin = `http${tls === undefined ? '' : 's'}://127.0.0.1:${portOf(server.address())}`
  return {
    origin,
    baseOf: (provider) => (provider === '' ? origin : `${origin}/${provider}`),
    journal,
    next,
    pageAt: async (rawUrl) => {
      const url = new URL(rawUrl, origin)
      const name = nameIn(url.pathname)
      return provide(name, {
        method: 'GET',
        path: url.pathname.slice(name === '' ? 0 : name.length + 1),
        rawUrl,
        query: Object.fromEntries(url.searchParams),
        form: {},
        headers: { accept: 'text/html' },
        body: Buffer.alloc(0),
      })
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** @returns whether it was the complete response */
async function misbehave(kind: Misbehaviour, response: ServerResponse): Promise<boolean> {
  if (typeof kind === 'object' && 'delayMs' in kind) {
    await sleep(kind.delayMs)
    return false
  }
  if (typeof kind === 'object') {
    response.writeHead(kind.status, { 'content-type': 'text/plain' }).end(kind.body)
    return true
  }
  switch (kind) {
    case 'reset':
      response.socket?.resetAndDestroy()
      return true
    case 'half':
      response.writeHead(200, { 'content-length': '500' })
      response.write('{"access_token":"abc')
      await sleep(20)
      response.destroy()
      return true
    case 'wrongJson':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token": ')
      return true
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let sent = 0; sent < 10 && !response.destroyed; sent++) {
        response.write(' '.repeat(megabyte))
        await sleep(1)
      }
      response.end('{}')
      return true
    case 'drip':
      response.writeHead(200, { 'content-type': 'application/json' })
      while (!response.destroyed) {
        response.write(' ')
        await sleep(50)
      }
      return true
    case 'redirect':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
      return true
    case 'hang':
      return true
  }
}

function formOf(headers: IncomingHttpHeaders, body: Buffer): Record<string, string> {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return isForm ? Object.fromEntries(new URLSearchParams(body.toString())) : {}
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port')
  return address.port
}
