import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunEnd } from '../../../programs/run-bounded.ts'
import type { EncodeOrder } from './encode-order.ts'
import { findPrograms } from './ffmpeg-programs.ts'
import { findLibavTools } from './libav-tools.ts'
import type { VideoTools } from './video-tools.ts'

// The same for a machine's own ffmpeg, where the environment names its folder.
const kinds: [string, VideoTools | null][] = [['the libraries of the program', findLibavTools()]]
const folderOfPrograms = process.env['GUANGQUAN_FFMPEG']
if (folderOfPrograms !== undefined) kinds.push(['programs', findPrograms(folderOfPrograms)])

const bounds = {
  memoryBytes: 2 * 1024 ** 3,
  cpuSeconds: 60,
  fileBytes: 64 * 1024 ** 2,
  timeoutMs: 60_000,
  niceness: 0,
}
/** a, b, u, c, d of a display matrix without effect, and of one that rotates clockwise. */
const upright = Buffer.from('0001000000000000000000000000000000010000', 'hex')
const clockwise = Buffer.from('000000000001000000000000ffff000000000000', 'hex')

describe.each(kinds)('%s', (_, tools) => {
  let folder: string
  let plain: Buffer
  const { signal } = new AbortController()
  const encode = async (order: EncodeOrder): Promise<RunEnd> => {
    if (tools === null) throw new Error('there are no tools')
    return tools.encode(order, { bounds, cwd: folder, signal })
  }
  const probe = async (body: Buffer) => {
    const path = join(folder, 'probed')
    await writeFile(path, body)
    return tools?.probe(path)
  }
  const make = async (encoder: string, graph: string): Promise<Buffer> => {
    const path = join(folder, 'made.mp4')
    const end = await encode({
      source: { kind: 'graph', graph },
      video: { encoder, filter: 'null', pixelFormat: 'yuv420p', options: {} },
      audio: { encoder: 'aac', filter: soundFilter, options: {} },
      output: { format: 'mp4', path, options: {}, metadata: { comment: '+31.2304' } },
    })
    expect(end).toMatchObject({ kind: 'done' })
    return readFile(path)
  }
  const soundFilter = 'aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024:p=0'
  const pattern = 'testsrc=size=320x180:rate=10:duration=14[out0];sine=frequency=440:duration=14[out1]'

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guangquan-tools-'))
    plain = await make('libx264', pattern)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const extractFrame = async (body: Buffer, name: string): Promise<Buffer> => {
    await writeFile(join(folder, name), body)
    const path = join(folder, `${name}.jpg`)
    const end = await encode({
      source: { kind: 'file', path: join(folder, name), fromSeconds: 3.04 },
      video: {
        encoder: 'mjpeg',
        filter: 'null',
        pixelFormat: 'yuvj420p',
        options: { flags: '+qscale', global_quality: '236' },
        frames: 1,
      },
      audio: null,
      output: { format: 'image2', path, options: { update: '1' }, metadata: {} },
    })
    expect(end).toMatchObject({ kind: 'done' })
    return readFile(path)
  }

  it('report the content of a file', async () => {
    expect(await probe(plain)).toEqual({
      seconds: 14,
      video: { codec: 'h264', width: 320, height: 180, rotation: 0, frameRate: 10, transfer: '' },
      audioCodec: 'aac',
    })
  })

  it('rotate a picture upright and remove its rotation tag', async () => {
    const sideways = turn(plain)
    const rotation = (await probe(sideways))?.video?.rotation ?? 0
    expect(Math.abs(rotation) % 180).toBe(90)
    const [straight, frame] = [
      await extractFrame(plain, 'straight'),
      await extractFrame(sideways, 'sideways'),
    ]
    expect(await sharp(frame).metadata()).toMatchObject({ width: 180, height: 320 })
    expect((await sharp(frame).metadata()).orientation ?? 1).toBe(1)
    const expected = await sharp(straight).rotate(90).raw().toBuffer()
    const found = await sharp(frame).raw().toBuffer()
    const apart = expected.reduce((sum, value, at) => sum + Math.abs(value - (found[at] ?? 0)), 0)
    expect(apart / expected.length).toBeLessThan(4)
  })

  it('cut a copy into segments of whole seconds, without the metadata of the file', async () => {
    await writeFile(join(folder, 'original'), plain)
    const end = await encode({
      source: { kind: 'file', path: join(folder, 'original'), seconds: 15 },
      video: {
        encoder: 'libx264',
        filter: 'fps=10,scale=160:90',
        pixelFormat: 'yuv420p',
        options: { preset: 'veryfast', profile: 'high', crf: '22' },
        keyFrameSeconds: 6,
      },
      audio: { encoder: 'aac', filter: `aresample=48000,${soundFilter}`, options: { b: '96k' } },
      output: {
        format: 'hls',
        path: join(folder, 'index.m3u8'),
        options: {
          hls_time: '6',
          hls_playlist_type: 'vod',
          hls_segment_type: 'fmp4',
          hls_fmp4_init_filename: 'init.mp4',
          hls_segment_filename: join(folder, '%d.m4s'),
        },
        metadata: {},
      },
    })
    expect(end).toMatchObject({ kind: 'done' })
    const list = await readFile(join(folder, 'index.m3u8'), 'utf8')
    expect(list.match(/#EXTINF:[\d.]+/g)).toEqual([
      '#EXTINF:6.000000',
      '#EXTINF:6.000000',
      '#EXTINF:2.000000',
    ])
    const parts = (await readdir(folder))
      .filter((name) => name.endsWith('.m4s') || name === 'init.mp4')
      .toSorted()
    expect(parts).toEqual(['0.m4s', '1.m4s', '2.m4s', 'init.mp4'])
    const copy = Buffer.concat(
      await Promise.all(['init.mp4', '0.m4s', '1.m4s', '2.m4s'].map((name) => readFile(join(folder, name)))),
    )
    expect(await probe(copy)).toMatchObject({ video: { codec: 'h264', width: 160 }, audioCodec: 'aac' })
    expect([plain.includes('+31.2304'), copy.includes('+31.2304')]).toEqual([true, false])
  })

  it('name a codec that is not accepted, and do not decode it', async () => {
    const other = await make('mpeg4', pattern)
    expect(await probe(other)).toMatchObject({ video: { codec: 'mpeg4' } })
    const path = join(folder, 'probed')
    const out = { format: 'image2', path: join(folder, 'no.jpg'), options: {}, metadata: {} }
    const video = { encoder: 'mjpeg', filter: 'null', pixelFormat: 'yuvj420p', options: {}, frames: 1 }
    expect((await encode({ source: { kind: 'file', path }, video, audio: null, output: out })).kind).toBe(
      'refused',
    )
  })

  it('end within their limits on endless indexes and on random damage', async () => {
    const tables = ['stts', 'stsz', 'stsc', 'stco', 'ctts', 'stss', 'elst']
    const endless = tables.map((name) => patchCount(plain, name))
    const damaged = Array.from({ length: 12 }, (_, seed) => damage(plain, seed + 1))
    for (const body of [...endless, ...damaged]) {
      const started = performance.now()
      await probe(body)
      expect(performance.now() - started).toBeLessThan(11_000)
    }
  })
})

/** The file with its picture rotated by 90 degrees clockwise for display. */
function turn(body: Buffer): Buffer {
  const copy = Buffer.from(body)
  const at = copy.indexOf(upright, copy.indexOf('tkhd'))
  expect(at).toBeGreaterThan(0)
  clockwise.copy(copy, at)
  return copy
}

function patchCount(body: Buffer, table: string): Buffer {
  const copy = Buffer.from(body)
  for (let at = copy.indexOf(table); at >= 0; at = copy.indexOf(table, at + 1)) {
    // After version and flags; `stsz` has one field more before its count.
    copy.writeUInt32BE(0xffff_fff0, at + (table === 'stsz' ? 12 : 8))
  }
  return copy
}

/** Changes some bytes of the index, the same ones for the same seed. */
function damage(body: Buffer, seed: number): Buffer {
  const copy = Buffer.from(body)
  const [from, length] = [copy.indexOf('moov'), copy.length - copy.indexOf('moov')]
  let state = seed * 2_654_435_761
  for (let count = 0; count < 24; count++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    copy[from + (state % length)] = (state >>> 24) & 0xff
  }
  return copy
}
