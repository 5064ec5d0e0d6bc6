import pg from 'pg'
import { byLoopback, urlOf } from './credentials.ts'
import { ensureOwner } from './ensure-owner.ts'
import { errorCode } from './failure.ts'

export type ProbeResult = 'ready' | 'wrong-password' | 'no-response'

/** Passwords of the superuser and of the database's owner. */
export interface Passwords {
  password: string
  ownerPassword: string
}

/** Checks whether the server on this port is ours and accepts connections; creates our database and its owner. */
export async function probe(port: number, { password, ownerPassword }: Passwords): Promise<ProbeResult> {
  const client = new pg.Client({
    connectionString: urlOf(byLoopback(port), password, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  // A server that is shutting down may close the connection at any moment.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await ensureOwner(client, { port, password, ownerPassword })
    return 'ready'
  } catch (error) {
    return errorCode(error) === '28P01' ? 'wrong-password' : 'no-response'
  } finally {
    await client.end().catch(() => undefined)
  }
}
