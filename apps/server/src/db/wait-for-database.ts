import pg from 'pg'

const oldestVersion = 150_000

/** A database that cannot be used; the message is for the operator and never contains the password. */
export class DatabaseError extends Error {}

/**
 * Waits until the database responds and is new enough.
 * @throws DatabaseError after `timeoutMs`, or at once if waiting cannot help
 */
export async function waitForDatabase(
  url: string,
  options: { timeoutMs: number; onWait: (reason: string) => void },
): Promise<void> {
  const deadline = Date.now() + options.timeoutMs
  let reported = false
  for (;;) {
    try {
      await probe(url)
      return
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      const reason = error instanceof Error ? error.message || String(code(error)) : String(error)
      const hopeless = hopelessReason(code(error))
      if (hopeless !== null)
        throw new DatabaseError(`The database at ${place(url)} ${hopeless}: ${reason}`, { cause: error })
      if (Date.now() >= deadline) {
        const seconds = Math.round(options.timeoutMs / 1000)
        throw new DatabaseError(
          `The database at ${place(url)} did not answer within ${seconds} s (${reason}). Start it, or correct DATABASE_URL.`,
          { cause: error },
        )
      }
      if (!reported) options.onWait(`${place(url)} does not answer yet (${reason})`)
      reported = true
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

interface Probed {
  version: number
  recovering: boolean
  /** The server's process behind the connection. */
  pid: number
}

async function probe(url: string): Promise<void> {
  const [client, other] = [newClient(url), newClient(url)]
  try {
    await client.connect()
    const { rows } = await client.query<Probed>(
      `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as recovering,
        pg_backend_pid() as pid`,
    )
    const [row] = rows
    if (row === undefined || row.version < oldestVersion)
      throw new DatabaseError(
        `PostgreSQL 15 or newer is needed; the server at ${place(url)} is ${row?.version}.`,
      )
    if (row.recovering)
      throw new DatabaseError(
        `The server at ${place(url)} is a read-only replica; DATABASE_URL must name the primary.`,
      )
    await other.connect()
    const { rows: others } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    // A pooler that assigns connections per transaction uses the same free one for both.
    if (others[0]?.pid === row.pid)
      throw new DatabaseError(
        `The pooler at ${place(url)} lends connections for a transaction or a statement; set it to session mode (PgBouncer: pool_mode = session), or let DATABASE_URL name the server itself.`,
      )
  } finally {
    await Promise.all([client, other].map((one) => one.end().catch(() => undefined)))
  }
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => undefined)
  return client
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

// Appendix A: 28 invalid credentials, 3D no such database.
function hopelessReason(errorCode: string): string | null {
  if (errorCode.startsWith('28')) return 'refuses the user of DATABASE_URL'
  if (errorCode === '3D000') return 'has no such database'
  return null
}

function place(url: string): string {
  const { host, pathname } = new URL(url)
  return `${decodeURIComponent(host)}${pathname}`
}
