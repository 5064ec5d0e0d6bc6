import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

/** Time and size limits of a request to a provider. */
export interface OutboundLimits {
  connectMs: number
  totalMs: number
  maxBytes: number
}

export const outboundLimits: OutboundLimits = { connectMs: 3000, totalMs: 8000, maxBytes: 256 * 1024 }

export interface OutboundRequest {
  url: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  limits: OutboundLimits
  /** Replaces the system's resolver, for addresses that must be checked first. */
  lookup?: LookupFunction
}

export interface OutboundResponse {
  status: number
  contentType: string
  body: Buffer
}

/** A request without a complete response. The message contains no URL, which may hold secrets. */
export class OutboundError extends Error {
  /** True once connected: the other side may have received the request. */
  readonly mayHaveArrived: boolean
  constructor(reason: string, mayHaveArrived: boolean) {
    super(reason)
    this.mayHaveArrived = mayHaveArrived
  }
}

/**
 * One request to a provider, on its own connection. Redirects are not followed: 3xx is an error, as is a truncated,
 * slow or large response.
 * @throws OutboundError
 */
export function sendOutbound(wanted: OutboundRequest): Promise<OutboundResponse> {
  const { url, limits } = wanted
  return new Promise((resolve, reject) => {
    let connected = false
    const secure = url.protocol === 'https:'
    const request = (secure ? https : http).request(url, {
      method: wanted.method,
      headers: {
        accept: '*/*',
        'user-agent': 'guangquan',
        ...wanted.headers,
        ...(wanted.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(wanted.body)) }),
      },
      agent: false,
      ...(wanted.lookup === undefined ? {} : { lookup: wanted.lookup }),
    })
    const giveUp = (reason: string) => {
      clearTimeout(connecting)
      clearTimeout(whole)
      reject(new OutboundError(reason, connected))
      request.destroy()
    }
    const connecting = setTimeout(() => giveUp('connecting took too long'), limits.connectMs)
    const whole = setTimeout(() => giveUp('took too long'), limits.totalMs)
    request.once('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true
        clearTimeout(connecting)
      })
    })
    request.on('error', (error) => giveUp(reasonOf(error)))
    request.once('response', (response) => {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400) return giveUp('redirected')
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > limits.maxBytes) giveUp('response too large')
        else parts.push(part)
      })
      response.on('error', (error) => giveUp(reasonOf(error)))
      response.once('end', () => {
        if (!response.complete) return giveUp('cut off')
        clearTimeout(whole)
        resolve({
          status,
          contentType: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts),
        })
      })
    })
    request.end(wanted.body)
  })
}

// The message of a network error may contain the address; its code does not.
function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Plain http is allowed for simulators on this machine only. */
export function isUsableBase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  if (username !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}

/** Whether the host of a URL is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
