import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { writeExifEdits } from './write-exif-edits.ts'
import { shotHour } from './shot-hour.ts'
import { buildPicture, cameraExif } from '../../testing/pictures/build-picture.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

async function hourOf(fileId: string): Promise<number | null> {
  const { rows } = await sql<{ hour: number | null }>`
    select ${shotHour(sql<string>`${fileId}::uuid`)} as hour`.execute(node.app.db)
  return rows[0]?.hour ?? null
}
const type = (fileId: string, shotDate?: string) =>
  node.app.db
    .transaction()
    .execute((tx) => writeExifEdits(tx, fileId, shotDate === undefined ? {} : { shotDate }, true))

test('a date typed without a time has no hour; with one, or with the time of the file, it has', async () => {
  const { fileId } = await uploadOne(node, alice, await buildPicture({ width: 801, height: 700 }))
  await type(fileId, '2020-05-01')
  expect(await hourOf(fileId)).toBeNull()
  await type(fileId, '2020-05-01 07:30:00')
  expect(await hourOf(fileId)).toBe(7)
  await type(fileId)
  expect(await hourOf(fileId)).toBeNull()

  const dated = await uploadOne(node, alice, await buildPicture({ exif: cameraExif }))
  const hour = await hourOf(dated.fileId)
  expect(hour).not.toBeNull()
  await type(dated.fileId, '2020-05-01')
  expect(await hourOf(dated.fileId)).toBe(hour)
})

test('only a photograph that says nothing of its taking is said to be silent', async () => {
  const silence = '这张照片里没有拍摄信息'
  const verdictsOf = async (exif: Record<string, Record<string, string>>) =>
    (await uploadOne(node, alice, await buildPicture({ width: 802, height: 700, exif }))).verdicts
  expect(await verdictsOf({ IFD0: { Software: 'Darkroom' } })).toContain(silence)
  expect(await verdictsOf({ IFD2: { ISOSpeedRatings: '400' } })).not.toContain(silence)
  expect(await verdictsOf({ IFD2: { FocalLength: '50/1' } })).not.toContain(silence)
})
