import { connect } from 'node:net'
import { sql } from 'kysely'
import { compareHeads } from './audit-chain/audit-heads.ts'
import { verifyChain } from './audit-chain/verify-chain.ts'
import type { Queryable, Database } from './db/client.ts'
import { inspectSettings } from './db/settings.ts'
import { pendingMigrations } from './db/pending-migrations.ts'
import { heicDecoderVersion } from './domains/image/index.ts'
import { lostWithout } from './domains/upload/index.ts'
import { videoToolsVersion } from './domains/footage/index.ts'
import type { Env } from './env.ts'
import { isMarked, markerKey } from './installation/check-files.ts'
import { heartbeatMs } from './nodes/node-heartbeat.ts'
import { listNodes } from './nodes/nodes.store.ts'
import { programVersion } from './program-version.ts'
import { diskRoom } from './storage/disk-room.ts'
import { openStorage } from './storage/open-storage.ts'

/** Connections that a node may hold: requests, searches, jobs and LISTEN. */
const connectionsPerNode = 40
const clockToleranceMs = 2000
const connectMs = 3000
const gibibyte = 1024 ** 3
const probeKey = 'check/probe.txt'

/** A line of the check: what was found, or what to do. */
export interface Checked {
  name: string
  isGood: boolean
  text: string
}

interface Checking {
  db: Database
  env: Env
  now: Date
}

const good = (name: string, text: string): Checked => ({ name, isGood: true, text })
const bad = (name: string, text: string): Checked => ({ name, isGood: false, text })

/** Checks everything that a node depends on; an error becomes a line too. */
export async function checkInstallation(checking: Checking): Promise<Checked[]> {
  const checks: Record<string, (checking: Checking) => Promise<Checked[]>> = {
    settings: checkSettings,
    database: checkDatabase,
    connections: checkConnections,
    clock: checkClock,
    files: checkFolder,
    disk: checkDisk,
    media: checkMedia,
    providers: checkProviders,
    nodes: checkNodes,
    work: checkWork,
    audit: checkAudit,
  }
  const lines: Checked[] = []
  for (const [name, check] of Object.entries(checks)) {
    try {
      lines.push(...(await check(checking)))
    } catch (error) {
      lines.push(bad(name, error instanceof Error ? error.message : String(error)))
    }
  }
  return lines
}

async function checkSettings({ db, env }: Checking): Promise<Checked[]> {
  const { isProduction, BASE_URL, TRUST_PROXY, HOST } = env
  const unreadable = (await inspectSettings(db)).filter(({ issues }) => issues.length > 0)
  return [
    isProduction
      ? good('settings', 'NODE_ENV=production')
      : bad('settings', 'NODE_ENV is not production: demonstration data and /dev pages are on'),
    ...(isProduction && BASE_URL?.startsWith('https:') !== true
      ? [bad('settings', 'BASE_URL is not https: give the address at which members reach the site')]
      : []),
    ...(isProduction && TRUST_PROXY === undefined
      ? [
          bad(
            'settings',
            `TRUST_PROXY is not set: everybody behind a proxy shares one rate limit (listening on ${HOST})`,
          ),
        ]
      : []),
    ...unreadable.map(({ key, issues }) =>
      bad(
        'settings',
        `the stored setting ${key} cannot be read: ${issues.join('; ')}; save it again in the console`,
      ),
    ),
  ]
}

interface Facts {
  version: string
  isSuper: boolean
  isOwner: boolean
  encoding: string
  bytes: number
  statement: string
  lock: string
  isAuditApart: boolean
}

