import { aliasColumns, errorCatalogue, gearColumns, StaffGear } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvText } from '../../../csv/csv-text.ts'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'
import { mergeGearEntry, resolveGear, seedGearCatalogue } from '../../gear-catalogue/index.ts'

// Entries that lead to each other would be opened without an end.

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  editor = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

const kind = 'camera' as const
const { BadInput, ContentNotFound } = errorCatalogue
const merge = (id: string, intoId: string) =>
  callRaw(node, editor, StaffGear.Merge, { kind, id, version: 1, intoId })

/** Merges the entry while the call is under way, and commits when the call waits for that or has ended. */
async function mergeDuring<T>(merged: { id: string; intoId: string }, call: () => Promise<T>): Promise<T> {
  let called: Promise<T> | undefined
  await node.app.db.transaction().execute(async (tx) => {
    await mergeGearEntry(tx, kind, merged)
    called = call()
    await waitForLock(node, { orEndOf: called })
  })
  if (called === undefined) throw new Error('nothing was called')
  return called
}

test('of two entries that are merged into each other at once, one stays', async () => {
  const { body } = await mergeDuring({ id: 'nikon-z6', intoId: 'nikon-z7' }, () =>
    merge('nikon-z7', 'nikon-z6'),
  )
  expect(body.error?.code).toBe(ContentNotFound.code)
})

test('no name is assigned to an entry that is being merged', async () => {
  const unknown = { id: crypto.randomUUID(), kind, make: '', name: 'Zet Eight', photographs: 1 }
  await node.app.db.insertInto('gear_unknown_name').values(unknown).execute()
  const alias = { unknownId: unknown.id, gearId: 'nikon-z8' }
  const { body } = await mergeDuring({ id: 'nikon-z8', intoId: 'nikon-z9' }, () =>
    callRaw(node, editor, StaffGear.AddAlias, alias),
  )
  expect(body.error?.code).toBe(ContentNotFound.code)
})

test('no name of a file is assigned to an entry that is being merged', async () => {
  const csv = csvText([Object.values(aliasColumns), ['相机', '', 'Zed Five', 'nikon-z5']])
  const { body } = await mergeDuring({ id: 'nikon-z5', intoId: 'nikon-z9' }, () =>
    callRaw(node, editor, StaffGear.ImportAliases, { csv, reason: '整理' }),
  )
  expect(body.error?.code).toBe(BadInput.code)
})

test('no file changes an entry that is being merged', async () => {
  const row = ['相机', 'nikon-z5ii', 'Nikon Z5II', '尼康', '', '']
  const csv = csvText([Object.values(gearColumns), row])
  const { body } = await mergeDuring({ id: 'nikon-z5ii', intoId: 'nikon-z9' }, () =>
    callRaw(node, editor, StaffGear.Import, { csv, reason: '整理' }),
  )
  expect(body.error?.code).toBe(BadInput.code)
})

test('a photograph that names a merged entry for the first time is of the one it was merged into', async () => {
  const described = { name: 'Nikon Z6X4', brand: 'Nikon', maxAperture: null }
  const { id } = await callAs(node, editor, StaffGear.Create, { kind, ...described })
  expect((await merge(id, 'nikon-zf')).body.success).toBe(true)
  const exif = { make: 'NIKON CORPORATION', model: 'NIKON Z6X4', lensMake: null, lensModel: null }
  const { cameraId } = await node.app.db.transaction().execute((tx) => resolveGear(tx, exif))
  expect(cameraId).toBe('nikon-zf')
})
