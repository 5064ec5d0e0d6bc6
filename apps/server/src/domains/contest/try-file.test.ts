import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { StaffContest, type ContestPhotoRules } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/uploads.ts'
import { openRules } from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())

const rules: ContestPhotoRules = {
  ...openRules,
  longEdge: 1600,
  exif: true,
  capturedFrom: '2026-09-01 00:00:00',
  capturedTo: '2026-11-30 23:59:59',
  software: true,
  duplicate: true,
  lenient: true,
}
const shot = (software: string) => ({
  IFD0: { Make: 'CHENGUANG', Model: 'C1 Pro', Software: software },
  IFD2: { ExposureTime: '1/250', DateTimeOriginal: '2026:10:01 07:31:20' },
})

const tryFile = async (file: Buffer) =>
  (
    await callAs(node, staff, StaffContest.TryFile, {
      rules,
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      head: file.subarray(0, 1024 * 1024).toString('base64'),
    })
  ).verdicts
const levels = async (file: Buffer) => {
  const verdicts = await tryFile(file)
  return verdicts?.flatMap(({ rule, level, code }) => (level === 'green' ? [] : [`${rule} ${level} ${code}`]))
}

/** Rows and stored objects that a file would leave. */
async function traces() {
  const { rows } = await sql<{ files: number; uploads: number; jobs: number }>`select
    (select count(*)::int from stored_file) as files, (select count(*)::int from file_upload) as uploads,
    (select count(*)::int from contest_photo) as jobs`.execute(node.app.db)
  const keys = await readdir(node.app.env.DATA_DIR, { recursive: true })
  return { ...rows[0], keys: keys.filter((key) => /\.(?:jpe?g|png|webp|avif|tmp)$|upload/.test(key)) }
}

test('rules are tried on files: a good one, an amber one, a red one, and what is no photograph; nothing is stored', async () => {
  const before = await traces()
  const good = await buildPicture({ exif: shot('C1P 1.20') })
  expect(await levels(good)).toEqual([])
  expect((await tryFile(good))?.map(({ rule }) => rule)).toEqual([
    'format',
    'longEdge',
    'exif',
    'captureTime',
    'software',
    'aiMade',
    'duplicate',
  ])
  const edited = await buildPicture({ width: 1500, height: 1000, exif: shot('Adobe Lightroom 8.2') })
  expect(await levels(edited)).toEqual(['longEdge amber slightlySmall', 'software amber edited'])
  const small = await buildPicture({ width: 900, height: 600 })
  expect(await levels(small)).toEqual(['longEdge red tooSmall', 'exif red noExif', 'captureTime red noTime'])
  expect(await levels(await buildPicture({ format: 'png' }))).toContain('format red wrongFormat')
  for (const other of ['%PDF-1.7\n', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'plain text'])
    expect(await tryFile(Buffer.from(other))).toBeNull()
  expect(await traces()).toEqual(before)
})
