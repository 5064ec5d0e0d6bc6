import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runningCommands } from '../testing/running-commands.ts'
import { confinement, runBounded, type Bounds } from './run-bounded.ts'

// Bounds that no program reaches, even on a busy machine: each test lowers the one it is about.
const bounds: Bounds = {
  memoryBytes: 1024 ** 3,
  cpuSeconds: 5,
  fileBytes: 1024 ** 2,
  timeoutMs: 600_000,
  niceness: 0,
}
const cwd = tmpdir()
const run = (program: string, args: string[], some: Partial<Bounds> = {}) =>
  runBounded(program, { args, bounds: { ...bounds, ...some }, cwd })
// Matches neither the shell nor the sandbox command that becomes the program: while those run, the sandbox may not be
// active yet.
const lives = (program: string) => runningCommands().some((command) => command.startsWith(program))

test('a program gets no secret, has its own niceness and its output is returned', async () => {
  const outcome = await run('/usr/bin/env', [])
  expect(outcome).toMatchObject({ kind: 'done' })
  expect(outcome.kind === 'done' && /SECRET|DATABASE|HOME|TOKEN/.test(outcome.stdout)).toBe(false)
  expect(await run('/usr/bin/nice', [], { niceness: 19 })).toEqual({ kind: 'done', stdout: '19\n' })
  expect(await run('/bin/sh', ['-c', 'echo no >&2; exit 3'])).toEqual({ kind: 'refused', stderr: 'no\n' })
})

// From the kernel where possible: a minimal machine has no `ps`.
const groupOfShell =
  'if read -r _ _ _ _ group _ 2>/dev/null </proc/$$/stat; then echo $group; else ps -o pgid= -p $$; fi; echo $$'

test('a Ctrl-C at the terminal of the server does not reach it: it has its own process group', async () => {
  const outcome = await run('/bin/sh', ['-c', groupOfShell])
  const [group, own] = outcome.kind === 'done' ? outcome.stdout.trim().split(/\s+/) : []
  expect(group).toMatch(/^\d+$/)
  expect(group).toBe(own)
})

test('time, processor, memory and file size are limited', async () => {
  expect(await run('/bin/sleep', ['30'], { timeoutMs: 200 })).toMatchObject({ kind: 'ended', why: 'timeout' })
  const spinning = await run('/bin/sh', ['-c', 'while :; do :; done'], { cpuSeconds: 1 })
  expect(spinning).toMatchObject({ kind: 'ended', why: 'killed' })
  const greedy = await run('/usr/bin/head', ['-c', '200M', '/dev/zero'], { memoryBytes: 64 * 1024 ** 2 })
  expect(greedy.kind).toBe('done')
  const hoard = ['-c', 'x=a; while :; do x=$x$x; done']
  expect((await run('/bin/sh', hoard, { memoryBytes: 64 * 1024 ** 2 })).kind).not.toBe('done')
  const script = 'const kept = []; while (kept.length < 96) kept.push(Buffer.alloc(2 ** 24, 1))'
  const limited = { args: ['-e', script], bounds: { ...bounds, memoryBytes: 128 * 1024 ** 2 }, cwd }
  expect((await runBounded(process.execPath, { ...limited, reservedBytes: 640 * 1024 ** 2 })).kind).not.toBe(
    'done',
  )
  const written = await run('/bin/sh', ['-c', `head -c 5M /dev/zero > ${cwd}/guangquan-bound; echo $?`])
  expect(written.kind === 'done' && written.stdout).not.toBe('0\n')
})

test.runIf(process.platform === 'linux')(
  'there is no network where the machine allows removing it',
  async () => {
    let hits = 0
    const canary = createServer((_request, response) => {
      hits += 1
      response.end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    const port = typeof address === 'object' ? address?.port : 0
    const script = `require('node:http').get('http://127.0.0.1:${port}').on('error', () => process.exit(7)).on('response', () => process.exit(0))`
    const end = await run(process.execPath, ['-e', script], { memoryBytes: 64 * 1024 ** 3 })
    const fenced = (await confinement()).some((part) => part.endsWith('unshare'))
    expect([end.kind, hits]).toEqual(fenced ? ['refused', 0] : ['done', 1])
    canary.close()
  },
)

test.runIf(process.platform === 'linux')('it ends with its killed parent', async () => {
  const mark = `98765.${process.pid}`
  const order = JSON.stringify({ args: [mark], bounds, cwd })
  const module = new URL('./run-bounded.ts', import.meta.url).href
  const source = `const { runBounded } = await import('${module}'); await runBounded('/bin/sleep', ${order})`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' })
  const isAlive = () => lives(`/bin/sleep ${mark}`)
  await expect.poll(isAlive).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(isAlive).toBe(false)
})
