import { Contest, StaffContest } from '@guangquan/contract'
import { misplacedTime } from '@guangquan/rules/contest/contest-state'
import { computeResult, readMarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 as sha256Of } from '../../../crypto/verifiable-seed.ts'
import { addMembers, addRows, otherFiles } from '../../../demo/add-rows.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { planDemo } from '../../../demo/plan-demo.ts'
import { portraitName, uploadKey } from '../../../demo/upload-key.ts'
import { proveCounters } from '../../../jobs/prove-counters.ts'
import { manifests } from '../../../manifests.ts'
import { counterProofs, seeds } from '../../../program.ts'
import { callAs } from '../../../testing/call-as.ts'
import { buildStaff } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { proveLedger } from '../../coin/index.ts'
import { contestDemo } from './contest.demo.ts'
import { demoContests } from './demo-contests.ts'

let app: TestApp

/** All of the demonstration but the encoding of pictures, and articles, which copy them. */
beforeAll(async () => {
  app = await openTestApp()
  for (const seed of seeds) await seed(app.app)
  const plan = planDemo(app.app.now())
  const others = manifests.filter(({ name }) => name !== 'article' && name !== 'contest')
  const parts = [...(await Promise.all(others.flatMap((manifest) => manifest.demo?.() ?? []))), contestDemo]
  await addMembers(app.app, parts)
  const uploads = [
    ...demoPeople.map(({ id }) => ({ ownerId: id, fileName: portraitName, useType: 2 })),
    ...[...plan.posts, ...plan.queue.posts].flatMap(({ author, photos }) =>
      photos.map(({ fileName }) => ({ ownerId: author.id, fileName, useType: 1 })),
    ),
    ...otherFiles(parts, app.app.now()),
  ].map((upload) => ({ ...upload, id: uuid() }))
  const files = new Map(uploads.map(({ id, ownerId, fileName }) => [uploadKey(ownerId, fileName), id]))
  await app.app.db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'stored_file',
      uploads.map(({ id, ownerId, fileName, useType }) => ({
        id,
        owner_id: ownerId,
        use_type: useType,
        file_name: fileName,
        mime: 'image/jpeg',
        size_bytes: 1000,
        sha256: Buffer.from(id),
        original_key: `o/${id}.jpg`,
        public_prefix: `p/${id}`,
        width: 1080,
        height: 720,
        webp_sizes: [480, 1080],
        blur: '',
        color: '#808080',
      })),
    )
    await insertRows(
      tx,
      'picture_exif',
      uploads.map(({ id }) => ({
        file_id: id,
        make: 'Guangquan',
        model: 'C1',
        shot_at: '2026-03-01 08:00:00',
        exposure_seconds: 0.01,
        f_number: 8,
        iso: 100,
      })),
    )
    await addRows({ app: app.app, plan, files }, tx, { parts, counted: counterProofs })
  })
})
afterAll(() => app.close())

const list = async () => (await callAs(app, null, Contest.GetList, {})).items
const published = async () => (await list()).find(({ state }) => state === 8)?.id ?? ''

test('times are in order, with a notice of at least a week', () => {
  for (const { collectEnd, firstAuditEnd, vote, judgeEnd, notice } of demoContests) {
    const at = (days: number) => days * 24 * 3600_000
    const times = {
      collectStart: at(0),
      collectEnd: at(collectEnd),
      firstAuditEnd: at(firstAuditEnd),
      voteStart: at(vote[0]),
      voteEnd: at(vote[1]),
      judgeEnd: at(judgeEnd),
      noticeStart: at(notice[0]),
      noticeEnd: at(notice[1]),
    }
    expect(misplacedTime(times, 7)).toBeNull()
  }
})

test('one collects, one is voted for, one is published; each has entries with photographs', async () => {
  const contests = await list()
  expect(contests.map(({ state }) => state).toSorted((a, b) => a - b)).toEqual([3, 5, 8])
  for (const { id } of contests) {
    const wall = await callAs(app, null, Contest.GetEntryList, { matchId: id })
    expect(wall.items.length).toBeGreaterThanOrEqual(5)
    expect(wall.items.every(({ picture }) => picture !== null)).toBe(true)
  }
})

test('one entry waits for the first audit with an amber line', async () => {
  const staff = await buildStaff(app, ['contestOperator'])
  const contestId = (await list()).find(({ state }) => state === 3)?.id ?? ''
  const { items } = await callAs(app, staff, StaffContest.GetEntries, { contestId, state: 1 })
  expect(items).toMatchObject([{ level: 1 }])
})

test('the result follows from its sheet, every prize has its certificate, and the ledger balances', async () => {
  const matchId = await published()
  const result = await callAs(app, null, Contest.GetResult, { matchId })
  const { text, sha256 } = await callAs(app, null, Contest.GetMarkSheet, { matchId })
  expect(sha256Of(text)).toBe(sha256)
  const sheet = readMarkSheet(text)
  if (sheet === null) throw new Error('unreadable')
  expect(result.awards).toHaveLength(computeResult(sheet).awards.length)
  expect(result.awards.length).toBeGreaterThanOrEqual(6)
  for (const { certificate } of result.awards)
    expect(await callAs(app, null, Contest.GetCertificate, { certificate: certificate ?? '' })).toBeDefined()
  const { db, log } = app.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db, log, signal }, counterProofs)).toEqual([])
  expect(await proveLedger({ db, log })).toEqual({ movements: [], lots: [] })
})
