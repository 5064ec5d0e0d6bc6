import { randomBytes } from 'node:crypto'
import { StaffContest } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, signedHeaders } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { readZip } from '../../testing/read-zip.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildContest, buildEntry } from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())

/** Bytes for the photograph of an entry, as its original in the storage. */
async function storeOriginal(entryId: string, body: Buffer): Promise<void> {
  const { original_key: key } = await node.app.db
    .selectFrom('contest_photo')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .where('entry_id', '=', entryId)
    .select('original_key')
    .executeTakeFirstOrThrow()
  await node.app.storage.put(key, body, 'image/jpeg')
}

test('the photographs of a contest are one ZIP, unchanged, with a table; what is gone is empty, and the log counts them', async () => {
  const contest = await buildContest(node, 1)
  const author = await buildMember(node)
  const entries: string[] = []
  for (let made = 0; made < 3; made++) entries.push(await buildEntry(node, contest, { author }))
  const bodies = [randomBytes(300_000), randomBytes(100)]
  for (const [index, body] of bodies.entries()) await storeOriginal(entries[index] ?? '', body)
  await buildEntry(node, contest, { author, state: 4 })
  const { path } = await callAs(node, staff, StaffContest.ExportOriginals, {
    contestId: contest.id,
    state: 2,
    reason: '布展要用',
  })
  const { cookie = '' } = signedHeaders(node, staff, 'GET', path, '')
  const response = await node.server.inject({ method: 'GET', url: path, headers: { cookie } })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/\.zip$/),
  })
  const files = [...readZip(response.rawPayload)]
  expect(files.map(([name]) => name.replace(/\.\w+$/, '')).toSorted()).toEqual([
    '参赛作品',
    '参赛照片/001-1',
    '参赛照片/002-1',
    '参赛照片/003-1',
  ])
  const read = (start: string) => files.find(([name]) => name.startsWith(start))?.[1]
  expect(read('参赛照片/001')).toEqual(bodies[0])
  expect(read('参赛照片/002')).toEqual(bodies[1])
  expect(read('参赛照片/003')).toHaveLength(0)
  const table = String(read('参赛作品'))
  expect(table).toContain('001')
  expect(table.trim().split('\r\n')).toHaveLength(4)
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_kind', '=', 'export')
    .where('target_id', '=', path.slice(-36))
    .select(['act', 'reason', 'after'])
    .orderBy('seq')
    .execute()
  expect(acts).toMatchObject([
    { act: 'export.begun', reason: '布展要用' },
    { act: 'export.ended', after: { rows: 3 } },
  ])
})
