import type { Env } from '../../env.ts'
import { lookUpPublic, systemResolve, type Resolve } from '../outbound/public-lookup.ts'
import { OutboundError, sendOutbound, type OutboundLimits } from '../outbound/request.ts'

/** A browser that can be notified. */
export interface PushTarget {
  /** Its address at the push service of its vendor. */
  endpoint: string
  /** Its public key and its secret, base64url. */
  p256dh: string
  auth: string
}

/** Identifies the sender to push services; base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/** `gone`: the browser is never notified again. `failed`: it may be later. */
type PushOutcome = 'sent' | 'gone' | 'failed'

interface PushOptions {
  resolve?: Resolve
  limits?: OutboundLimits
}

const pushLimits: OutboundLimits = { connectMs: 3000, totalMs: 6000, maxBytes: 16 * 1024 }
/** How long a notification is stored for a browser that is off. */
const storedSeconds = 24 * 3600

/**
 * Sends a notification, encrypted for the browser alone (RFC 8291). The address comes from a browser, so only public
 * addresses are requested, without redirects, within limits of time and size.
 * @param text at most 3 KiB
 */
export async function sendPush(
  {
    PUSH_SIMULATOR,
    BASE_URL,
    HOST,
    REHEARSAL,
  }: Pick<Env, 'PUSH_SIMULATOR' | 'BASE_URL' | 'HOST' | 'REHEARSAL'>,
  { target, key, text }: { target: PushTarget; key: PushKey; text: string },
  { resolve = systemResolve, limits = pushLimits }: PushOptions = {},
): Promise<PushOutcome> {
  const url = usableEndpoint(target.endpoint, PUSH_SIMULATOR)
  if (url === null) return 'gone'
  // The browser may belong to a member of the real site, whose database was restored.
  if (REHEARSAL) return 'sent'
  // Loaded with the first notification: many nodes send none.
  const { default: webPush } = await import('web-push')
  const subject = BASE_URL?.startsWith('https:') === true ? BASE_URL : `https://${HOST}`
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    text,
    {
      vapidDetails: { subject, ...key },
      TTL: storedSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  try {
    const isSimulator = PUSH_SIMULATOR !== undefined && url.origin === new URL(PUSH_SIMULATOR).origin
    const lookup = isSimulator ? undefined : await lookUpPublic(url.hostname, resolve)
    if (lookup === null) return 'failed'
    const { status } = await sendOutbound({
      url,
      method: 'POST',
      headers: textHeaders(headers),
      ...(body === null ? {} : { body }),
      limits,
      ...(lookup === undefined ? {} : { lookup }),
    })
    return outcomeOf(status)
  } catch (error) {
    if (error instanceof OutboundError) return 'failed'
    throw error
  }
}

/** Only `https:` on its usual port, or the simulator of tests. @returns null for another address */
export function usableEndpoint(endpoint: string, simulator: string | undefined): URL | null {
  if (!URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (simulator !== undefined && url.origin === new URL(simulator).origin) return url
  return url.protocol === 'https:' && url.port === '' ? url : null
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}
