import { errorCatalogue, gearSentences, gearSheet, maxGearChanges, StaffGear } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvText } from '../../../csv/csv-text.ts'
import { callAs, callRaw, signedHeaders } from '../../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'
import { seedGearCatalogue } from '../../gear-catalogue/index.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  editor = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

const { columns } = gearSheet
const fileOf = (...rows: string[][]) => csvText([Object.values(columns), ...rows])
const check = (csv: string) => callAs(node, editor, StaffGear.CheckImport, { csv })
const load = (csv: string) => callAs(node, editor, StaffGear.Import, { csv, reason: '整理' })
const listed = async (kind: 'camera' | 'lens', keyword: string) =>
  (await callAs(node, editor, StaffGear.GetList, { kind, keyword })).items
const acts = (targetIds: string[]) =>
  node.app.db
    .selectFrom('staff_act')
    .where('target_id', 'in', targetIds)
    .select(['act', 'actor', 'target_kind', 'target_id', 'reason', 'before', 'after'])
    .orderBy('seq')
    .execute()

test('every wrong row of a file is named, and nothing of the file is imported', async () => {
  const before = await listed('camera', 'Nikon Z')
  const wrong = fileOf(
    ['手机', '', 'Nikon Z9 II', 'Nikon', '', '', ''],
    ['相机', 'nikon-z99', 'Nikon Z99', 'Nikon', '', '', ''],
    ['相机', 'nikon-z9', 'NIKON Z8', 'Nikon', '', '', ''],
    ['相机', '', 'nikon z9', 'Nikon', '', '', ''],
    ['相机', '', 'Nikon Z10', 'Nikon', '2.8', '', ''],
    ['相机', '', 'NIKON Z10', 'Nikon', '', '', ''],
    ['相机', 'nikon-z7', 'Nikon Z7', 'Nikon', '', 'z7、我的z7', ''],
    ['镜头', '', 'Zoom', '', 'f/2.8', '', ''],
    ['相机', '', 'Nikon Z11', 'Nikon', '', '', ''],
  )
  const { faults, ...counts } = await check(wrong)
  expect(faults).toMatchObject([
    { line: 2, column: columns.kind, message: gearSentences.kind },
    { line: 3, column: columns.id, message: gearSentences.unknown },
    { line: 4, column: columns.name, message: gearSentences.taken },
    { line: 5, column: columns.name, message: gearSentences.twice },
    { line: 6, column: columns.maxAperture, message: gearSentences.cameraAperture },
    { line: 7, column: columns.name, message: gearSentences.twice },
    { line: 8, column: columns.aliases, message: gearSentences.aliases },
    { line: 9, column: columns.brand, message: '请填写这一项' },
    { line: 9, column: columns.maxAperture, message: gearSentences.aperture },
  ])
  expect(counts.added).toBeGreaterThan(0)
  await expect(load(wrong)).rejects.toMatchObject({ details: { fields: { csv: gearSentences.faults } } })
  expect(await listed('camera', 'Nikon Z')).toEqual(before)
})

