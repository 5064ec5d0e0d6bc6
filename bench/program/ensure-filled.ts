import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cleanup } from '../cleanup.ts'
import { endDatabase } from './end-database.ts'
import { root } from './root.ts'

const run = promisify(execFile)
const filledBy = ['db/migrations/*.sql', 'demo/**/*.ts', 'domains/*/demo/**/*.ts']

/** Content of a filled database. */
export interface Filling {
  posts: number
  ledger: number
}

const homeOf = ({ posts, ledger }: Filling) =>
  join(root, '.cache', posts === ledger ? `bench-${posts}` : `bench-${posts}-${ledger}`)

/**
 * Fills a data folder with this many posts and lines of ledgers, unless that was done before.
 * @param say called before steps that take long
 */
export async function ensureFilled(
  stops: Cleanup,
  filling: Filling,
  say: (what: string) => void,
): Promise<void> {
  const { posts, ledger } = filling
  const home = homeOf(filling)
  const filled = join(home, 'filled')
  const stamp = join(home, 'filled.txt')
  const requested = `${posts} ${ledger} ${fillerHash()}`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== requested) {
    say(`filling a database with ${posts.toLocaleString('en')} posts …`)
    await endDatabase(filled)
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home, { recursive: true })
    await fill(stops, filled, filling)
    writeFileSync(stamp, requested)
  }
}

/** A copy of the filled folder for one run, so that all runs start from the same data. */
export async function copyFilled(filling: Filling, say: (what: string) => void): Promise<string> {
  const home = homeOf(filling)
  return copyOf(join(home, 'filled'), join(home, 'run'), say)
}

/** Changes with the schema and with the code that fills it. */
function fillerHash(): string {
  const hash = createHash('sha256')
  const cwd = join(root, 'apps', 'server', 'src')
  const files = globSync(filledBy, { cwd }).filter((name) => !name.endsWith('.test.ts'))
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(cwd, name)))
  return hash.digest('hex')
}

async function fill(stops: Cleanup, dataDir: string, { posts, ledger }: Filling): Promise<void> {
  const child = spawn(
    process.execPath,
    [`${root}tools/setup.mjs`, 'tools/demo.ts', '--posts', String(posts), '--ledger', String(ledger)],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        NODE_ENV: 'development',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  )
  const ended = once(child, 'exit')
  const stopped = stops.add(async () => {
    child.kill('SIGTERM')
    await ended
    await endDatabase(dataDir)
  })
  await ended
  stopped()
  if (child.exitCode !== 0) throw new Error('the database could not be filled')
}

async function copyOf(filled: string, copy: string, say: (what: string) => void): Promise<string> {
  // If the cluster is elsewhere behind a link (as root, in a folder others may not enter), a copy would share it.
  if (lstatSync(join(filled, 'postgres', 'cluster')).isSymbolicLink()) {
    say('the filled database cannot be copied here and is used itself: what is written stays in it')
    return filled
  }
  await endDatabase(copy)
  rmSync(copy, { recursive: true, force: true })
  // Not node:fs, which would make the current user the owner: the cluster may belong to another.
  await run('cp', ['-a', filled, copy])
  // Else the first commits wait until gigabytes of the copy are on the disk: longer than a statement may take.
  await run('sync', ['-f', copy])
  return copy
}