async function checkDatabase({ db, env }: Checking): Promise<Checked[]> {
  const { rows } = await sql<Facts>`select current_setting('server_version') as version,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuper",
      pg_get_userbyid(datdba) = current_user as "isOwner", pg_encoding_to_char(encoding) as encoding,
      pg_database_size(oid) as bytes, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      (select not pg_has_role(relowner, 'usage') from pg_class where oid = 'staff_act'::regclass) as "isAuditApart"
    from pg_database where datname = current_database()`.execute(db)
  const [facts] = rows
  if (facts === undefined) return [bad('database', 'it gave no facts')]
  const pending = await pendingMigrations(db)
  const { version, isSuper, isOwner, encoding, bytes, statement, lock, isAuditApart } = facts
  return [
    good('database', `PostgreSQL ${version}, ${(bytes / gibibyte).toFixed(1)} GiB`),
    ...(isSuper
      ? [bad('database', 'the user of DATABASE_URL is a superuser: give it a role without rights')]
      : []),
    ...(isOwner ? [] : [bad('database', 'the user does not own the database: alter database … owner to …')]),
    ...(encoding === 'UTF8'
      ? []
      : [bad('database', `its encoding is ${encoding}: create it with encoding 'UTF8'`)]),
    statement === '0' || lock === '0'
      ? bad('database', 'the time limits of statements are not in force: a pooler in between drops them')
      : good('database', `a statement may take ${statement}, and wait ${lock} for a lock`),
    pending.length === 0
      ? good('database', 'every migration is applied')
      : bad('database', `${pending.length} migrations are not applied: start a node of this release`),
    ...(isAuditApart || env.DATABASE_URL === undefined
      ? []
      : [bad('database', 'the program may change the audit log: set AUDIT_DATABASE_URL, see operations.md')]),
  ]
}

async function checkConnections({ db, now }: Checking): Promise<Checked[]> {
  const { rows } = await sql<{ max: number; used: number }>`select
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`.execute(db)
  const { max = 0, used = 0 } = rows[0] ?? {}
  const nodes = Math.max(1, (await livingNodes(db, now)).length)
  const needed = nodes * connectionsPerNode
  const text = `${nodes} ${nodes === 1 ? 'node' : 'nodes'} may hold ${needed} of ${max} connections; ${used} are open`
  return [needed <= max ? good('connections', text) : bad('connections', `${text}: raise max_connections`)]
}

async function checkClock({ db }: Checking): Promise<Checked[]> {
  const before = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const middle = (before + Date.now()) / 2
  const off = Math.round((rows[0]?.now.getTime() ?? middle) - middle)
  const text = `this machine and the database differ by ${Math.abs(off)} ms`
  return [Math.abs(off) <= clockToleranceMs ? good('clock', text) : bad('clock', `${text}: let NTP set both`)]
}

async function checkFolder({ db, env }: Checking): Promise<Checked[]> {
  const storage = await openStorage(env)
  const place = env.S3_BUCKET === undefined ? `the folder ${env.dataDir}` : `the bucket ${env.S3_BUCKET}`
  try {
    if (!(await isMarked(db, storage)))
      return [
        bad('files', `${place} lacks ${markerKey} of this database: see "The data folder" in operations.md`),
      ]
    const body = Buffer.from('check')
    await storage.put(probeKey, body, 'text/plain')
    const found = await storage.get(probeKey)
    found?.stream.destroy()
    await storage.remove(probeKey)
    return [
      found === null
        ? bad('files', `${place} does not give back what was written`)
        : good('files', `${place} is written, read and deleted in`),
    ]
  } finally {
    await storage.close()
  }
}

async function checkDisk({ env }: Checking): Promise<Checked[]> {
  const { freeBytes, totalBytes, isLow } = await diskRoom(env.dataDir)
  const text = `${(freeBytes / gibibyte).toFixed(1)} of ${(totalBytes / gibibyte).toFixed(1)} GiB are free`
  return [isLow ? bad('disk', `${text}: uploads will be refused; make room`) : good('disk', text)]
}

async function checkMedia({ env }: Checking): Promise<Checked[]> {
  const [ffmpeg, heic] = [await videoToolsVersion({ env }), heicDecoderVersion()]
  const isChosen = ffmpeg !== null || env.FFMPEG === 'off'
  return [
    isChosen
      ? good('media', ffmpeg ?? lostWithout.ffmpeg)
      : bad('media', `${lostWithout.ffmpeg}; install it, or set FFMPEG=off`),
    good('media', heic ?? lostWithout.heic),
  ]
}

