import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Video, videoStates } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { runningCommands } from '../../testing/running-commands.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { signFile } from '../../http/serving/file-signature.ts'
import { claimFiles, setFilesPublic, fileHolders, removeFile } from '../media/index.ts'
import { buildVideo, uploadVideo } from '../../testing/videos.ts'
import { makeFrames } from './make-frames.ts'
import { transcodeVideo } from './transcode-video.ts'
import { findVideo } from './video.store.ts'
import { removeUnusedFiles, exportFiles, eraseFiles } from '../../testing/pictures/insides.ts'

let node: TestApp
let alice: Browser
let mallory: Browser
let small: Buffer
const position = '+31.2304+121.4737/'
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  mallory = await buildMember(node)
  small = await buildVideo(node.app, { seconds: 14, rate: 5, metadata: { comment: position } })
})
afterAll(() => node.close())

const transcode = (fileId: string, signal = new AbortController().signal) =>
  transcodeVideo(node.app, fileId, { signal, log: node.app.log })
const get = (url: string, headers: Record<string, string> = {}) => node.server.inject({ url, headers })
const isWorking = () => runningCommands().some((command) => command.includes(node.app.env.dataDir))
const keysUnder = async (fileId: string) =>
  (await readdir(node.app.env.dataDir, { recursive: true })).filter((name) => name.includes(fileId))
const setPublic = (fileId: string, isPublic: boolean) =>
  node.app.db.transaction().execute((tx) => setFilesPublic(tx, [fileId], isPublic))

