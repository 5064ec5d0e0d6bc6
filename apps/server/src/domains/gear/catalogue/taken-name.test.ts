import { errorCatalogue, gearColumns, StaffGear } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvText } from '../../../csv/csv-text.ts'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'
import { lockGearNames, updateGearEntry } from '../../gear-catalogue/index.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  editor = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

const { AlreadyThere, BadInput } = errorCatalogue
const kind = 'camera' as const
const described = (name: string, brand = 'Odd') => ({ kind, name, brand, maxAperture: null })
const create = (name: string) => callRaw(node, editor, StaffGear.Create, described(name))
const build = async (name: string) => (await callAs(node, editor, StaffGear.Create, described(name))).id
const save = (id: string, name: string, { brand = 'Odd', version = 1 } = {}) =>
  callRaw(node, editor, StaffGear.Save, { ...described(name, brand), id, version })
const load = (row: string[]) =>
  callRaw(node, editor, StaffGear.Import, {
    csv: csvText([Object.values(gearColumns), row]),
    reason: '整理',
  })
const countOf = async (name: string) =>
  (await callAs(node, editor, StaffGear.GetList, { kind, keyword: name })).totalCount

test('an entry does not get the name of another one, whatever its case', async () => {
  const [id] = [await build('Odd One'), await build('Odd Two')]
  const { error } = (await save(id, 'odd TWO')).body
  expect(error).toMatchObject({ code: AlreadyThere.code, message: AlreadyThere.text })
  expect((await create('odd TWO')).body.error).toEqual(error)
  expect(await countOf('Odd Two')).toBe(1)
})

test('an entry is saved under its own name, also where another one has had that name', async () => {
  const id = await build('Odd Three')
  await node.app.db.insertInto('camera').values({ id: 'same', name: 'Odd Three', brand: 'Odd' }).execute()
  expect((await save(id, 'Odd Three', { brand: 'Other' })).body.success).toBe(true)
  expect((await save(id, 'ODD Three', { version: 2 })).body.success).toBe(true)
})

test('of two entries that get the same name at once, one does', async () => {
  const ids = [await build('Odd Four'), await build('Odd Five')]
  const { saving } = await node.app.db.transaction().execute(async (tx) => {
    await lockGearNames(tx)
    const all = Promise.all(ids.map((id) => save(id, 'Odd Race')))
    await waitForLock(node, { count: ids.length, orEndOf: all })
    return { saving: all }
  })
  const codes = (await saving).map(({ body }) => body.error?.code ?? 'saved')
  expect(new Set(codes)).toEqual(new Set(['saved', AlreadyThere.code]))
  expect(await countOf('Odd Race')).toBe(1)
})

test.each([
  ['saved', AlreadyThere, (name: string, id: string) => save(id, name)],
  ['added', AlreadyThere, create],
  ['imported', BadInput, (name: string, id: string) => load(['相机', id, name, 'Odd', '', ''])],
] as const)('no entry is %s with a name that another one gets meanwhile', async (does, error, call) => {
  const name = `Odd name ${does}`
  const [namedId, id] = [await build(`Odd one ${does}`), await build(`Odd other ${does}`)]
  const { calling } = await node.app.db.transaction().execute(async (tx) => {
    await updateGearEntry(tx, kind, { id: namedId, name: 'Odd' }, described(name))
    const called = call(name, id)
    await waitForLock(node, { orEndOf: called })
    return { calling: called }
  })
  expect((await calling).body.error?.code).toBe(error.code)
  expect(await countOf(name)).toBe(1)
})
