import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { safeRedirect } from '../../../platform/routing/safe-redirect.ts'
import { paths } from '../../../platform/paths.ts'
import { storedKey } from '../../../platform/stored.ts'

/** Stored in this tab while the browser is at a provider. The browser is authenticated by a server cookie on return. */
export interface PendingFlow {
  provider: SocialProvider
  /** Path to return to when the flow is cancelled. */
  from: string
  /** The code on a desktop's screen that this phone has scanned. */
  scan: { scanId: string; device: string; region: string } | null
}

/** Stores a flow until the browser returns. */
export function storeFlow(flow: PendingFlow): void {
  sessionStorage.setItem(storedKey('social'), JSON.stringify(flow))
}

/** The flow this tab has started; undefined if none. */
export function readStoredFlow(): PendingFlow | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedKey('social')) ?? 'null')
    return readFlow(stored)
  } catch {
    return undefined
  }
}

/** The page the flow was started on; sign-in if this tab started none. */
export function returnPath(): string {
  const from = readStoredFlow()?.from
  return from === undefined ? paths.login() : safeRedirect(from)
}

/** Parses a stored flow; undefined when it is malformed. */
function readFlow(stored: unknown): PendingFlow | undefined {
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
  }
}

function readScan(scan: unknown): PendingFlow['scan'] {
  if (typeof scan !== 'object' || scan === null) return null
  if (!('scanId' in scan && 'device' in scan && 'region' in scan)) return null
  const { scanId, device, region } = scan
  return typeof scanId === 'string' && typeof device === 'string' && typeof region === 'string'
    ? { scanId, device, region }
    : null
}