test('an exported file changes nothing; edited, it changes and adds, with an audit row of each entry', async () => {
  const { path } = await callAs(node, editor, StaffGear.Export, { kind: 'lens', reason: '盘点' })
  const { cookie = '' } = signedHeaders(node, editor, 'GET', path, '')
  const exported = await node.server.inject({ method: 'GET', url: path, headers: { cookie } })
  expect(await check(exported.body)).toEqual({ added: 0, changed: 0, faults: [] })
  const [first, second] = await listed('lens', 'NIKKOR Z 24-70mm')
  if (first === undefined || second === undefined) throw new Error('too few lenses')
  // Two exchange their names, one is found by its name, whatever its case, and one is new.
  const csv = fileOf(
    ['镜头', first.id, second.name, first.brand, '1.95', first.aliases.join('、'), '7'],
    ['镜头', second.id, first.name, second.brand, String(second.maxAperture ?? ''), '', ''],
    ['相机', '', 'nikon z8', 'Nikon Corporation', '', '', ''],
    ['镜头', '', '试作 50mm F1.2', '试作', '1.2', '', ''],
  )
  expect(await check(csv)).toEqual({ added: 1, changed: 3, faults: [] })
  expect(await load(csv)).toEqual({ added: 1, changed: 3 })
  expect(await check(csv)).toEqual({ added: 0, changed: 0, faults: [] })

  const lenses = await listed('lens', 'NIKKOR Z 24-70mm')
  expect(lenses.find(({ id }) => id === first.id)).toMatchObject({
    name: second.name,
    maxAperture: 1.95,
    aliases: first.aliases,
    version: first.version + 1,
  })
  expect(lenses.find(({ id }) => id === second.id)).toMatchObject({ name: first.name })
  const [made] = await listed('lens', '试作')
  expect(made).toMatchObject({ name: '试作 50mm F1.2', brand: '试作', maxAperture: 1.2 })
  if (made === undefined) throw new Error('no lens was made')
  expect(await acts([first.id, made.id, 'nikon-z8'])).toEqual([
    {
      act: 'gear.created',
      actor: editor.name,
      target_kind: 'lens',
      target_id: made.id,
      reason: '整理',
      before: null,
      after: { name: made.name, brand: '试作', maxAperture: 1.2 },
    },
    expect.objectContaining({
      act: 'gear.saved',
      target_id: 'nikon-z8',
      before: { name: 'Nikon Z8', brand: 'Nikon', maxAperture: null },
      after: { name: 'nikon z8', brand: 'Nikon Corporation', maxAperture: null },
    }),
    expect.objectContaining({
      act: 'gear.saved',
      target_id: first.id,
      before: { name: first.name, brand: first.brand, maxAperture: first.maxAperture },
      after: { name: second.name, brand: first.brand, maxAperture: 1.95 },
    }),
  ])
  const { rows } = await node.pool.query<{
    payload: unknown
  }>(`select payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'gear.rename'`)
  expect(rows).toHaveLength(3)
})

test('somebody who edits an older version of an imported entry learns who imported it', async () => {
  const [entry] = await listed('camera', 'Canon EOS R6')
  if (entry === undefined) throw new Error('no camera')
  await load(fileOf(['相机', entry.id, entry.name, '佳能', '', '', '']))
  const { id, name, version } = entry
  const late = await callRaw(node, await buildStaff(node, ['moderator']), StaffGear.Save, {
    kind: 'camera',
    id,
    name,
    version,
    brand: 'Canon',
    maxAperture: null,
  })
  expect(late.body.error).toMatchObject({
    code: errorCatalogue.ChangedMeanwhile.code,
    message: expect.stringContaining(editor.name),
  })
})

test('of two files with the same new entry at once, the second imports nothing', async () => {
  const csv = fileOf(
    ['相机', '', 'Odd Twin', 'Odd', '', '', ''],
    ['相机', '', 'Odd Other', 'Odd', '', '', ''],
  )
  const { imported } = await node.app.db.transaction().execute(async (tx) => {
    await tx.insertInto('camera').values({ id: 'odd-twin', name: 'Odd Twin', brand: 'Odd' }).execute()
    const call = callRaw(node, editor, StaffGear.Import, { csv, reason: '整理' })
    await waitForLock(node, { orEndOf: call })
    return { imported: call }
  })
  expect((await imported).body.error?.code).toBe(errorCatalogue.BadInput.code)
  expect((await listed('camera', 'Odd')).map(({ id }) => id)).toEqual(['odd-twin'])
})

test('a file of more changes than other staff may wait for is refused', async () => {
  const rows = Array.from({ length: maxGearChanges + 1 }, (_, at) => [
    '相机',
    '',
    `Odd ${at}`,
    'Odd',
    '',
    '',
    '',
  ])
  expect((await check(fileOf(...rows))).faults).toMatchObject([
    { line: 1, column: '', message: gearSentences.tooMany },
  ])
})
