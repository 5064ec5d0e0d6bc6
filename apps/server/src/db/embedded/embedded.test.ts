import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { findRunning } from './find-running.ts'
import { findPostmaster, isAlive } from './process.ts'
import { copyOfTemplate, isRoot, newFolder, rows, start, useClusters } from './testing/clusters.ts'

const children: ChildProcess[] = []

useClusters()
// Runs before those of `useClusters`, in reverse order: a database is stopped once nobody else uses it.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('a start', () => {
  it('creates a cluster in UTF-8 with checksums that opens only with the password', async () => {
    const dataDir = newFolder()
    const database = await start(dataDir)
    expect(database.adopted).toBe(false)
    const [found] = await rows(
      database.url,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
              current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync,
              (select datctype from pg_database where datname = current_database()) as ctype`,
    )
    expect(found).toEqual({ encoding: 'UTF8', checksums: 'on', commit: 'on', fsync: 'on', ctype: 'C.UTF-8' })
    // Only the cluster's account and root can enter the folder of its socket.
    expect(decodeURIComponent(new URL(database.url).hostname)).toBe(join(dataDir, 'postgres', 'cluster'))
    const wrong = new URL(database.url)
    wrong.password = 'password'
    await expect(rows(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  })

  it('finds the rows of the first start again, on the same port', async () => {
    const dataDir = copyOfTemplate()
    const first = await start(dataDir)
    await rows(first.url, `insert into note values ('kept')`)
    await first.stop()
    const second = await start(dataDir)
    expect(second.url).toBe(first.url)
    expect(second.adopted).toBe(false)
    expect(await rows(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
  })

  it('uses another port when the stored one is taken', async () => {
    const dataDir = copyOfTemplate()
    const port = Number(readFileSync(join(dataDir, 'postgres', 'port'), 'utf8'))
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const database = await start(dataDir)
    expect(Number(new URL(database.url).port)).not.toBe(port)
    other.close()
  })

  it('sets a new password when its file was lost', async () => {
    const dataDir = copyOfTemplate()
    rmSync(join(dataDir, 'postgres', 'password'))
    const database = await start(dataDir)
    expect(await rows(database.url, 'select count(*)::int as n from note')).toEqual([{ n: 0 }])
  })

  it.runIf(isRoot)('by root runs it as an ordinary user', async () => {
    const dataDir = copyOfTemplate()
    await start(dataDir)
    const found = findPostmaster(join(dataDir, 'postgres', 'cluster'))
    expect(statSync(`/proc/${found?.pid}`).uid).toBe(65534)
  })

  it.runIf(isRoot)(
    'by root in a folder closed to others puts the cluster where it can be reached',
    async () => {
      const closed = newFolder()
      chmodSync(closed, 0o700)
      const elsewhere = newFolder()
      const dataDir = join(closed, 'data')
      const first = await start(dataDir, elsewhere)
      await rows(first.url, 'create table note (text text)')
      await first.stop()
      expect(statSync(closed).mode & 0o777).toBe(0o700)
      expect(lstatSync(join(dataDir, 'postgres', 'cluster')).isSymbolicLink()).toBe(true)
      const second = await start(dataDir, elsewhere)
      expect(await rows(second.url, 'select * from note')).toEqual([])
      await second.stop()

      const [name = ''] = readdirSync(elsewhere)
      renameSync(join(elsewhere, name), join(elsewhere, 'moved'))
      await expect(start(dataDir, elsewhere)).rejects.toMatchObject({ reason: 'cluster-lost' })
    },
  )
})

describe('the role of the program', () => {
  it('owns the database and may do nothing beyond it', async () => {
    const { url } = await start(newFolder())
    const [role] = await rows(
      url,
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
    )
    expect(Object.values(role ?? {})).toEqual([false, false, false, false, false])
    await rows(
      url,
      'create schema own; create table own.row (id int); create table shown (id int); drop schema own cascade',
    )
    for (const beyond of [
      `copy shown from program 'id'`,
      `copy shown from '/etc/passwd'`,
      `select pg_read_file('/etc/passwd')`,
      `alter system set fsync = off`,
      `create role other superuser`,
    ]) {
      await expect(rows(url, beyond)).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('is given everything that a release before created as the superuser', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    await rows(
      first.maintenanceUrl,
      `create schema work;
       create table work.job (id bigint generated always as identity, at timestamptz) partition by range (at);
       create table work.job_all partition of work.job default;
       create table post (id serial primary key, body text);
       insert into post (body) values ('kept');
       create view shown as select body from post;
       create materialized view counted as select count(*) from post;
       create sequence numbers;
       create type mood as enum ('calm');
       create type work.spec as (name text);
       create domain short as text check (length(value) < 9);
       create function work.one() returns int language sql as 'select 1';
       create function changed() returns trigger language plpgsql as 'begin return new; end';
       create trigger changed before update on post for each row execute function changed();
       create extension pg_trgm;
       alter database guangquan owner to guangquan`,
    )
    await first.stop()
    rmSync(join(dataDir, 'postgres', 'owner-password'))
    const second = await start(dataDir)
    expect(await rows(second.url, 'select body from shown')).toEqual([{ body: 'kept' }])
    await rows(
      second.url,
      `alter table post add column title text;
       alter table work.job add column name text;
       create or replace function work.one() returns int language sql as 'select 2';
       create or replace function changed() returns trigger language plpgsql as 'begin return old; end';
       refresh materialized view counted;
       select nextval('numbers'), nextval('post_id_seq');
       alter type mood add value 'loud';
       drop type work.spec; drop domain short; drop view shown;
       create table work.more (id int); create table more (id int)`,
    )
    const [left] = await rows(
      second.url,
      `select count(*)::int as count from pg_class
        where relowner <> current_user::regrole and relnamespace in ('public'::regnamespace, 'work'::regnamespace)`,
    )
    expect(left).toEqual({ count: 0 })
  })
})

describe('a program that was killed', () => {
  it('leaves a database that the next one reuses with every acknowledged row', async () => {
    const dataDir = copyOfTemplate()
    const child = holdOpen(dataDir)
    const url = await said(child)
    const acknowledged: number[] = []
    const writing = writeUntilRefused(url, acknowledged)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const postmaster = findPostmaster(join(dataDir, 'postgres', 'cluster'))
    expect(postmaster).toBeDefined()

    const next = await start(dataDir)
    expect(next).toMatchObject({ adopted: true, shared: false })
    expect(next.url).toBe(url)
    expect(findPostmaster(join(dataDir, 'postgres', 'cluster'))?.pid).toBe(postmaster?.pid)
    await next.stop()
    await writing
    const last = await start(dataDir)
    const stored = await rows(last.url, 'select text::int as n from note')
    expect(acknowledged.filter((n) => !stored.some((row) => row['n'] === n))).toEqual([])
  })

  it('loses no acknowledged row when killed together with its database', async () => {
    const dataDir = copyOfTemplate()
    const child = holdOpen(dataDir)
    const url = await said(child)
    const acknowledged: number[] = []
    const writing = writeUntilRefused(url, acknowledged)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
    const postmaster = findPostmaster(join(dataDir, 'postgres', 'cluster'))
    child.kill('SIGKILL')
    process.kill(postmaster?.pid ?? 0, 'SIGKILL')
    await writing
    const next = await start(dataDir)
    expect(next.adopted).toBe(false)
    const stored = await rows(next.url, 'select text::int as n from note')
    expect(acknowledged.filter((n) => !stored.some((row) => row['n'] === n))).toEqual([])
  })

  it.each([
    ['meanwhile belongs to another program', 'echo $$; exec sleep 30', true],
    ['nobody has collected', 'sleep 0 & echo $!; exec sleep 30', false],
  ])('may leave a process id that %s', async (_which, script, isCollected) => {
    const dataDir = copyOfTemplate()
    const cluster = join(dataDir, 'postgres', 'cluster')
    const { uid, gid } = statSync(cluster)
    const other = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'], uid, gid })
    children.push(other)
    const stalePid = await said(other)
    await expect.poll(() => isAlive(Number(stalePid))).toBe(isCollected)
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      [stalePid, cluster, 1, 20_000, '', '127.0.0.1', '', 'ready', ''].join('\n'),
    )
    const database = await start(dataDir)
    expect(database.adopted).toBe(false)
    expect(await rows(database.url, 'select * from note')).toEqual([])
  })
})

describe('a command beside the program', () => {
  it('finds the running database, and creates nothing where none runs', async () => {
    const empty = newFolder()
    expect(findRunning(join(empty, 'none'))).toBeNull()
    expect(findRunning(empty)).toBeNull()
    expect(readdirSync(empty)).toEqual([])
    const dataDir = copyOfTemplate()
    expect(findRunning(dataDir)).toBeNull()
    const database = await start(dataDir)
    expect(findRunning(dataDir)).toBe(database.url)
    await database.stop()
    expect(findRunning(dataDir)).toBeNull()
  })
})

describe('while it runs', () => {
  it('a killed PostgreSQL is restarted at the same address', async () => {
    const dataDir = copyOfTemplate()
    const database = await start(dataDir)
    await rows(database.url, `insert into note values ('before')`)
    process.kill(findPostmaster(join(dataDir, 'postgres', 'cluster'))?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(() => rows(database.url, 'select text from note').catch(() => 'away'))
      .toEqual([{ text: 'before' }])
  })

  it('a second program shares it, and the last one to exit stops it', async () => {
    const dataDir = copyOfTemplate()
    const cluster = join(dataDir, 'postgres', 'cluster')
    const child = holdOpen(dataDir)
    const url = await said(child)
    const own = await start(dataDir)
    expect(own).toMatchObject({ url, shared: true, adopted: false })
    await own.stop()
    expect(findPostmaster(cluster)).toBeDefined()
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(findPostmaster(cluster)).toBeUndefined()
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  })
})

/** A separate program that uses the database until it is told to stop. */
function holdOpen(dataDir: string): ChildProcess {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('start-embedded.ts', import.meta.url).href)})
    const log = { info() {}, warn() {} }
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.once('SIGTERM', () => database.stop().then(() => process.exit(0)))
    setInterval(() => undefined, 1000)
    console.log(database.url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function said(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read')
  const [chunk] = await once(child.stdout, 'data')
  return String(chunk).trim()
}

async function writeUntilRefused(url: string, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (let n = 0; ; n++) {
      await client.query('insert into note values ($1)', [String(n)])
      acknowledged.push(n)
    }
  } catch {
    await client.end().catch(() => undefined)
  }
}
