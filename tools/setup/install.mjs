import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const stampName = '.guangquan-lock'

/**
 * Whether node_modules matches package-lock.json. A folder filled by `npm ci` or `npm install` counts too, and is
 * stamped for the next time.
 * @param {string} root folder of the repository
 */
export function isInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = join(root, 'node_modules', stampName)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(lock)) return true
  if (!matchesHiddenLock(root, JSON.parse(lock.toString('utf8')))) return false
  writeStamp(root, lock)
  return true
}

/**
 * Runs `npm ci` with a progress line. Throws a message when npm is missing or fails.
 * @param {string} root folder of the repository
 */
export async function install(root) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.error('安装依赖 · Installing dependencies (npm ci), about a minute')
  const beat = setInterval(() => console.error(`  … ${seconds()} s`), 15_000)
  try {
    await runNpm(root)
  } finally {
    clearInterval(beat)
  }
  writeStamp(root, readFileSync(join(root, 'package-lock.json')))
  console.error(`安装完成 · Installed in ${seconds()} s`)
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

function writeStamp(root, lock) {
  try {
    writeFileSync(join(root, 'node_modules', stampName), digest(lock))
  } catch {
    // A read-only node_modules is fine: it is compared again at the next start.
  }
}

// npm records what it installed in node_modules/.package-lock.json.
function matchesHiddenLock(root, lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'))
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

// Versions are exact and locked, development tools are needed to build, and no install script is needed: hydrate.mjs
// does the work of the PostgreSQL package's script.
const installArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
]

function runNpm(root) {
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
    'Is the npm registry reachable (npm config get registry) and is there 1.5 GB of free disk?'
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
