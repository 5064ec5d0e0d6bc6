import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openDatabase } from './client.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** PgBouncer on this machine: `PGBOUNCER`, or the one on the path. It is not part of the program. */
const pgBouncer = process.env['PGBOUNCER'] ?? 'pgbouncer'

function isInstalled(): boolean {
  try {
    execFileSync(pgBouncer, ['--version'])
    return true
  } catch {
    return false
  }
}

describe.skipIf(!isInstalled())('through PgBouncer', () => {
  let node: TestApp
  let pooler: ChildProcess | undefined
  const folder = mkdtempSync(join(tmpdir(), 'guangquan-pooler-'))
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    node = await openTestApp()
  })
  afterEach(async () => {
    pooler?.kill('SIGINT')
    if (pooler !== undefined) await once(pooler, 'exit')
    pooler = undefined
  })
  afterAll(async () => {
    await node.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Starts PgBouncer in front of the test's database. @returns its address */
  async function startPooler(mode: 'session' | 'transaction'): Promise<string> {
    const url = new URL(node.databaseUrl)
    const port = 20_000 + (process.pid % 20_000)
    const [user, password, name] = [url.username, url.password, url.pathname.slice(1)].map(decodeURIComponent)
    const host = url.hostname === '' ? decodeURIComponent(url.searchParams.get('host') ?? '') : url.hostname
    const file = join(folder, `${mode}.ini`)
    writeFileSync(
      file,
      `[databases]
${name} = host=${decodeURIComponent(host)} port=${url.port === '' ? 5432 : url.port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    )
    const asNobody = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
    pooler = spawn(pgBouncer, [...asNobody, file], { stdio: 'ignore' })
    const reached = `postgres://${user}@127.0.0.1:${port}/${name}`
    await sleep(500)
    return reached
  }
  const wait = (url: string) => waitForDatabase(url, { timeoutMs: 5000, onWait: () => undefined })

  test('in session mode the program starts, and its limits hold', async () => {
    const url = await startPooler('session')
    await wait(url)
    const { db, close } = openDatabase({ url, max: 2, statementTimeoutMs: 300 })
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout')
    await close()
  })

  test('in transaction mode the start is refused with a sentence', async () => {
    const url = await startPooler('transaction')
    await expect(wait(url)).rejects.toThrow('set it to session mode')
  })
})
