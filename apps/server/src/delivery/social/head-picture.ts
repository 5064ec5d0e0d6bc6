import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../outbound/public-address.ts'
import { isLoopbackHost, OutboundError, sendOutbound, type OutboundLimits } from '../outbound/request.ts'

/** Where the three houses keep pictures of people. */
const headHosts = ['qlogo.cn', 'sinaimg.cn'] as const
const headLimits: OutboundLimits = { connectMs: 3000, totalMs: 8000, maxBytes: 2 * 1024 * 1024 }

/** Bytes of a picture, or null: a person without one is no error. */
export type HeadReader = (address: string) => Promise<Buffer | null>

export interface HeadReaderOptions {
  /** Bases of the providers; pictures may come from one on this machine, which only a simulator is. */
  bases: readonly string[]
  /** Addresses of a host; the system's name service if not given. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>
  limits?: OutboundLimits
}

/**
 * Reads pictures only from the houses' own hosts. The name is resolved once, every address it has must be public,
 * and the connection goes to the address that was looked at: no later answer of the name service can move it.
 */
export function makeHeadReader(options: HeadReaderOptions): HeadReader {
  const own = new Set(
    options.bases
      .filter((base) => isLoopbackHost(new URL(base).hostname))
      .map((base) => new URL(base).origin),
  )
  const resolve = options.resolve ?? ((host: string) => systemLookup(host, { all: true }))
  const limits = options.limits ?? headLimits
  return async (address) => {
    const url = addressOfHead(address, own)
    if (url === null) return null
    try {
      if (own.has(url.origin)) return pictureOf(await sendOutbound({ url, method: 'GET', limits }))
      const found = await resolve(url.hostname)
      if (found.length === 0 || !found.every((one) => isPublicAddress(one.address))) return null
      return pictureOf(await sendOutbound({ url, method: 'GET', limits, lookup: pinned(found) }))
    } catch (error) {
      if (error instanceof OutboundError || isNameError(error)) return null
      throw error
    }
  }
}

function addressOfHead(address: string, own: ReadonlySet<string>): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  if (own.has(url.origin)) return url
  if (!headHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return null
  // These houses still write http at times; all of them serve https.
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && url.port === '' ? url : null
}

function pictureOf({ status, body }: { status: number; body: Buffer }): Buffer | null {
  return status === 200 && body.length > 0 ? body : null
}

function pinned(found: { address: string; family: number }[]): LookupFunction {
  const [first] = found
  return (_host, options, answer) => {
    if (options.all === true) answer(null, found)
    else answer(null, first?.address ?? '', first?.family)
  }
}

function isNameError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
