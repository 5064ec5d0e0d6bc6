import { createHash, randomUUID } from 'node:crypto'
import { FileUpload, NewPublish, uploadPieceBytes, UserInfo, useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishCopies } from '../domains/media/index.ts'
import { jobs, storedFolders } from '../program.ts'
import { startS3Simulator, type S3Simulator } from '../storage/testing/s3-simulator.ts'
import { callAs, signedHeaders, type Browser } from '../testing/call-as.ts'
import { buildMember, signIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { buildPicture, uploadOne } from '../testing/uploads.ts'
import { buildVideo, transcodeNow, uploadPoster, uploadVideo } from '../testing/videos.ts'
import { jobCtxOf } from '../testing/job-ctx.ts'
import { proveStorage, type StorageProof } from './prove-storage.ts'

const day = 24 * 3600_000
const keys = { accessKeyId: 'AKSIM', secretAccessKey: 'secret-of-the-simulator', region: 'us-east-1' }

describe.each(['data folder', 's3'])('objects in the %s', (kind) => {
  let simulator: S3Simulator
  let node: TestApp
  let alice: Browser
  let film: Buffer
  beforeAll(async () => {
    simulator = await startS3Simulator({ ...keys, bucket: 'photos', mode: 'aws' })
    const settings = {
      LOG_LEVEL: 'silent',
      S3_ENDPOINT: simulator.endpoint,
      S3_REGION: keys.region,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    }
    node = await openTestApp({ settings: kind === 's3' ? settings : { LOG_LEVEL: 'silent' } })
    alice = await buildMember(node, { level: 4 })
    film = await buildVideo(node.app, { seconds: 3, rate: 2, sound: false, width: 640 })
  })
  afterAll(async () => {
    await node.close()
    await simulator.close()
  })

  const upload = async (as: Browser, useType: number, width = 1280) =>
    (await uploadOne(node, as, await buildPicture({ width, height: 720 }), useType)).fileId

  async function publish(as: Browser, watermark: 0 | 2): Promise<string> {
    const fileId = await upload(as, useTypes.photo, 1300 + watermark)
    const pictures = [{ fileId, alt: '', watermark }]
    const { id } = await callAs(node, as, NewPublish.Publish, { publishType: 1, text: 'One', pictures })
    await finishCopies(node.app, fileId)
    return id
  }

  async function publishVideo(as: Browser): Promise<string> {
    const { fileId } = await uploadVideo(node, as, film)
    await transcodeNow(node, fileId)
    const posterId = await uploadPoster(node, as, 1280)
    const post = { publishType: 3, title: '视频一则', text: '', videoId: fileId, posterId } as const
    return (await callAs(node, as, NewPublish.Publish, post)).id
  }

  /** Begins an upload of two pieces and sends the first. */
  async function abandonUpload(as: Browser): Promise<string> {
    const piece = Buffer.alloc(uploadPieceBytes, as.userId)
    const { uploadId } = await callAs(node, as, FileUpload.Begin, {
      fileName: 'a.jpg',
      size: 2 * uploadPieceBytes,
      sha256: createHash('sha256').update(piece).digest('hex'),
      useType: 1,
    })
    const url = `/api/FileFront/PutPiece/${uploadId}/0`
    const headers = {
      'content-type': 'application/octet-stream',
      ...signedHeaders(node, as, 'PUT', url, piece),
    }
    await node.server.inject({ method: 'PUT', url, payload: piece, headers })
    return uploadId
  }

  async function purge(as: Browser, id: string): Promise<void> {
    await callAs(node, as, NewPublish.DeletePublish, { id })
    await callAs(node, as, NewPublish.PurgePublish, { id })
  }

  async function erase(as: Browser): Promise<void> {
    await node.app.db
      .updateTable('member')
      .set({ erase_at: node.app.now() })
      .where('id', '=', as.userId)
      .execute()
  }

  const ctx = () => {
    const { app } = node
    return jobCtxOf(app)
  }

  async function perform(name: string, payload: object = {}): Promise<void> {
    const job = jobs.find((one) => one.name === name)
    if (job === undefined) throw new Error(`no job ${name}`)
    await job.perform(ctx(), payload)
  }

  async function keysIn(): Promise<string[]> {
    const found: string[] = []
    for (const { folder } of storedFolders) {
      for await (const { key } of node.app.storage.list(folder)) found.push(key)
    }
    return found
  }

  const prove = () => proveStorage(ctx(), storedFolders)
  const sum = (proofs: StorageProof[]) => ({
    orphans: proofs.flatMap(({ orphans }) => orphans),
    missing: proofs.flatMap(({ missing }) => missing),
  })

  // Uploads that were abandoned, replaced, purged, erased and exported, in every kind of folder.
  it('are those of the rows after everything that can be left behind', async () => {
    const [bob, carol] = [await buildMember(node, { level: 4 }), await buildMember(node)]
    const kept = await publish(alice, 2)
    await purge(alice, await publish(alice, 2))
    await purge(alice, await publishVideo(alice))
    await publishVideo(alice)
    for (const width of [801, 802]) {
      await callAs(node, alice, UserInfo.Update, {
        headPic: await upload(alice, useTypes.avatar, width),
      })
    }
    for (const useType of [
      useTypes.avatar,
      useTypes.background,
      useTypes.articleCover,
      useTypes.articlePhoto,
    ])
      await upload(alice, useType, 1400)
    await abandonUpload(alice)
    await abandonUpload(bob)
    await publish(bob, 2)
    await upload(bob, useTypes.photo, 1500)
    const exportId = randomUUID()
    await node.app.db
      .insertInto('data_export')
      .values({ id: exportId, member_id: carol.userId, requested_at: node.app.now() })
      .execute()
    await perform('personalData.makeExport', { id: exportId })
    const before = await keysIn()
    for (const folder of ['originals/', 'copies/', 'videos/', 'uploads/', 'exports/']) {
      expect(
        before.some((key) => key.startsWith(folder)),
        folder,
      ).toBe(true)
    }
    expect(sum(await prove())).toEqual({ orphans: [], missing: [] })

    await erase(bob)
    await perform('personalData.eraseDue')
    expect((await keysIn()).filter((key) => key.startsWith('uploads/'))).toHaveLength(1)
    node.advance(8 * day)
    for (const name of ['personalData.removeExports', 'media.removeUnused', 'upload.removeOld'])
      await perform(name)
    expect(sum(await prove())).toEqual({ orphans: [], missing: [] })

    const { rows } = await sql<{ id: string }>`
      select file_id as id from publish_picture join publish on publish.id = publish_id
        where publish.id = ${kept}
      union select head_file_id from member where id = ${alice.userId}
      union select file_id from publish_video union select poster_id from publish_video`.execute(node.app.db)
    const known = new Set(rows.map(({ id }) => id))
    const strays = (await keysIn()).filter((key) => ![...known].some((id) => key.includes(id)))
    expect(strays).toEqual([])
  })

  it('without a row are removed after two days, with one they stay', async () => {
    alice = await signIn(node, alice.userId)
    const fileId = await upload(alice, useTypes.photo, 1600)
    const { public_prefix: prefix } = await node.app.db
      .selectFrom('stored_file')
      .select('public_prefix')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    const strays = [
      `copies/2026/01/${randomUUID()}/480.webp`,
      `${prefix}/1080m7.webp`,
      `${prefix}/strange`,
      'copies/no-id.webp',
      `originals/2026/01/${fileId}.jpg`,
      `videos/2026/01/${randomUUID()}/720/0.m4s`,
      `uploads/${randomUUID()}/3`,
      `exports/${randomUUID()}.zip`,
    ]
    for (const key of strays) await node.app.storage.put(key, Buffer.from('x'), 'image/webp')
    const others = (await keysIn()).filter((key) => !strays.includes(key))
    const start = node.app.now()
    node.setNow(new Date())
    expect(sum(await prove()).orphans).toEqual([])
    node.setNow(new Date(Math.max(start.getTime(), Date.now() + 2 * day + 60_000)))
    expect(sum(await prove()).orphans.toSorted()).toEqual(strays.toSorted())
    expect((await keysIn()).toSorted()).toEqual(others.toSorted())
  })

  it('that rows lack are reported, and counted in the metrics', async () => {
    alice = await signIn(node, alice.userId)
    const fileIds = [await upload(alice, useTypes.photo, 1700), await upload(alice, useTypes.photo, 1701)]
    const rows = await node.app.db
      .selectFrom('stored_file')
      .select(['original_key', 'public_prefix'])
      .where('id', 'in', fileIds)
      .orderBy('id')
      .execute()
    const [one, other] = rows
    if (one === undefined || other === undefined) throw new Error('two files were stored')
    await node.app.storage.remove(one.original_key)
    await node.app.storage.remove(`${one.public_prefix}/480.webp`)
    await node.app.storage.removeFolder(other.public_prefix)
    expect(sum(await prove()).missing).toEqual([])
    node.advance(3 * day)
    expect(sum(await prove()).missing.toSorted()).toEqual(
      [
        one.original_key,
        `${one.public_prefix}/480.webp`,
        `${other.public_prefix}/480.webp`,
        `${other.public_prefix}/1080.webp`,
        `${other.public_prefix}/2160.webp`,
      ].toSorted(),
    )
    const metrics = (await node.server.inject('/metrics')).body
    expect(metrics).toContain('guangquan_storage_objects{folder="copies",state="missing"} 4')
    expect(metrics).toContain('guangquan_storage_objects{folder="copies",state="orphan"} 0')
  })

  it('of another database are not removed', async () => {
    const all = Array.from({ length: 101 }, () => `originals/2026/01/${randomUUID()}.jpg`)
    for (const key of all) await node.app.storage.put(key, Buffer.from('x'), 'image/jpeg')
    node.advance(3 * day)
    const proof = (await prove()).find(({ folder }) => folder === 'originals')
    expect([proof?.orphans.length, proof?.removed]).toEqual([101, 0])
    expect((await keysIn()).filter((key) => all.includes(key))).toHaveLength(101)
  })
})
