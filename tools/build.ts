import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { previousBuild } from '../apps/server/src/http/pages/previous-build.ts'
import { announce, report } from './progress.ts'
import { root } from './root.ts'
import { runCommand } from './run/command.ts'

const stamp = '.build-hash'
const packages = join(root, 'packages')
const web = join(root, 'apps', 'web')
const admin = join(root, 'apps', 'admin')
const server = join(root, 'apps', 'server')

interface Build {
  cwd: string
  folder: string
  /** Folder of its sources. */
  sources: string[]
  args?: string[]
  /** A file of the root that is served with it: from its name to that of its address. */
  adds?: [file: string, as: string]
}

/** Copyright holders of code in the scripts. Derived from the lock file, which is part of the comparison of builds. */
const notices: Build['adds'] = ['THIRD-PARTY-NOTICES.txt', 'third-party-notices.txt']

/** The site for browsers, the module that renders its first views on the server, and the console. */
const siteBuilds: Build[] = [
  { cwd: web, folder: join(web, 'dist'), sources: [web, packages], adds: notices },
  { cwd: web, folder: join(web, 'dist-server'), sources: [web, packages], args: ['--ssr'] },
  { cwd: admin, folder: join(admin, 'dist'), sources: [admin, packages] },
]

/** The server's program as `npm start` runs it: fewer, larger modules. */
const programBuild: Build = {
  cwd: server,
  folder: join(server, 'dist'),
  sources: [join(server, 'vite.config.ts'), join(server, 'src'), packages],
}

/** Builds the site and the console, unless their sources are those of the last build. Throws if a build fails. */
export function buildSite(): Promise<void> {
  return build(siteBuilds)
}

/** Builds the server, the site and the console. */
export function buildAll(): Promise<void> {
  return build([...siteBuilds, programBuild])
}

/** The module that runs the server once it is built. */
export const builtProgram = pathToFileURL(join(programBuild.folder, 'main.js')).href

async function build(builds: Build[]): Promise<void> {
  const begin = performance.now()
  const outdated = builds
    .map((one) => ({ ...one, hash: sourceHash(one.sources) }))
    .filter(({ folder, hash }) => builtHash(folder) !== hash)
  if (outdated.length === 0) return report('upToDate', true, (performance.now() - begin) / 1000)
  announce('build')
  const outcomes = await Promise.all(
    outdated.map(({ cwd, folder, args = [] }) =>
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
    for (const { folder } of outdated) rmSync(unfinished(folder), { recursive: true, force: true })
    throw new Error(`The program could not be built:\n${failed.output}`)
  }
  for (const { folder, hash, adds } of outdated) {
    if (adds !== undefined) copyFileSync(join(root, adds[0]), join(unfinished(folder), adds[1]))
    writeFileSync(join(unfinished(folder), stamp), hash)
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

function sourceHash(sources: string[]): string {
  const hash = createHash('sha256')
  const files = [join(root, 'package-lock.json'), ...sources.flatMap(filesBelow)].toSorted()
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** The file, or the files below the folder that a build may read. */
function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => {
    if (name === 'node_modules' || name.startsWith('dist') || /\.test\.tsx?$/.test(name)) return []
    return filesBelow(join(path, name))
  })
}

if (import.meta.main) await buildAll()
