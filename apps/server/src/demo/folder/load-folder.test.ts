import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Picture } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { manifests } from '../../manifests.ts'
import { counterProofs, seeds } from '../../program.ts'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadDemoOnce } from '../load-demo-once.ts'

let app: TestApp
let folder = ''
const lines: string[] = []

/** A photograph with the camera data of a real camera, in a different colour each time. */
async function photograph(hue: number, sides = { width: 1500, height: 1000 }): Promise<Buffer> {
  return sharp({ create: { ...sides, channels: 3, background: { r: hue, g: 120, b: 255 - hue } } })
    .withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5' },
      IFD2: {
        DateTimeOriginal: '2025:05:04 06:30:00',
        FNumber: '8/1',
        ISOSpeedRatings: '200',
        ExposureTime: '1/250',
      },
    })
    .jpeg()
    .toBuffer()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guangquan-photos-'))
  await mkdir(join(folder, '川西', '风光 2025'), { recursive: true })
  await writeFile(join(folder, '雪山日出.jpg'), await photograph(40))
  await writeFile(join(folder, 'IMG_0007.jpg'), await photograph(60))
  await writeFile(join(folder, '川西', 'DSC01234.JPG'), await photograph(90))
  await writeFile(
    join(folder, '川西', '风光 2025', 'DSC05678.jpg'),
    await photograph(120, { width: 1000, height: 1500 }),
  )
  await writeFile(join(folder, 'broken.jpg'), (await photograph(150)).subarray(0, 3000))
  await writeFile(join(folder, 'small.jpg'), await photograph(170, { width: 400, height: 300 }))
  await writeFile(join(folder, 'notes.txt'), 'not a photograph')
  await writeFile(join(folder, '.hidden.jpg'), await photograph(200))
  app = await openTestApp({ settings: { DEMO_PHOTOS: folder } })
  for (const seed of seeds) await seed(app.app)
  // The lessons' own pictures are uploaded as well; their domain tests it.
  const parts = await Promise.all(
    manifests.filter(({ name }) => name !== 'article').flatMap((manifest) => manifest.demo?.() ?? []),
  )
  const progress = { advance: () => undefined, line: (text: string) => lines.push(text) }
  // It uses none of the requests' connections, which a busy machine might refuse.
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  await loadDemoOnce(app.app, app.databaseUrl, {
    parts,
    counted: counterProofs,
    progress,
  })
  for (const client of held) client.release()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('the community shows the photographs of the folder and no others', async () => {
  const { items } = await callAs(app, null, Picture.GetList, { sort: 'new' })
  expect(items).toHaveLength(4)
  const rows = await app.app.db
    .selectFrom('publish')
    // Some are in a contest.
    .where('publish_type', 'in', [1, 5])
    // Others wait for the moderators.
    .where('status', '=', 2)
    .select(['title', 'body', 'tags', 'topic_ids', 'editor_pick'])
    .execute()
  const titles = rows.map((row) => row.title)
  expect(titles.toSorted()).toEqual(['2025 年 5 月', '川西', '雪山日出', '风光 2025'].toSorted())
  expect(new Set(rows.map((row) => row.body)).size).toBe(4)
  const landscape = rows.find((row) => row.title === '风光 2025')
  expect(landscape).toMatchObject({ tags: ['川西'], topic_ids: ['landscape'] })
  // The landscape ones.
  expect(rows.filter((row) => row.editor_pick)).toHaveLength(3)
})

test('they keep their size and camera data, and a text names only what is known', async () => {
  const rows = await app.app.db
    .selectFrom('stored_file')
    .innerJoin('picture_exif', 'file_id', 'id')
    .where('file_name', 'in', ['雪山日出.jpg', '川西-风光 2025-DSC05678.jpg'])
    .orderBy('width')
    .select(['width', 'height', 'model', 'f_number', 'iso', 'is_public'])
    .execute()
  const taken = { model: 'Canon EOS R5', f_number: 8, iso: 200, is_public: true }
  expect(rows).toEqual([
    { width: 1000, height: 1500, ...taken },
    { width: 1500, height: 1000, ...taken },
  ])
  const replies = await app.app.db.selectFrom('reply').select('body').execute()
  expect(replies.length).toBeGreaterThan(5)
  expect(replies.filter(({ body }) => /\{|undefined|mm /.test(body))).toEqual([])
})

test('files that cannot be used are named with the reason', () => {
  const skipped = lines.filter((line) => line.includes('skipped'))
  expect(skipped.map((line) => /skipped ([^:]+):/.exec(line)?.[1] ?? '').toSorted()).toEqual([
    'broken.jpg',
    'notes.txt',
    'small.jpg',
  ])
  expect(skipped.find((line) => line.includes('small.jpg'))).toContain('600')
})

test('every counter is right', async () => {
  const { db, log } = app.app
  expect(await proveCounters({ db, log, signal: new AbortController().signal }, counterProofs)).toEqual([])
})
