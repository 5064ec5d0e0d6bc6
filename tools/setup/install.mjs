import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const stampName = '.guangquan-lock'

/**
 * How much is installed: `start` is what building and running the program needs, `all` also what tests, checks and the
 * benchmark need.
 * @typedef {'start' | 'all'} Level
 */

/** The scripts that run with what `start` installs. */
const startScripts = new Set(
  ['start', 'build', 'demo', 'operator', 'rotate-keys'].map((name) => `tools/${name}.ts`),
)

/**
 * @param {string} script path of the script, relative to the root
 * @returns {Level}
 */
export function levelOf(script) {
  return startScripts.has(script) ? 'start' : 'all'
}

/**
 * Whether node_modules holds what the level needs of package-lock.json. A folder filled by `npm ci` or `npm install`
 * counts too, and is stamped for the next time.
 * @param {string} root folder of the repository
 * @param {Level} level
 */
export function isInstalled(root, level) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const { level: stamped, digest: of } = readStamp(root)
  if (of === digest(lock) && (stamped === 'all' || stamped === level)) return true
  if (!matchesHiddenLock(root, JSON.parse(lock.toString('utf8')), level)) return false
  writeStamp(root, lock, level)
  return true
}

/**
 * Installs with a progress line what the level needs. Nothing of `all` is removed once it is there. Throws a message
 * when npm is missing or fails.
 * @param {string} root folder of the repository
 * @param {Level} level
 */
export async function install(root, level) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const present = presentLevel(root)
  const reached = present === 'all' ? 'all' : level
  console.error(present === undefined ? sentences.first : sentences.more)
  const beat = setInterval(() => console.error(`  … ${seconds()} s`), 15_000)
  try {
    await runNpm(root, present === undefined ? 'ci' : 'install', reached)
  } finally {
    clearInterval(beat)
  }
  writeStamp(root, readFileSync(join(root, 'package-lock.json')), reached)
  console.error(`安装完成 · Installed in ${seconds()} s`)
}

const sentences = {
  first: '安装依赖 · Installing dependencies, about half a minute',
  more: '补装依赖 · Installing the dependencies that are missing',
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What was installed last. Without a level, which earlier releases did not write, it was everything. */
function readStamp(root) {
  const stamp = join(root, 'node_modules', stampName)
  if (!existsSync(stamp)) return {}
  const [, level = 'all', of] = /^(?:(start|all) )?(.*)$/.exec(readFileSync(stamp, 'utf8')) ?? []
  return { level, digest: of }
}

/** Undefined where nothing is installed; what somebody installed without this program counts as everything. */
function presentLevel(root) {
  return readStamp(root).level ?? (existsSync(hiddenLock(root)) ? 'all' : undefined)
}

function writeStamp(root, lock, level) {
  try {
    writeFileSync(join(root, 'node_modules', stampName), `${level} ${digest(lock)}`)
  } catch {
    // A read-only node_modules is fine: it is compared again at the next start.
  }
}

/** npm records there what it installed. */
function hiddenLock(root) {
  return join(root, 'node_modules', '.package-lock.json')
}

function matchesHiddenLock(root, lock, level) {
  const hidden = hiddenLock(root)
  if (!existsSync(hidden)) return false
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const isWanted = ([path, entry]) =>
    path.startsWith('node_modules/') && (level === 'all' || entry.dev !== true)
  const wanted = Object.entries(lock.packages).filter(isWanted)
  const own = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'))
  const named = new Set(own.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {})))
  return wanted.every(([path, entry]) => {
    const found = present[path]
    if (found !== undefined) return found.version === entry.version && found.integrity === entry.integrity
    // npm leaves out builds for other platforms, and what only they need.
    const isOptional = entry.optional === true || entry.devOptional === true
    return isOptional && (isForeign(entry) || !named.has(path.slice('node_modules/'.length)))
  })
}

function isForeign({ os = [], cpu = [] }) {
  const excludes = (list, own) => list.length > 0 && !list.includes(own)
  return excludes(os, process.platform) || excludes(cpu, process.arch)
}

// Versions are exact and locked, and no install script is needed: hydrate.mjs does the work of the PostgreSQL package's
// script. `ci` empties the folder; `install` adds to it, and a program that runs from it continues.
const argumentsOf = (command, level) => [
  command,
  level === 'all' ? '--include=dev' : '--omit=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-save',
  '--no-audit',
  '--no-fund',
]

function runNpm(root, npmCommand, level) {
  const installArguments = argumentsOf(npmCommand, level)
  const npm = process.env['npm_execpath']
  const viaNode = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  const [command, args] = viaNode ? [process.execPath, [npm, ...installArguments]] : ['npm', installArguments]
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...npmCacheSetting(root) },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !viaNode && process.platform === 'win32',
    })
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        child.kill(signal)
        process.exit(130)
      })
    }
    child.once('error', () =>
      reject(new Error('npm was not found. It comes with Node.js: https://nodejs.org')),
    )
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(installFailure(code, signal)))
    })
  })
}

function installFailure(code, signal) {
  const how = signal === null ? `exit code ${code}` : signal
  return (
    `Installing the dependencies failed (${how}); npm's own words stand above. ` +
    'Is the npm registry reachable (npm config get registry) and is there 2 GB of free disk?'
  )
}

// npm's cache is in the home folder, which may be missing or belong to another user.
function npmCacheSetting(root) {
  if (process.env['npm_config_cache'] !== undefined && isWritable(process.env['npm_config_cache'])) return {}
  if (isWritable(join(homedir(), '.npm'))) return {}
  return { npm_config_cache: join(root, '.cache', 'npm') }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
