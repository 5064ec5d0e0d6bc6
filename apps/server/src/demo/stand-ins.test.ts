import { useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDemoParts, seeds } from '../program.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { addMembers, fileStoreOf } from './add-rows.ts'
import { sourcePath } from './catalogue.ts'
import type { DemoPart } from './demo-part.ts'
import { loadPhotos, replaceStandIns } from './load-photos.ts'
import { planDemo } from './plan-demo.ts'
import type { DemoPlan, PlannedPost } from './plan.ts'
import { uploadKey } from './upload-key.ts'
import { openOnce, varyPhoto } from './vary-photo.ts'

let node: TestApp
let parts: DemoPart[]
/** Two posts of a planned demonstration that show the same source, the larger variant first. */
let plan: DemoPlan

beforeAll(async () => {
  node = await openTestApp()
  for (const seed of seeds) await seed(node.app)
  parts = await importDemoParts()
  await addMembers(node.app, parts)
  const whole = planDemo(node.app.now())
  const first = whole.posts.find(({ photos }) => photos.length === 1 && photos[0]?.variant?.number === 0)
  const other = whole.posts.find(
    (post) =>
      post.photos.length === 1 &&
      post !== first &&
      post.photos[0]?.source.file === first?.photos[0]?.source.file,
  )
  if (first === undefined || other === undefined) throw new Error('no source is used twice')
  plan = { ...whole, posts: [first, other], queue: { ...whole.queue, posts: [] } }
})
afterAll(() => node.close())

const keyOf = ({ author, photos }: PlannedPost) => uploadKey(author.id, photos[0]?.fileName ?? '')

/** The file of a post as it would be without a stand-in. */
async function uploadAgain({ author, photos: [photo] }: PlannedPost): Promise<string> {
  if (photo?.variant == null) throw new Error('not of the demonstration')
  const body = await varyPhoto(await openOnce(sourcePath(photo.source.file)), photo.source, photo.variant)
  const upload = { ownerId: author.id, fileName: 'again.jpg', useType: useTypes.photo, body }
  return fileStoreOf(parts).storeFile(node.app, upload)
}

/** What is stored about a photograph: facts from its head, and what is made of its pixels. */
async function readFacts(id: string | undefined) {
  const { rows } = await sql<{ head: unknown; sides: number[]; pixels: unknown }>`
    select to_jsonb(exif) - 'file_id' || jsonb_build_object('serials', (select jsonb_agg(tag order by tag)
        from file_serial where file_id = file.id)) as head,
      array[width, height] as sides,
      jsonb_build_object('sha256', encode(sha256, 'hex'), 'size', size_bytes, 'blur', blur, 'color', color,
        'sizes', webp_sizes, 'hash', picture_hash, 'near', near.bits::text) as pixels
    from stored_file file join picture_exif exif on exif.file_id = file.id
      left join near_hash near on near.file_id = file.id
    where file.id = ${id}::uuid`.execute(node.app.db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the file is not there')
  return facts
}

test('a photograph shows another variant until its own copies are made, and is then as if it had been uploaded', async () => {
  const store = fileStoreOf(parts)
  const options = { ...store, others: [], onProgress: () => undefined }
  const files = await loadPhotos(node.app, plan, options)
  const [shown, id] = plan.posts.map((post) => files.get(keyOf(post)))
  expect(id).not.toBe(shown)
  expect([...(await store.standIns.list(node.app.db)).values()]).toEqual([id])
  // A load that continues after a kill finds it, and adds nothing.
  expect(await loadPhotos(node.app, plan, options)).toEqual(files)

  const before = await readFacts(id)
  expect(before.pixels).toEqual((await readFacts(shown)).pixels)
  const [, post] = plan.posts
  const asUploaded = await readFacts(post && (await uploadAgain(post)))
  expect(before).toMatchObject({ head: asUploaded.head, sides: asUploaded.sides })
  expect(before.pixels).not.toEqual(asUploaded.pixels)
  await sql`update stored_file set is_public = true`.execute(node.app.db)
  const asked = { url: `/files/${id}/480.webp` }
  const early = await node.server.inject(asked)
  expect(early.headers['cache-control']).toBe('no-cache')

  await replaceStandIns(node.app, plan, { ...store, onProgress: () => undefined })
  expect((await store.standIns.list(node.app.db)).size).toBe(0)
  expect(await readFacts(id)).toEqual(asUploaded)
  const late = await node.server.inject(asked)
  expect(late.statusCode).toBe(200)
  expect(late.headers['cache-control']).not.toBe('no-cache')
  expect(late.headers.etag).not.toBe(early.headers.etag)
  expect(late.rawPayload).not.toEqual(early.rawPayload)
})
