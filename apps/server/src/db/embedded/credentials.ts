import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const role = 'guangquan'
export const database = 'guangquan'

/** The password of this installation's database, made once and kept 0600. */
export function readPassword(home: string): string {
  const file = join(home, 'password')
  // A full disk may have left an empty file.
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (known !== '') return known
  const password = randomBytes(32).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/** Address of a database of this server, for any PostgreSQL client. */
export function urlOf(port: number, password: string, name: string = database): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${name}`
}

/** The port used last time when it is free, else another free one, which is remembered. */
export async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (last > 0 && (await isFree(last))) return last
  for (;;) {
    // Below the range from which the system takes ports for outgoing connections.
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
