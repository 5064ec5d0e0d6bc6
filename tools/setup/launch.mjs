import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

const oldestUsable = 24

// V8 lets the space of new objects grow to some 60 MB while modules load and keeps it. What a request makes is garbage
// when it is answered, so a small space is enough. By default the heap of a busy server also grows to more than twice
// what it holds before garbage is collected.
const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=30']
// The C library gives threads heaps of their own, which keep what they once needed: 10 MB.
const serverEnv = { MALLOC_ARENA_MAX: '1' }

/**
 * Starts the script on the first runtime that works, forwards signals, and exits with its code.
 * @param {string} root folder of the repository
 * @param {string} script path of the script, relative to the root
 * @param {string[]} args
 */
export async function launch(root, script, args) {
  for (const runtime of runtimes(root)) {
    if (await runs(root, runtime, script, args)) return
  }
  throw new Error(
    `No usable runtime: this program needs Node.js ${oldestUsable} or newer, which the installation ` +
      `brings for Linux; here it found only ${process.version}. Remove node_modules and start again, ` +
      'or install a newer Node.js from https://nodejs.org',
  )
}

function runtimes(root) {
  const modules = join(root, 'node_modules')
  const pinned = [
    join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    join(modules, '.bin', 'node'),
  ].filter((path) => existsSync(path))
  const own = Number(process.versions.node.split('.')[0]) >= oldestUsable ? [process.execPath] : []
  return [...pinned, ...own]
}

/** Resolves to false only when the binary cannot run here, such as a glibc one on Alpine. */
function runs(root, runtime, script, args) {
  return new Promise((resolve) => {
    const isServer = script === 'tools/start.ts'
    const child = spawn(runtime, [...(isServer ? serverFlags : []), join(root, script), ...args], {
      cwd: root,
      env: {
        ...(isServer ? serverEnv : {}),
        ...process.env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        GUANGQUAN_PARENT: String(process.pid),
        // Halves the time of a second start; entries are keyed by content.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache', 'compile'),
      },
      stdio: 'inherit',
      // In a process group of its own the child gets each signal once, from here: Ctrl-C in a terminal goes to a whole
      // group, and a second signal means "stop at once".
      detached: true,
    })
    child.once('error', () => resolve(false))
    child.once('spawn', () => forwardSignals(child))
    child.once('exit', (code, signal) => {
      process.exit(signal === null ? code : 128 + constants.signals[signal])
    })
  })
}

function forwardSignals(child) {
  // npm forwards Ctrl-C as well, so the same signal may arrive twice within moments.
  let last = 0
  const stop = (signal) => {
    const now = Date.now()
    if (now - last < 1000) return
    last = now
    child.kill(signal)
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGHUP', () => stop('SIGTERM'))
  // A signal sent to npm alone ends npm or its shell and never reaches this process.
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (last === 0) stop('SIGTERM')
  }, 500)
}