describe('a video', () => {
  it('goes from upload to frames, copies and a playlist, without its position and time', async () => {
    const file = await uploadVideo(node, alice, small)
    const { fileId } = file
    expect(file).toMatchObject({ width: 854, height: 480, video: { durationMs: 14_000, plain: false } })
    expect(file.verdicts).toEqual(['照片里的位置信息不会公开'])
    const { rows: line } = await sql`
      select task_identifier, queue_name from graphile_worker.jobs order by id`.execute(node.app.db)
    expect(line.slice(-2)).toEqual([
      { task_identifier: 'media.videoFrames', queue_name: `frames:${alice.userId}` },
      { task_identifier: 'media.video', queue_name: `video:${alice.userId}` },
    ])
    await makeFrames(node.app, fileId, new AbortController().signal)
    await makeFrames(node.app, fileId, new AbortController().signal)
    await transcode(fileId)

    const own = await callAs(node, alice, Video.GetProgress, { fileId })
    expect(own).toMatchObject({ state: videoStates.ready, progress: 100 })
    expect(own.frames.map((frame) => frame.atMs)).toEqual([1167, 3500, 5833, 8167, 10500, 12833])
    expect((await get(own.frames[2]?.url ?? '')).statusCode).toBe(200)
    await expect(callAs(node, mallory, Video.GetProgress, { fileId })).rejects.toMatchObject({ code: 3002 })

    await setPublic(fileId, true)
    const master = await get(`/files/${fileId}/video/master.m3u8`)
    expect(master.body).toMatch(/RESOLUTION=854x480,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"\n480\.m3u8\n/)
    const media = await get(`/files/${fileId}/video/480.m3u8`)
    expect(media.body.match(/#EXTINF:[\d.]+/g)).toEqual([
      '#EXTINF:6.000000',
      '#EXTINF:6.000000',
      '#EXTINF:2.000000',
    ])
    const segment = await get(`/files/${fileId}/video/480-1.m4s`, { range: 'bytes=100-199' })
    expect([segment.statusCode, segment.rawPayload.length]).toEqual([206, 100])
    expect(segment.headers['content-range']).toMatch(/^bytes 100-199\/\d+$/)
    const init = await get(`/files/${fileId}/video/480-init.mp4`)
    const all = [init, await get(`/files/${fileId}/video/480-0.m4s`)].map((one) =>
      one.rawPayload.toString('latin1'),
    )
    expect(small.includes(position)).toBe(true)
    expect(all.join('').includes('31.2304')).toBe(false)
    for (const name of [
      '480-3.m4s',
      '720.m3u8',
      'plain.mp4',
      'index.m3u8',
      '..%2f480.m3u8',
      'original.mp4',
    ]) {
      expect((await get(`/files/${fileId}/video/${name}`)).statusCode, name).toBe(404)
    }
  })

  it('is closed without a signature while not public, and limited to two minutes by a preview signature', async () => {
    const { fileId } = await uploadVideo(
      node,
      alice,
      await buildVideo(node.app, { seconds: 130, rate: 2, sound: false }),
    )
    await transcode(fileId)
    const url = (name: string) => `/files/${fileId}/video/${name}`
    expect((await get(url('master.m3u8'))).statusCode).toBe(404)
    expect((await get(url('480-0.m4s'))).statusCode).toBe(404)
    const whole = signFile(node.app, 'private', fileId)
    const preview = signFile(node.app, 'preview', fileId)
    expect((await get(url('master.m3u8') + whole)).body).toContain(`480.m3u8${whole}`)
    const [longList, shortList] = [await get(url('480.m3u8') + whole), await get(url('480.m3u8') + preview)]
    expect([longList.body.match(/#EXTINF/g)?.length, shortList.body.match(/#EXTINF/g)?.length]).toEqual([
      22, 20,
    ])
    expect((await get(url('480-21.m4s') + whole)).statusCode).toBe(200)
    expect((await get(url('480-19.m4s') + preview)).statusCode).toBe(200)
    expect((await get(url('480-20.m4s') + preview)).statusCode).toBe(404)
    expect((await get(url('480-20.m4s') + preview, { range: 'bytes=0-10' })).statusCode).toBe(404)
    expect(
      (await get(url('480-20.m4s') + preview.replace(/s=.*/, whole.split('&')[1] ?? ''))).statusCode,
    ).toBe(200)
    expect((await get(url('480-20.m4s') + signFile(node.app, 'member', fileId))).statusCode).toBe(404)
    expect((await get(`${url('master.m3u8')}?e=1&s=%0a%0aEVIL`)).statusCode).toBe(404)
    node.advance(3600_000)
    expect((await get(url('480-0.m4s') + whole)).statusCode).toBe(404)
    node.advance(-3600_000)
  })

  it('is processed again after an interruption, and leaves no process', async () => {
    const large = await buildVideo(node.app, { seconds: 12, width: 1920, height: 1080, rate: 5 })
    const { fileId } = await uploadVideo(node, alice, large)
    const stop = new AbortController()
    const ended = transcode(fileId, stop.signal)
    await expect.poll(isWorking, { interval: 10 }).toBe(true)
    stop.abort()
    await expect(ended).rejects.toThrow()
    expect(isWorking()).toBe(false)
    expect(await findVideo(node.app.db, fileId)).toMatchObject({
      state: videoStates.working,
      renditions: [],
      tries: 0,
    })
    await transcode(fileId)
    const video = await findVideo(node.app.db, fileId)
    expect(video?.state).toBe(videoStates.ready)
    expect(
      video?.renditions.map(({ quality, width, height, segments }) => [
        quality,
        width,
        height,
        segments.length,
      ]),
    ).toEqual([
      [720, 1280, 720, 2],
      [1080, 1920, 1080, 2],
    ])
    expect((await readdir(join(node.app.env.dataDir, 'tmp'))).length).toBe(0)
  })

  it('is removed with its copies when unused, and with its owner', async () => {
    const { fileId } = await uploadVideo(node, mallory, await buildVideo(node.app, { seconds: 5, rate: 5 }))
    await makeFrames(node.app, fileId, new AbortController().signal)
    await transcode(fileId)
    const frames = (await findVideo(node.app.db, fileId))?.frameIds ?? []
    expect([frames.length, (await keysUnder(fileId)).length > 3]).toEqual([6, true])
    await node.app.db
      .transaction()
      .execute((tx) =>
        claimFiles(node.app, tx, { ownerId: mallory.userId, fileIds: [frames[1] ?? ''], useType: 11 }),
      )
    node.advance(25 * 3600_000)
    await removeUnusedFiles(node.app)
    node.advance(-25 * 3600_000)
    expect(
      (await keysUnder(fileId)).filter((name) => !name.endsWith(fileId) && !/\/\d+$/.test(name)),
    ).toEqual([])
    expect(await findVideo(node.app.db, fileId)).toBeNull()
    const left = await node.app.db.selectFrom('stored_file').select('id').where('id', 'in', frames).execute()
    expect(left).toEqual([{ id: frames[1] }])
  })

  it('is in its owner’s export, and erased with them except the copies of a post that stays', async () => {
    const carol = await buildMember(node)
    const stored = await uploadVideo(node, carol, await buildVideo(node.app, { seconds: 5, rate: 4 }))
    const gone = await uploadVideo(node, carol, await buildVideo(node.app, { seconds: 5, rate: 3 }))
    for (const { fileId } of [stored, gone]) await transcode(fileId)
    const own = await exportFiles(node.app.db, carol.userId)
    expect(own.map(({ fileName, mime, size }) => [fileName, mime, size])).toEqual(
      [stored, gone].map((file) => ['DSC_0001.MP4', 'video/mp4', file.size]),
    )
    const holders = fileHolders.get()
    fileHolders.provide([() => Promise.resolve([stored.fileId])])
    await eraseFiles(node.app, carol.userId).finally(() => fileHolders.provide(holders))
    const bytes = async (fileId: string) =>
      (await keysUnder(fileId))
        .filter((name) => /\.(?:m4s|mp4)$/.test(name))
        .map((name) => name.split('/').at(-1))
    expect(new Set(await bytes(stored.fileId))).toEqual(new Set(['0.m4s', 'init.mp4']))
    expect(await bytes(gone.fileId)).toEqual([])
  })

  it('leaves nothing when it is removed while being processed', async () => {
    const { fileId } = await uploadVideo(node, mallory, await buildVideo(node.app, { seconds: 6 }))
    const work = transcode(fileId)
    await expect.poll(isWorking, { interval: 10 }).toBe(true)
    await removeFile(node.app, fileId)
    await work.catch(() => undefined)
    expect((await keysUnder(fileId)).filter((name) => /\.(?:m4s|mp4)$/.test(name))).toEqual([])
  })
})

describe('a machine without ffmpeg', () => {
  it('serves the MP4 itself, in ranges, without its position', async () => {
    const bare = await openTestApp({ settings: { FFMPEG: 'off' } })
    const bob = await buildMember(bare)
    const { fileId, video } = await uploadVideo(bare, bob, small)
    expect(video).toMatchObject({ plain: true })
    expect(Math.abs((video?.durationMs ?? 0) - 14_000)).toBeLessThan(100)
    await bare.app.db.transaction().execute((tx) => setFilesPublic(tx, [fileId], true))
    const whole = await bare.server.inject(`/files/${fileId}/video/plain.mp4`)
    expect(whole.rawPayload.length).toBe(small.length)
    expect(whole.rawPayload.includes('31.2304')).toBe(false)
    const part = await bare.server.inject({
      url: `/files/${fileId}/video/plain.mp4`,
      headers: { range: 'bytes=0-3' },
    })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
    expect((await bare.server.inject(`/files/${fileId}/video/master.m3u8`)).body).not.toContain('m4s')
    await bare.close()
  })
})
