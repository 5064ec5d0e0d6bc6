import pg from 'pg'
import type { Bus, BusName } from './bus.ts'

const channel = 'guangquan'
const reconnectMs = 500

/**
 * The bus over one listening connection of its own. It reconnects by itself; what was announced while it was
 * away is lost, which every subscriber must bear (see `Bus`).
 */
export async function openBus(options: {
  url: string
  pool: pg.Pool
  onError: (error: Error) => void
}): Promise<Bus> {
  const receivers = new Map<BusName, ((payload: string) => void)[]>()
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'guangquan-bus',
      keepAlive: true,
    })
    next.on('error', options.onError)
    next.on('end', () => {
      client = null
      if (!closed) setTimeout(() => void reconnect(), reconnectMs).unref()
    })
    next.on('notification', ({ payload = '' }) => {
      const gap = payload.indexOf(' ')
      for (const [name, list] of receivers) {
        if (name === payload.slice(0, gap)) for (const receive of list) receive(payload.slice(gap + 1))
      }
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    try {
      await connect()
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)))
      setTimeout(() => void reconnect(), reconnectMs).unref()
    }
  }

  await connect()
  return {
    publish: async (name, payload) => {
      await options.pool.query('select pg_notify($1, $2)', [channel, `${name} ${payload}`])
    },
    subscribe: (name, receive) => {
      receivers.set(name, [...(receivers.get(name) ?? []), receive])
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
