import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Limits of a program that reads members' files. */
export interface Bounds {
  /** Address space, or data where `reservedBytes` is given. */
  memoryBytes: number
  cpuSeconds: number
  /** Largest file it may write. */
  fileBytes: number
  /** Wall-clock time. */
  timeoutMs: number
  /** 0 as the server, up to 19 for work that may wait. */
  niceness: number
}

export interface BoundedRun {
  args: readonly string[]
  bounds: Bounds
  /** Working folder, the only one its relative paths lead to. */
  cwd: string
  signal?: AbortSignal
  /**
   * For runtimes such as V8 that reserve far more address space than they use: the writable memory they reserve at
   * their start. The limit then applies to data instead of addresses, with this added.
   */
  reservedBytes?: number
  /** Called with each line of standard output, which is then not collected. */
  onLine?: (line: string) => void
}

export type RunEnd =
  | { kind: 'done'; stdout: string }
  /** It ended by itself with an error: the file's fault. */
  | { kind: 'refused'; stderr: string }
  /** It was stopped: by its limits, the machine, or the signal. */
  | { kind: 'ended'; why: 'timeout' | 'aborted' | 'killed'; stderr: string }

const maxOutputBytes = 1024 ** 2

/**
 * Runs a program with an empty environment, limits that the kernel enforces and no network where the machine allows
 * that; it ends with its parent. No argument contains anything a member wrote.
 */
export async function runBounded(program: string, run: BoundedRun): Promise<RunEnd> {
  run.signal?.throwIfAborted()
  const { memoryBytes, cpuSeconds, fileBytes, timeoutMs, niceness } = run.bounds
  // The shell only limits itself and then becomes the program; arguments pass through it unchanged.
  const memory =
    run.reservedBytes === undefined
      ? `-v ${Math.ceil(memoryBytes / 1024)}`
      : `-d ${Math.ceil((memoryBytes + run.reservedBytes) / 1024)}`
  const files = `ulimit -f ${Math.ceil(fileBytes / 512)}; ulimit -c 0`
  const limits = `ulimit ${memory}; ulimit -t ${cpuSeconds}; ${files}`
  // Setting the niceness from here would be too late: threads already started keep theirs.
  const script = `{ ${limits}; } 2>/dev/null; exec ${niceness > 0 ? `nice -n ${niceness} ` : ''}"$0" "$@"`
  const command = [...(await confinement()), program, ...run.args]
  const child = spawn('/bin/sh', ['-c', script, ...command], {
    env: {},
    cwd: run.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: a Ctrl-C at the terminal would make it exit normally, as if it had refused the file.
    detached: true,
  })

  let ended: 'timeout' | 'aborted' | null = null
  const end = (why: 'timeout' | 'aborted') => {
    ended ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('timeout'), timeoutMs)
  const abort = () => end('aborted')
  run.signal?.addEventListener('abort', abort, { once: true })
  const stderr = keep(child.stderr, 4000)
  const { onLine } = run
  const stdout = onLine === undefined ? keep(child.stdout, maxOutputBytes) : () => ''
  if (onLine !== undefined) createInterface({ input: child.stdout }).on('line', onLine)
  try {
    const [status, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>(
      (resolve, reject) => {
        child.once('error', reject)
        child.once('close', (code, by) => resolve([code, by]))
      },
    )
    if (status === 0) return { kind: 'done', stdout: stdout() }
    if (ended !== null) return { kind: 'ended', why: ended, stderr: stderr() }
    if (killedBy !== null) return { kind: 'ended', why: 'killed', stderr: stderr() }
    return { kind: 'refused', stderr: stderr() }
  } finally {
    clearTimeout(timer)
    run.signal?.removeEventListener('abort', abort)
  }
}

function keep(stream: NodeJS.ReadableStream, maxLength: number): () => string {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (part: string) => {
    if (text.length < maxLength) text += part
  })
  return () => text.slice(0, maxLength)
}

// Linux only: a network namespace with nothing in it, and SIGKILL when the parent exits.
const fences = [
  ['/usr/bin/unshare', '--net', '--map-root-user', '--', '/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
  ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
]
let known: Promise<readonly string[]> | undefined

/** The strictest sandbox this machine allows, determined once. */
export function confinement(): Promise<readonly string[]> {
  known ??= (async () => {
    for (const fence of fences) if (await works(fence)) return fence
    return []
  })()
  return known
}

function works([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, '/bin/true'], { timeout: 5000, env: {} }, (error) => resolve(error === null))
  })
}
