import { serialNormalisers, serialTags, useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../../jobs/enqueue.ts'
import { performJobs } from '../../../testing/perform-jobs.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildGearPhoto, type GearTags } from '../../../testing/pictures/build-gear-photo.ts'
import { storeFile } from '../../media/index.ts'
import { readSerialsJob } from './read-serials.ts'
import { serialKeysOfGear, serialKeysOfPhoto } from './serial-keys.ts'
import { comparedSerial } from '../../../testing/pictures/insides.ts'

let node: TestApp
let ownerId: string
beforeAll(async () => {
  node = await openTestApp()
  ownerId = (await buildMember(node)).userId
})
afterAll(() => node.close())

const { body, lens, imageNumber } = serialTags
const upload = async (tags: GearTags, useType: number = useTypes.photo) =>
  storeFile(node.app, ownerId, await buildGearPhoto(tags), { fileName: 'a.jpg', useType })
const tagsOf = async (fileId: string, registered: string) => {
  const rows = await node.app.db
    .selectFrom('file_serial')
    .select('tag')
    .where('file_id', '=', fileId)
    .where('serial_index', 'in', serialKeysOfGear(node.app.env, registered, serialNormalisers.plain))
    .execute()
  return rows.map(({ tag }) => tag)
}
const countsOf = (fileId: string) =>
  node.app.db
    .selectFrom('file_shutter_count')
    .select(['tag', 'shutter_count'])
    .where('file_id', '=', fileId)
    .execute()

test('a photograph is found by the serial numbers of its body and lens, and stores none of them', async () => {
  const matching = await upload({ bodySerial: ' cg10-0042 17 ', lensSerial: '00731142', count: 18_204 })
  expect(await tagsOf(matching, 'CG10004217')).toEqual([body])
  expect(await tagsOf(matching, '00731142')).toEqual([lens])
  expect(await countsOf(matching)).toEqual([{ tag: imageNumber, shutter_count: 18_204 }])
  const rows = await node.app.db.selectFrom('file_serial').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/CG10|731142/)
  const { rows: events } = await sql`select from outbox_event
    where name = 'photo.gearRead' and payload->>'fileId' = ${matching}`.execute(node.app.db)
  expect(events).toHaveLength(1)
  const others = [
    await upload({ bodySerial: 'CG10004218' }),
    await upload({ count: 18_300 }),
    await upload({ bodySerial: '0000000' }),
    await upload({ bodySerial: '(NO NUMBER)\u0001' }),
    await upload({ bodySerial: 'CG10004217' }, useTypes.comment),
  ]
  for (const other of others) expect(await tagsOf(other, 'CG10004217')).toEqual([])
  // Without a number nobody knows whose counter it is.
  for (const other of others) expect(await countsOf(other)).toEqual([])
})

test('photographs of earlier uploads, and those hashed with a former key, are read by a job', async () => {
  const { db, env } = node.app
  const early = await upload({ bodySerial: 'CG10009001', count: 12 })
  const former = await upload({ bodySerial: 'CG10009002' })
  await db.deleteFrom('file_serial').where('file_id', '=', early).execute()
  await db.updateTable('picture_exif').set({ serials_key: null }).where('file_id', '=', early).execute()
  await db.deleteFrom('file_serial').where('file_id', '=', former).execute()
  const otherKey = { serials_key: Buffer.alloc(4, 7) }
  await db.updateTable('picture_exif').set(otherKey).where('file_id', '=', former).execute()
  await enqueue(db, readSerialsJob, {})
  await performJobs(node, readSerialsJob)
  expect(await tagsOf(early, 'CG10009001')).toEqual([body])
  expect(await countsOf(early)).toEqual([{ tag: imageNumber, shutter_count: 12 }])
  expect(await tagsOf(former, 'CG10009002')).toEqual([body])
  const rotated = { secretKey: Buffer.alloc(32, 1), previousSecretKey: env.secretKey }
  const [current] = serialKeysOfPhoto(env, 'CG10009001')
  expect(serialKeysOfGear(rotated, 'CG10009001', serialNormalisers.plain)).toContainEqual(current)
})

test.each([
  ['0012345', '12345', serialNormalisers.plain, false],
  ['0012345', '12345', serialNormalisers.noLeadingZeros, true],
  ['12345', '0012345', serialNormalisers.noLeadingZeros, true],
  ['12346', '0012345', serialNormalisers.noLeadingZeros, false],
  ['CL12345', '12345', serialNormalisers.digits, true],
  ['12345', 'CL12345', serialNormalisers.digits, true],
  ['CL12345', '12345', serialNormalisers.noLeadingZeros, false],
])('written %s, registered %s, normaliser %i: the same %s', (written, registered, normaliser, isSame) => {
  const { env } = node.app
  const ofPhoto = serialKeysOfPhoto(env, written)
  const ofGear = serialKeysOfGear(env, registered, normaliser)
  expect(ofPhoto.some((key) => ofGear.some((other) => other.equals(key)))).toBe(isSame)
})

test.each([
  [' ab-12 34 ', 'AB1234'],
  ['0000000', null],
  ['1234', null],
  ['12345678901234567', null],
  ['相机 12345', null],
])('%s is compared as %s', (written, compared) => {
  expect(comparedSerial(written)).toBe(compared)
})
