import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { previousBuild } from '../apps/server/src/http/previous-build.ts'
import { announce, report } from './progress.ts'
import { root } from './root.ts'
import { runCommand } from './run/command.ts'

const site = join(root, 'apps', 'web')
const admin = join(root, 'apps', 'admin')
const stamp = '.build-hash'

/** What is built: the site for browsers, the module that renders its first views on the server, and the console. */
const builds = [
  { cwd: site, folder: join(site, 'dist'), args: [] },
  { cwd: site, folder: join(site, 'dist-server'), args: ['--ssr'] },
  { cwd: admin, folder: join(admin, 'dist'), args: [] },
]

/** Builds site and console if its sources changed since the last build. Throws when the build fails. */
export async function buildSite(): Promise<void> {
  const begin = performance.now()
  const requested = sourceHash()
  if (builds.every(({ folder }) => builtHash(folder) === requested))
    return report('upToDate', true, (performance.now() - begin) / 1000)
  announce('build')
  const outcomes = await Promise.all(
    builds.map(({ cwd, folder, args }) =>
      runCommand({
        program: 'vite',
        args: ['build', ...args, '--outDir', unfinished(folder), '--emptyOutDir', '--logLevel', 'warn'],
        cwd,
        // Otherwise the tests' NODE_ENV would build the development variant of the libraries.
        env: { NODE_ENV: 'production' },
        timeoutSeconds: 300,
      }),
    ),
  )
  const failed = outcomes.find(({ ok }) => !ok)
  report('build', failed === undefined, (performance.now() - begin) / 1000)
  if (failed !== undefined) {
    for (const { folder } of builds) rmSync(unfinished(folder), { recursive: true, force: true })
    throw new Error(`The site could not be built:\n${failed.output}`)
  }
  for (const { folder } of builds) {
    writeFileSync(join(unfinished(folder), stamp), requested)
    putInPlace(folder)
  }
}

function unfinished(folder: string): string {
  return `${folder}.${process.pid}`
}

// A server that reads the folder at this moment finds either the old site or the new one. Both it and the browsers that
// have its pages open go on with the old one, which is kept until the next build.
function putInPlace(folder: string): void {
  const old = `${folder}.old.${process.pid}`
  const hadOne = builtHash(folder) !== undefined
  if (hadOne) renameSync(folder, old)
  else rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished(folder), folder)
  if (!hadOne) return
  rmSync(previousBuild(folder), { recursive: true, force: true })
  renameSync(old, previousBuild(folder))
}

function builtHash(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, stamp), 'utf8')
  } catch {
    return undefined
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = [
    join(root, 'package-lock.json'),
    ...filesBelow(site),
    ...filesBelow(admin),
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

if (import.meta.main) await buildSite()
