import pg from 'pg'
import { database, urlOf } from './credentials.ts'
import { errorCode } from './failure.ts'

export type Answer = 'ready' | 'wrong-password' | 'no-answer'

/** Checks whether the server on this port is ours and accepts connections; creates our database when missing. */
export async function probe(port: number, password: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  // A server that is shutting down may close the connection at any moment.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
    return 'ready'
  } catch (error) {
    return errorCode(error) === '28P01' ? 'wrong-password' : 'no-answer'
  } finally {
    await client.end().catch(() => undefined)
  }
}