async function checkProviders({ env }: Checking): Promise<Checked[]> {
  if (env.REHEARSAL) return [good('providers', 'a rehearsal: every one is simulated')]
  const places: [name: string, url: string | undefined][] = [
    ['SMS (Aliyun)', env.ALIYUN_SMS_ACCESS_KEY_ID === undefined ? undefined : env.ALIYUN_SMS_ENDPOINT],
    ['SMS (Tencent)', env.TENCENT_SMS_SECRET_ID === undefined ? undefined : env.TENCENT_SMS_ENDPOINT],
    ['mail', env.SMTP_URL],
    [
      'WeChat',
      env.WX_OPEN_APP_ID === undefined && env.WX_MP_APP_ID === undefined ? undefined : env.WX_API_BASE,
    ],
    ['QQ', env.QQ_APP_ID === undefined ? undefined : env.QQ_BASE],
    ['Weibo', env.WEIBO_APP_KEY === undefined ? undefined : env.WEIBO_BASE],
  ]
  const used = places.flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }]))
  if (used.length === 0) return [bad('providers', 'none is configured: codes go to /dev/outbox')]
  return Promise.all(
    used.map(async ({ name, url }) => {
      const { hostname, port, protocol } = new URL(url)
      const ports: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 25, 'smtps:': 465 }
      const number = port === '' ? (ports[protocol] ?? 443) : Number(port)
      const failure = await reach(hostname, number)
      return failure === null
        ? good(
            'providers',
            `${name}: ${hostname}:${number} can be reached; send a test message from the console`,
          )
        : bad('providers', `${name}: ${hostname}:${number} cannot be reached (${failure}): open the way out`)
    }),
  )
}

/** @returns why it cannot be reached; null if it can */
function reach(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectMs })
    const end = (failure: string | null) => {
      socket.destroy()
      resolve(failure)
    }
    socket.once('connect', () => end(null))
    socket.once('timeout', () => end('no response'))
    socket.once('error', (error) => end(error.message))
  })
}

async function livingNodes(db: Queryable, now: Date) {
  const nodes = await listNodes(db)
  return nodes.filter((node) => now.getTime() - node.seen_at.getTime() < 3 * heartbeatMs)
}

async function checkNodes({ db, now }: Checking): Promise<Checked[]> {
  const nodes = await livingNodes(db, now)
  if (nodes.length === 0) return [bad('nodes', 'no node runs: start one')]
  const versions = new Set(nodes.map(({ version }) => version))
  return [
    good('nodes', nodes.map(({ host, pid, version }) => `${host} ${pid} (${version})`).join(', ')),
    ...(nodes.some((node) => node.runs_jobs)
      ? []
      : [bad('nodes', 'none runs jobs: start one without WORKER=false')]),
    ...(versions.size > 1 || !versions.has(programVersion)
      ? [bad('nodes', `their releases differ, and this one is ${programVersion}: finish the roll-out`)]
      : []),
  ]
}

async function checkWork({ db }: Checking): Promise<Checked[]> {
  const { rows } = await sql<{ failed: number; late: number; events: number }>`select
      count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(max(extract(epoch from now() - run_at)) filter (where attempts < max_attempts and run_at < now()
        and locked_at is null), 0)::int as late,
      (select count(*)::int from outbox_event where failed_at is not null) as events
    from graphile_worker.jobs`.execute(db)
  const { failed = 0, late = 0, events = 0 } = rows[0] ?? {}
  return [
    late > 600
      ? bad('work', `a job has waited for ${late} s: a node that runs jobs is missing or too slow`)
      : good('work', `no job waits longer than ${late} s`),
    ...(failed === 0
      ? []
      : [bad('work', `${failed} jobs failed for good: see the page of jobs in the console`)]),
    ...(events === 0
      ? []
      : [bad('work', `${events} events failed for good: see "Jobs and events" in operations.md`)]),
  ]
}

async function checkAudit({ db, env }: Checking): Promise<Checked[]> {
  const { rows, broken } = await verifyChain(db)
  if (broken !== null)
    return [bad('audit', `row ${broken} does not fit the ${rows} before it: it was changed`)]
  const { heads, wrong } = await compareHeads(db, env.dataDir)
  return [
    wrong === null
      ? good('audit', `${rows} rows unchanged, as ${heads} days recorded them`)
      : bad('audit', `at ${wrong.time} row ${wrong.seq} was another one: see verify-audit`),
  ]
}
