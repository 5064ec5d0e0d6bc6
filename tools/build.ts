import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { announce, tell } from './progress.ts'
import { root } from './root.ts'
import { runCommand } from './run/command.ts'

const site = join(root, 'apps', 'web')
const dist = join(site, 'dist')
const stamp = '.build-hash'

/** Builds the site when its sources differ from those of the last build. Throws when that fails. */
export async function buildSite(): Promise<void> {
  const begin = performance.now()
  const wanted = sourceHash()
  if (builtHash() === wanted) return tell('upToDate', true, (performance.now() - begin) / 1000)
  announce('build')
  const unfinished = `${dist}.${process.pid}`
  const built = await runCommand({
    program: 'vite',
    args: ['build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'],
    cwd: site,
    // Else the tests' NODE_ENV would build the development variant of the libraries.
    env: { NODE_ENV: 'production' },
    timeoutSeconds: 300,
  })
  tell('build', built.ok, built.seconds)
  if (!built.ok) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`The site could not be built:\n${built.output}`)
  }
  writeFileSync(join(unfinished, stamp), wanted)
  putInPlace(unfinished)
}

// A server that reads the folder at this moment finds the old site or the new one.
function putInPlace(unfinished: string): void {
  const old = `${dist}.old.${process.pid}`
  try {
    renameSync(dist, old)
  } catch {
    // The first build finds nothing to replace.
  }
  renameSync(unfinished, dist)
  rmSync(old, { recursive: true, force: true })
}

function builtHash(): string | undefined {
  try {
    return readFileSync(join(dist, stamp), 'utf8')
  } catch {
    return undefined
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = [
    join(root, 'package-lock.json'),
    ...filesBelow(site),
    ...filesBelow(join(root, 'packages')),
  ].toSorted()
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('dist')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}
