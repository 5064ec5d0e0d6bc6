import { adjustableCounts, errorCatalogue, FileUpload } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { buildVideo, sendPieces, uploadVideo } from '../../testing/videos.ts'
import { removeFile } from '../media/index.ts'
import { postFiles } from '../../testing/pictures/post-files.ts'

const videosPerDay = adjustableCounts.videosPerDay.unset

let node: TestApp
let second: TestNode
let film: Buffer
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  film = await buildVideo(node.app, { seconds: 3, rate: 2, sound: false, width: 640, height: 480 })
})
afterAll(() => node.close())

// Bytes after the end do not change a video, but make it another file.
const filmNumber = (number: number) =>
  Buffer.concat([film, Buffer.from([0, 0, 0, 8 + number]), Buffer.from('free'), Buffer.alloc(number)])
const countVideos = async (owner: Browser) => {
  const rows = await node.app.db
    .selectFrom('stored_file')
    .select('id')
    .where('owner_id', '=', owner.userId)
    .where('use_type', '=', 10)
    .execute()
  return rows.length
}

test('ten videos a day are stored, however many multipart calls and nodes send them at once', async () => {
  const alice = await buildMember(node)
  const batch = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ fileName: `${index}.mp4`, body: film }))
  const answers = await Promise.all([node, second].map((on) => postFiles(on, alice, batch(8), 10)))
  // All files of a request or none; both may be refused when each has stored a few.
  const refusals = answers.flatMap(({ body }) => body.error?.code ?? [])
  expect([[5136], [5136, 5136]]).toContainEqual(refusals)
  const stored = 8 * (2 - refusals.length)
  expect(await countVideos(alice)).toBe(stored)
  expect((await postFiles(node, alice, batch(11), 10)).body.error?.code).toBe(5136)
  expect(await countVideos(alice)).toBe(stored)
  expect((await postFiles(node, alice, batch(videosPerDay - stored), 10)).body.error).toBeNull()
  expect((await postFiles(node, alice, batch(1), 10)).body.error?.code).toBe(5136)
})

/** Finishes an upload; on a busy machine the twelve wait longer for each other than a call may, and are sent again. */
async function finish(on: TestNode, as: Browser, uploadId: string): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { body } = await callRaw(on, as, FileUpload.Finish, { uploadId })
    if (body.error === null) return
    if (body.error.code !== errorCatalogue.Crowded.code) throw new Error(String(body.error.code))
  }
  throw new Error('unavailable')
}

test('uploads begun before the tenth is finished do not pass the limit', async () => {
  const alice = await buildMember(node)
  const begun: string[] = []
  for (let number = 0; number < videosPerDay + 2; number++) {
    begun.push(await sendPieces(node, alice, filmNumber(number), { fileName: 'a.mp4', useType: 10 }))
  }
  const ends = await Promise.allSettled(
    begun.map((uploadId, index) => finish(index % 2 === 0 ? node : second, alice, uploadId)),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(videosPerDay)
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  expect(refusals).toEqual(['Error: 5136', 'Error: 5136'])
  expect(await countVideos(alice)).toBe(videosPerDay)
  await expect(uploadVideo(node, alice, filmNumber(50))).rejects.toMatchObject({ code: 5136 })
})

test('a deleted video counts for its day; a day later ten more may come', async () => {
  const alice = await buildMember(node)
  const add = (count: number) =>
    node.app.db
      .insertInto('stored_video')
      .values(
        Array.from({ length: count }, () => ({
          file_id: sql<string>`gen_random_uuid()`,
          owner_id: alice.userId,
          stored_at: node.app.now(),
        })),
      )
      .execute()
  await add(videosPerDay - 1)
  await removeFile(node.app, (await uploadVideo(node, alice, film)).fileId)
  await expect(uploadVideo(node, alice, film)).rejects.toMatchObject({ code: 5136 })
  node.advance(24 * 3600_000 + 1000)
  const { fileId } = await uploadVideo(node, alice, film).finally(() => node.advance(-24 * 3600_000 - 1000))
  expect(fileId).not.toBe('')
})

test('members take turns: the first video of one is made before the second of another', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(node.app.db)
  const [alice, bob, carol] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const names = new Map(
    [alice, bob, carol].map(({ userId }, index) => [`video:${userId}`, 'abc'.charAt(index)]),
  )
  const line = async () => {
    const { rows } = await sql<{ queue_name: string }>`
      select queue_name from graphile_worker.jobs where task_identifier = 'media.video'
      order by priority, run_at, id`.execute(node.app.db)
    return rows.map((row) => names.get(row.queue_name)).join('')
  }
  const makeNext = () =>
    sql`
    delete from graphile_worker._private_jobs where id = (
      select id from graphile_worker.jobs where task_identifier = 'media.video'
      order by priority, run_at, id limit 1)`.execute(node.app.db)
  for (let number = 0; number < 4; number++) await uploadVideo(node, alice, filmNumber(number))
  for (let number = 0; number < 2; number++) await uploadVideo(node, bob, filmNumber(number))
  expect(await line()).toBe('ababaa')
  for (let made = 0; made < 3; made++) await makeNext()
  for (let number = 0; number < 3; number++) await uploadVideo(node, carol, filmNumber(number))
  // Who comes later begins at the running turn: nobody is overtaken for ever.
  expect(await line()).toBe('bcacac')
})
