import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The superuser, for maintenance: it creates the database and its owner. */
export const role = 'guangquan'
/** The ordinary role that owns the database, and as which the program connects. */
export const owner = 'guangquan_owner'
export const database = 'guangquan'

/** A role's password of this installation's database, generated once and stored with mode 0600. */
export function readPassword(home: string, of: typeof role | typeof owner = role): string {
  const file = join(home, of === role ? 'password' : 'owner-password')
  // A full disk may have left an empty file.
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (known !== '') return known
  const password = randomBytes(32).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/** Where a server listens. */
export interface Address {
  /** As in a URL: the loopback address, or the percent-encoded folder of its socket. */
  host: string
  port: number
}

const loopback = '127.0.0.1'
/** Max length of a socket's path on macOS; Linux permits four more bytes. */
const maxSocketPath = 103

/** The socket if the running server has one whose path is short enough, otherwise loopback. */
export function addressOf(cluster: string, port: number): Address {
  const socket = join(cluster, `.s.PGSQL.${port}`)
  const usesSocket = Buffer.byteLength(socket) <= maxSocketPath && existsSync(socket)
  return { host: usesSocket ? encodeURIComponent(cluster) : loopback, port }
}

/** Connection URL of the program. */
export function ownerUrlOf({ host, port }: Address, password: string): string {
  return `postgres://${owner}:${password}@${host}:${port}/${database}`
}

/** Connection URL for maintenance of a database of this server. */
export function urlOf({ host, port }: Address, password: string, name: string = database): string {
  return `postgres://${role}:${password}@${host}:${port}/${name}`
}

/** A separate server can always be reached at this address. */
export const byLoopback = (port: number): Address => ({ host: loopback, port })

/** The last used port if it is free, else another free one, which is stored. */
export async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (last > 0 && (await isFree(last))) return last
  for (;;) {
    // Below the range of ephemeral ports.
    const port = randomInt(15_000, 32_000)
    if (!(await isFree(port))) continue
    writeFileSync(file, String(port))
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
