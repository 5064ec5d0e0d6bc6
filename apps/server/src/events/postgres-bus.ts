import pg from 'pg'
import type { Bus, BusName } from './bus.ts'

/** The single channel all nodes listen on; a notification is `name payload`. */
export const busChannel = 'guangquan'
const reconnectMs = 500
const heartbeatMs = 15_000

/**
 * The bus over one dedicated listening connection, which reconnects automatically; announcements made meanwhile are
 * lost, which every subscriber must tolerate (see `Bus`).
 */
export async function openBus(options: {
  url: string
  pool: pg.Pool
  onError: (error: Error) => void
  /** In milliseconds; default 2000. */
  connectWithinMs?: number | undefined
}): Promise<Bus> {
  const receivers = new Map<string, ((payload: string) => void)[]>()
  let current: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  function receive(notification: string): void {
    const gap = notification.indexOf(' ')
    deliver(notification.slice(0, gap), notification.slice(gap + 1))
  }

  function deliver(name: string, payload: string): void {
    for (const receiver of receivers.get(name) ?? []) receiver(payload)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'guangquan-bus',
      connectionTimeoutMillis: options.connectWithinMs ?? 2000,
      query_timeout: 5000,
      keepAlive: true,
    })
    client.on('error', options.onError)
    // A client that never connected ends too, so only the loss of the current one starts a reconnect.
    client.on('end', () => {
      if (current !== client) return
      current = null
      reconnectLater()
    })
    client.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await client.connect()
      await client.query(`listen ${busChannel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    if (closed) await client.end()
    else current = client
  }

  function reconnectLater(): void {
    if (closed || retry !== null) return
    retry = setTimeout(() => {
      retry = null
      connect().catch((error: unknown) => {
        options.onError(error instanceof Error ? error : new Error(String(error)))
        reconnectLater()
      })
    }, reconnectMs)
    retry.unref()
  }

  // An unplugged cable closes nothing: without a heartbeat this node would miss messages for hours.
  const heartbeat = setInterval(() => {
    const client = current
    client?.query('select 1').catch(() => {
      if (current !== client) return
      current = null
      void client.end().catch(() => undefined)
      reconnectLater()
    })
  }, heartbeatMs)
  heartbeat.unref()

  await connect()
  return {
    publish: async (name: BusName, payload) => {
      await options.pool.query('select pg_notify($1, $2)', [busChannel, `${name} ${payload}`])
    },
    publishHere: deliver,
    subscribe: (name, receiver) => {
      receivers.set(name, [...(receivers.get(name) ?? []), receiver])
    },
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      if (retry !== null) clearTimeout(retry)
      await current?.end()
    },
  }
}
