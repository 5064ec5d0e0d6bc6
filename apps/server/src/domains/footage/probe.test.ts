import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVideo } from '../../testing/videos.ts'
import { probeVideo } from './probe-video.ts'

let node: TestApp
let folder: string
let good: Buffer
let canary: Server
let canaryHits = 0
let canaryUrl = ''
beforeAll(async () => {
  node = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'guangquan-probe-'))
  good = await buildVideo(node.app, { metadata: { location: '+31.2304+121.4737/' } })
  canary = createServer((_request, response) => {
    canaryHits += 1
    response.end('#EXTM3U\n')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  canaryUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/x.ts`
})
afterAll(async () => {
  canary.close()
  await rm(folder, { recursive: true })
  await node.close()
})

let serial = 0
async function probe(body: Buffer | string): Promise<string> {
  serial += 1
  const path = join(folder, String(serial))
  await writeFile(path, body)
  const started = performance.now()
  const probed = await probeVideo(node.app, path)
  expect(performance.now() - started).toBeLessThan(10_000)
  return probed.kind === 'refused' ? probed.reason : 'video'
}

/** The file with every occurrence of one text replaced by another of the same length. */
function patched(body: Buffer, from: Buffer, to: Buffer): Buffer {
  const copy = Buffer.from(body)
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at)
  return copy
}

const list = (url: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${url}\n#EXT-X-ENDLIST\n`
const ftyp = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')

describe('the properties of a video', () => {
  it('are read from its content: size, length, codecs, rotation', async () => {
    const path = join(folder, 'good')
    await writeFile(path, good)
    expect(await probeVideo(node.app, path)).toMatchObject({
      kind: 'video',
      facts: { mime: 'video/mp4', width: 854, height: 480, codec: 'h264', audioCodec: 'aac', hdr: null },
    })
    const mov = await buildVideo(node.app, { extension: 'mov', sound: false })
    expect(await probe(mov)).toBe('video')
  })

  it('refuse playlists that point at files and at the network, whatever their name', async () => {
    for (const url of ['file:///etc/passwd', canaryUrl, `concat:${canaryUrl}|file:///etc/passwd`]) {
      expect(await probe(list(url)), url).toBe('VideoTypeRefused')
      expect(await probe(Buffer.concat([ftyp, Buffer.from(list(url))])), url).toBe('VideoDamaged')
    }
    expect(await probe(`ffconcat version 1.0\nfile ${canaryUrl}\n`)).toBe('VideoTypeRefused')
    expect(await probe('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>')).toBe(
      'VideoTypeRefused',
    )
    expect(canaryHits).toBe(0)
  })

  it('refuse an index whose samples are in another file', async () => {
    const inside = Buffer.from('0000000c75726c2000000001', 'hex')
    expect(good.includes(inside)).toBe(true)
    const outside = Buffer.from('0000000c75726c2000000000', 'hex')
    expect(await probe(patched(good, inside, outside))).toBe('VideoTypeRefused')
    expect(canaryHits).toBe(0)
  })

  it('refuse ten hours, two seconds, one line of pixels and more than 4K', async () => {
    const long = await buildVideo(node.app, {
      seconds: 36_000,
      rate: 0.002,
      sound: false,
    })
    expect(await probe(long)).toBe('VideoLength')
    expect(await probe(await buildVideo(node.app, { seconds: 2 }))).toBe('VideoLength')
    expect(await probe(await buildVideo(node.app, { width: 640, height: 360 }))).toBe('VideoSize')
    expect(await probe(await buildVideo(node.app, { width: 5120, height: 480, rate: 2 }))).toBe('VideoSize')
    expect(await probe(await buildVideo(node.app, { width: 16, height: 16_000, rate: 1 }))).toBe('VideoSize')
  })

  it('refuse other codecs, pictures, audio alone and truncated files', async () => {
    expect(await probe(await buildVideo(node.app, { videoEncoder: 'mpeg4' }))).toBe('VideoCodecRefused')
    expect(await probe(await buildVideo(node.app, { audioEncoder: 'libmp3lame' }))).toBe('VideoCodecRefused')
    expect(await probe(await buildVideo(node.app, { picture: false }))).toBe('VideoDamaged')
    expect(await probe(good.subarray(0, good.length / 3))).toBe('VideoDamaged')
    expect(await probe(Buffer.alloc(0))).toBe('VideoTypeRefused')
    expect(await probe(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('VideoTypeRefused')
    expect(await probe(Buffer.concat([ftyp, Buffer.from('ffffffff6d6f6f76', 'hex')]))).toBe('VideoDamaged')
  })
})

describe('a machine without ffmpeg', () => {
  it('accepts H.264 in MP4 and refuses everything else with that reason', async () => {
    const bare = await openTestApp({ settings: { FFMPEG: 'off' } })
    const asked = async (body: Buffer) => {
      const path = join(folder, 'bare')
      await writeFile(path, body)
      const probed = await probeVideo(bare.app, path)
      return probed.kind === 'refused' ? probed.reason : probed.facts
    }
    expect(await asked(good)).toMatchObject({ width: 854, height: 480, codec: 'h264', audioCodec: 'aac' })
    expect(await asked(await buildVideo(node.app, { videoEncoder: 'mpeg4' }))).toBe('VideoH264Only')
    expect(await asked(await buildVideo(node.app, { extension: 'mov' }))).toBe('VideoH264Only')
    expect(await asked(await buildVideo(node.app, { seconds: 1 }))).toBe('VideoLength')
    await bare.close()
  })
})
