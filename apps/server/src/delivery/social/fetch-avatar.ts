import { lookUpPublic, systemResolve, type Resolve } from '../outbound/public-lookup.ts'
import { isLoopbackHost, OutboundError, sendOutbound, type OutboundLimits } from '../outbound/request.ts'

/** Hosts where the three providers keep avatars. */
const avatarHosts = ['qlogo.cn', 'sinaimg.cn'] as const
const avatarLimits: OutboundLimits = { connectMs: 3000, totalMs: 8000, maxBytes: 2 * 1024 * 1024 }

/** The bytes of a picture, or null: a missing avatar is no error. */
export type AvatarFetcher = (address: string) => Promise<Buffer | null>

export interface AvatarFetcherOptions {
  /** Bases of the providers; a base on this machine (a simulator) may serve pictures too. */
  bases: readonly string[]
  /** Resolves a host; defaults to the system's resolver. */
  resolve?: Resolve
  limits?: OutboundLimits
}

/**
 * Fetches avatars from the providers' own hosts only. The name is resolved once, all of its addresses must be public,
 * and the connection goes to a checked address, so that DNS rebinding has no effect.
 */
export function makeAvatarFetcher(options: AvatarFetcherOptions): AvatarFetcher {
  const own = new Set(
    options.bases
      .filter((base) => isLoopbackHost(new URL(base).hostname))
      .map((base) => new URL(base).origin),
  )
  const resolve = options.resolve ?? systemResolve
  const limits = options.limits ?? avatarLimits
  return async (address) => {
    const url = parseAvatarUrl(address, own)
    if (url === null) return null
    try {
      if (own.has(url.origin)) return pictureOf(await sendOutbound({ url, method: 'GET', limits }))
      const lookup = await lookUpPublic(url.hostname, resolve)
      if (lookup === null) return null
      return pictureOf(await sendOutbound({ url, method: 'GET', limits, lookup }))
    } catch (error) {
      if (error instanceof OutboundError) return null
      throw error
    }
  }
}

function parseAvatarUrl(address: string, own: ReadonlySet<string>): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  if (own.has(url.origin)) return url
  if (!avatarHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return null
  // Some URLs still say http; all of these hosts serve https.
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && url.port === '' ? url : null
}

function pictureOf({ status, body }: { status: number; body: Buffer }): Buffer | null {
  return status === 200 && body.length > 0 ? body : null
}
