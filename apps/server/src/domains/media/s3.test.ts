import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAvif } from './make-avif.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { setFilesPublic } from './claim-files.ts'
import { startS3Simulator, type S3Simulator } from '../../storage/testing/s3-simulator.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { postFiles, uploadOne } from '../../testing/pictures/post-files.ts'

const keys = { accessKeyId: 'AKSIM', secretAccessKey: 'secret-of-the-simulator', region: 'us-east-1' }
let simulator: S3Simulator
let node: TestApp
let alice: Browser
beforeAll(async () => {
  simulator = await startS3Simulator({ ...keys, bucket: 'photos', mode: 'aws' })
  node = await openTestApp({
    settings: {
      S3_ENDPOINT: simulator.endpoint,
      S3_REGION: keys.region,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
  })
  alice = await buildMember(node)
})
afterAll(async () => {
  await node.close()
  await simulator.close()
})

describe('with files in S3', () => {
  it('a photograph is stored, served in ranges, converted to AVIF and removed', async () => {
    const body = await buildPicture({ width: 800, height: 700 })
    const { fileId } = await uploadOne(node, alice, body)
    expect(
      [...simulator.objects.keys()]
        .map((key) => key.split('/').at(0))
        .filter((folder) => folder === 'copies'),
    ).toHaveLength(2)
    expect([...simulator.objects.values()].some((object) => object.body.equals(body))).toBe(true)
    await node.app.db.transaction().execute((tx) => setFilesPublic(tx, [fileId], true))
    const part = await node.server.inject({
      url: `/files/${fileId}/480.webp`,
      headers: { range: 'bytes=0-3' },
    })
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'RIFF'])
    await makeAvif(node.app, fileId)
    const avif = await node.server.inject({
      url: `/files/${fileId}/480.webp`,
      headers: { accept: 'image/avif' },
    })
    expect(avif.headers['content-type']).toBe('image/avif')
    node.advance(25 * 3600_000)
    expect(await removeUnusedFiles(node.app)).toBe(1)
    expect(simulator.objects.size).toBe(0)
  })

  it('unavailable storage leaves no row and no object', async () => {
    simulator.script.push(...Array<'InternalError'>(30).fill('InternalError'))
    const response = await postFiles(node, alice, [{ fileName: 'a.jpg', body: await buildPicture() }])
    expect([response.status, response.body.error?.code]).toEqual([503, 5003])
    simulator.script.length = 0
    // What could not be removed at once because storage was unavailable is removed with the unused files.
    node.advance(25 * 3600_000)
    await removeUnusedFiles(node.app)
    expect(simulator.objects.size).toBe(0)
    expect(await node.app.db.selectFrom('stored_file').select('id').execute()).toEqual([])
  })
})
