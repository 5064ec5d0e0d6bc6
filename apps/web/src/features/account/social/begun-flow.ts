import type { SocialProvider } from '@guangquan/contract/shapes/social'
import { safeRedirect } from '../../../platform/routing/safe-redirect.ts'
import { paths } from '../../../platform/paths.ts'
import { storedKey } from '../../../platform/stored.ts'

/** What this tab remembers while the browser is at a provider. Who comes back is proved by a cookie of the server. */
export interface BegunFlow {
  provider: SocialProvider
  /** Path to go back to when it comes to nothing. */
  from: string
  /** The code on a desktop's screen that this phone scanned. */
  scan: { scanId: string; device: string; region: string } | null
  /** Proof of the phone, of a registration that only needs the house's word anew; forgotten on coming back. */
  proof: PhoneProof | null
}

/** Proof that a phone is theirs, and until when the server takes it (epoch milliseconds). */
export interface PhoneProof {
  value: string
  until: number
}

/** Remembers a flow until the browser comes back. */
export function keepFlow(flow: BegunFlow): void {
  sessionStorage.setItem(storedKey('social'), JSON.stringify(flow))
}

/** The flow this tab began; undefined when it began none. */
export function keptFlow(): BegunFlow | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedKey('social')) ?? 'null')
    return readFlow(stored)
  } catch {
    return undefined
  }
}

/** The proof that was kept for coming back, which is forgotten with this; null for none. */
export function takeProof(): PhoneProof | null {
  const flow = keptFlow()
  if (flow === undefined || flow.proof === null) return null
  keepFlow({ ...flow, proof: null })
  return flow.proof
}

/** The page the flow was begun on; sign-in when this tab began none. */
export function wayBack(): string {
  const from = keptFlow()?.from
  return from === undefined ? paths.login() : safeRedirect(from)
}

/** Reads what was stored; undefined when it is something else. */
function readFlow(stored: unknown): BegunFlow | undefined {
  if (typeof stored !== 'object' || stored === null || !('provider' in stored && 'from' in stored)) {
    return undefined
  }
  const { provider, from } = stored
  if ((provider !== 'wx' && provider !== 'qq' && provider !== 'weibo') || typeof from !== 'string') {
    return undefined
  }
  return {
    provider,
    from,
    scan: 'scan' in stored ? readScan(stored.scan) : null,
    proof: 'proof' in stored ? readProof(stored.proof) : null,
  }
}

function readProof(proof: unknown): PhoneProof | null {
  if (typeof proof !== 'object' || proof === null || !('value' in proof && 'until' in proof)) return null
  const { value, until } = proof
  return typeof value === 'string' && typeof until === 'number' ? { value, until } : null
}

function readScan(scan: unknown): BegunFlow['scan'] {
  if (typeof scan !== 'object' || scan === null) return null
  if (!('scanId' in scan && 'device' in scan && 'region' in scan)) return null
  const { scanId, device, region } = scan
  return typeof scanId === 'string' && typeof device === 'string' && typeof region === 'string'
    ? { scanId, device, region }
    : null
}
