import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '../../../testing/pictures/build-picture.ts'
import { nastyFiles, pngBomb, polyglots, scanBomb } from '../../../testing/pictures/nasty-files.ts'
import { makeDecodePool, type DecodePool, type DecodeResult } from './decode-pool.ts'
import { orderOf } from './order-of.ts'

const runProgram = promisify(execFile)

let folder: string
let pool: DecodePool
/** A valid photograph of 72 megapixels: seconds of work, and more than 200 MB in one allocation. */
let large: Buffer
/** Why decoders ended, according to the log. */
let ends: unknown[] = []
const log = pino({ level: 'warn' }, { write: (line) => ends.push(JSON.parse(line).why) })
const bounds = { keep: 1, memoryBytes: 1024 ** 3, timeoutMs: 240_000, niceness: 0, log }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guangquan-decode-'))
  pool = makeDecodePool({ ...bounds, size: 2, queue: 100 })
  large = await buildPicture({ width: 9000, height: 8000, progressive: true })
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true })
})

let serial = 0
async function decode(body: Buffer, from: DecodePool = pool): Promise<DecodeResult> {
  serial += 1
  const path = join(folder, String(serial))
  await writeFile(path, body)
  return from.run(orderOf('read', path, 1))
}

/** The decoders of this process that have started. */
async function decoderPids(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [command, stat] = await Promise.all(
        ['cmdline', 'stat'].map((file) => readFile(join('/proc', pid, file), 'utf8').catch(() => '')),
      )
      const isOurs = stat?.split(' ')[3] === String(process.pid)
      return isOurs && command?.includes('decoder-process') === true ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

describe('the picture decoder', () => {
  it('refuses every hostile file with a message and keeps running, without the server growing', async () => {
    const files = await nastyFiles()
    expect(files.length).toBeGreaterThanOrEqual(40)
    const before = process.memoryUsage.rss()
    for (const { name, body } of files) {
      const started = performance.now()
      expect(await decode(body), name).toMatchObject({ kind: 'refused' })
      expect(performance.now() - started, name).toBeLessThan(15_000)
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 ** 2)
    expect(await decode(await buildPicture())).toMatchObject({ kind: 'decoded' })
  })

  it('reports the cause', async () => {
    const reason = async (body: Buffer) => {
      const result = await decode(body)
      return result.kind === 'refused' ? result.reason : result.kind
    }
    expect(await reason(Buffer.from('<svg/>'))).toBe('FileTypeRefused')
    expect(await reason((await buildPicture()).subarray(0, 20_000))).toBe('PhotoIncomplete')
    expect(await reason(pngBomb(40_000, 40_000))).toBe('PhotoSideTooLong')
    expect(await reason(pngBomb(19_000, 19_000))).toBe('PhotoTooLarge')
    expect(await reason(pngBomb(20_001, 700))).toBe('PhotoSideTooLong')
    expect(await reason(await buildPicture({ width: 2000, height: 599 }))).toBe('PhotoTooSmall')
    expect(await reason(await buildPicture({ width: 600, height: 600 }))).toBe('decoded')
  })

  it('keeps no data appended to a valid photograph', async () => {
    for (const { name, body } of await polyglots()) {
      const result = await decode(body)
      if (result.kind !== 'decoded') throw new Error(`${name} was refused`)
      for (const copy of result.picture.copies) {
        expect(Buffer.from(copy.body).includes('POLYGLOT-TAIL'), name).toBe(false)
      }
    }
  })

  it('aborts a file that takes too long and continues with the next', async () => {
    const quick = makeDecodePool({ ...bounds, timeoutMs: 1500, size: 1, queue: 5 })
    ends = []
    // A machine that is busy with other tests gives it too little time to tell.
    await expect
      .poll(() => decode(large, quick).catch(() => null), { timeout: 60_000 })
      .toEqual({ kind: 'refused', reason: 'PhotoDamaged' })
    expect(ends.at(-1)).toBe('timeout')
    // That may be too short on a machine that is busy with other tests.
    const small = await buildPicture({ width: 600, height: 600 })
    await expect.poll(async () => (await decode(small, quick)).kind, { timeout: 60_000 }).toBe('decoded')
    quick.close()
  })

  it('tells a machine that gave the decoder no processor time from a file that took too long', async () => {
    const path = join(folder, 'pipe')
    // Nobody writes into it: reading it waits and costs nothing.
    await runProgram('mkfifo', [path])
    const quick = makeDecodePool({ ...bounds, timeoutMs: 400, size: 1, queue: 5 })
    await expect(quick.run(orderOf('read', path, 1))).rejects.toMatchObject({ errorName: 'Crowded' })
    quick.close()
  })

  it('refuses a progressive photograph with thousands of scans quickly', async () => {
    const bomb = scanBomb(await buildPicture({ width: 1200, height: 900, progressive: true }), 10_000)
    const started = performance.now()
    expect(await decode(bomb)).toEqual({ kind: 'refused', reason: 'PhotoDamaged' })
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it('refuses a file that exceeds the memory limit and continues with the next', async () => {
    expect(await decode(large)).toMatchObject({ kind: 'decoded' })
    const narrow = makeDecodePool({ ...bounds, memoryBytes: 160 * 1024 ** 2, size: 1, queue: 5 })
    expect(await decode(large, narrow)).toEqual({ kind: 'refused', reason: 'PhotoDamaged' })
    expect(await decode(await buildPicture(), narrow)).toMatchObject({ kind: 'decoded' })
    narrow.close()
  })

  it('lets the program end while its processes are idle', async () => {
    const program = `
      const { makeDecodePool } = await import('${new URL('./decode-pool.ts', import.meta.url).href}')
      await makeDecodePool({ size: 1, queue: 1, keep: 1, memoryBytes: 2 ** 30, timeoutMs: 1000, niceness: 0 }).warmUp()`
    const ended = runProgram(process.execPath, ['--input-type=module', '-e', program], { timeout: 60_000 })
    await expect(ended).resolves.toMatchObject({ stdout: '' })
  })

  it.skipIf(!existsSync('/proc/self/cmdline'))(
    'goes on when all processes of a node are told to stop',
    async () => {
      // One that is warm: while it starts it cannot know of signals.
      await decode(await buildPicture())
      ends = []
      const working = decode(large)
      await expect.poll(decoderPids).not.toEqual([])
      for (const name of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
        for (const pid of await decoderPids()) process.kill(pid, name)
      }
      expect(await working).toMatchObject({ kind: 'decoded' })
      expect(ends).toEqual([])
    },
  )

  it('limits the number of waiting files', async () => {
    const short = makeDecodePool({ ...bounds, size: 1, queue: 2 })
    const body = await buildPicture()
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => decode(body, short)))
    expect(results.filter((one) => one.status === 'fulfilled').length).toBe(3)
    expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      errorName: 'Crowded',
    })
    short.close()
  })
})
