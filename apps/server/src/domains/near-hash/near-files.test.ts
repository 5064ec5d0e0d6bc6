import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { useTypes } from '@guangquan/contract'
import { maxNearDistance, orientations, turnHash, type NearHash } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeFile } from '../media/index.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { hashNext } from './hash-missing.ts'
import { loadNearHashes, nearFiles } from './near-files.ts'
import { storeNearHash } from './store-near-hash.ts'
import { nearHashOf } from '../../testing/pictures/insides.ts'

const photosFolder = join(import.meta.dirname, '../../demo/photos')
const photos = readdirSync(photosFolder)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => join(photosFolder, name))

let node: TestApp
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
})
afterAll(() => node.close())

async function hashOf(picture: Sharp): Promise<NearHash> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = await nearHashOf({ body: data, width: info.width, height: info.height })
  return hash ?? expect.fail('no hash')
}
async function store(hash: NearHash | null): Promise<string> {
  const id = await buildFile(node, author)
  await storeNearHash(node.app.db, id, hash)
  return id
}
const find = async (hash: NearHash, asked = '00000000-0000-7000-8000-000000000000') =>
  (await nearFiles(new Map([[asked, hash]])).execute(node.app.db)).rows

const side = 480
const smallOf = (path: string) =>
  sharp(path).resize(side, side, { fit: 'inside' }).jpeg({ quality: 92 }).toBuffer()

/** Copies as they are made, each of a small photograph. */
const copies: Record<
  string,
  (photo: Buffer, sides: { width: number; height: number }) => Sharp | Promise<Sharp>
> = {
  compressed: async (photo) => sharp(await sharp(photo).jpeg({ quality: 30 }).toBuffer()),
  halved: (photo) => sharp(photo).resize(side / 2),
  brighter: (photo) => sharp(photo).modulate({ brightness: 1.15, saturation: 1.3 }),
  'without colour': (photo) => sharp(photo).modulate({ saturation: 0 }),
  'cropped by 5 % of its sides': (photo, { width, height }) =>
    sharp(photo).extract({
      left: Math.round(width * 0.025),
      top: Math.round(height * 0.025),
      width: Math.floor(width * 0.95),
      height: Math.floor(height * 0.95),
    }),
  mirrored: (photo) => sharp(photo).flop(),
  'upside down': (photo) => sharp(photo).rotate(180),
  'turned right': (photo) => sharp(photo).rotate(90),
  'turned left, mirrored and compressed': async (photo) =>
    sharp(await sharp(photo).flop().rotate(270).jpeg({ quality: 50 }).toBuffer()),
}

test('each kind of copy of a photograph is found, in the orientation it has', async () => {
  const chosen = await Promise.all(photos.filter((_, at) => at % 12 === 0).map(smallOf))
  const originals = await Promise.all(chosen.map(async (photo) => store(await hashOf(sharp(photo)))))
  const turned: Record<string, number> = { mirrored: 1, 'upside down': 3, 'turned right': 5 }
  for (const [kind, copy] of Object.entries(copies)) {
    let found = 0
    for (const [at, photo] of chosen.entries()) {
      const rows = await find(await hashOf(await copy(photo, await sharp(photo).metadata())))
      if (rows.length === 0) continue
      found += 1
      expect(rows, kind).toMatchObject([
        { other_id: originals[at], orientation: turned[kind] ?? expect.anything() },
      ])
    }
    // Of a cropped one too much may be missing.
    expect(found, kind).toBeGreaterThanOrEqual(kind.startsWith('cropped') ? chosen.length - 1 : chosen.length)
  }
})

test('no photograph of the demonstration is taken for another one', async () => {
  const hashes = await Promise.all(
    photos.map(async (path) => hashOf(sharp(path).resize(64, 64, { fit: 'fill' }))),
  )
  const ids = await Promise.all(hashes.map(store))
  const { rows } = await nearFiles(new Map(hashes.map((hash, at) => [ids[at] ?? '', hash]))).execute(
    node.app.db,
  )
  expect(rows.filter(({ other_id: other }) => ids.includes(other))).toEqual([])
})

test('a photograph is hashed with its copies, and later from the smallest one; what is too even is left out', async () => {
  const upload = async (picture: Buffer, useType: number = useTypes.photo) =>
    storeFile(node.app, author.userId, picture, { fileName: 'a.jpg', useType, avif: false })
  const stored = await upload(await buildPicture())
  const dark = { width: 800, height: 700, channels: 3, background: '#040404' } as const
  const even = await upload(await sharp({ create: dark }).jpeg().toBuffer())
  const comment = await upload(await buildPicture(), useTypes.comment)
  const { db } = node.app
  const rows = () =>
    db
      .selectFrom('near_hash')
      .where('file_id', 'in', [stored, even, comment])
      .select(['file_id', 'band0'])
      .execute()
  expect(await rows()).toHaveLength(2)
  const first = (await loadNearHashes(db, [stored, even])).get(stored)
  await db.deleteFrom('near_hash').where('file_id', 'in', [stored, even]).execute()
  for (let after: string | null | undefined; after !== null;)
    after = (await hashNext({ app: node.app, db, log: node.app.log }, after)).next
  expect(await rows()).toEqual(
    expect.arrayContaining([
      { file_id: even, band0: null },
      { file_id: stored, band0: expect.any(Number) },
    ]),
  )
  if (first === undefined) throw new Error('no hash')
  // The two are of different decodings of one picture.
  expect(await find(first)).toMatchObject([{ other_id: stored, orientation: 0 }])
  // With the file everything of it is gone.
  await db.deleteFrom('stored_file').where('id', '=', stored).execute()
  expect(await find(first)).toEqual([])
})

test('what turns back a found photograph is said for all eight orientations', async () => {
  const hash = await hashOf(sharp(await buildPicture()))
  const id = await store(hash)
  for (const orientation of orientations) {
    const [found] = await find(turnHash(hash, orientation))
    expect(found).toEqual({ file_id: expect.any(String), other_id: id, distance: 0, orientation })
  }
  expect(maxNearDistance).toBeLessThan(98)
})

class Undone extends Error {}

test('candidates are found by the indexes of the bands', async () => {
  const hash = await hashOf(sharp(await buildPicture()))
  const plans: string[] = []
  const explain = node.app.db.transaction().execute(async (tx) => {
    await sql`alter table near_hash drop constraint near_hash_file_id_fkey`.execute(tx)
    const band = sql`(random() * 65535 - 32768)::integer::smallint`
    await sql`insert into near_hash (file_id, bits, weak, band0, band1, band2, band3, band4, band5)
      select gen_random_uuid(), b'0'::bit(256), b'0'::bit(256), ${sql.join([band, band, band, band, band, band])}
      from generate_series(1, 20000)`.execute(tx)
    await sql`analyze near_hash`.execute(tx)
    const query = nearFiles(new Map([['00000000-0000-7000-8000-000000000000', hash]]))
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx)
    plans.push(...rows.map((row) => row['QUERY PLAN']))
    throw new Undone()
  })
  await expect(explain).rejects.toBeInstanceOf(Undone)
  const plan = plans.join('\n')
  for (let band = 0; band < 6; band++) expect(plan).toContain(`near_hash_band${band}`)
  expect(plan).not.toContain('Seq Scan')
})
