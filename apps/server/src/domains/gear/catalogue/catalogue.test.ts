import {
  aliasColumns,
  aliasSentences,
  errorCatalogue,
  Gear,
  gearSentences,
  NewPublish,
  Picture,
  StaffAudit,
  StaffGear,
  unknownGearSheet,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvText } from '../../../csv/csv-text.ts'
import type { Job } from '../../../jobs/job.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile } from '../../../testing/posts.ts'
import { performJobs } from '../../../testing/perform-jobs.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findGearByName, resolveGear, seedGearCatalogue } from '../../gear-catalogue/index.ts'
import { countGear } from '../gear-stat.ts'
import { moveGear } from '../move-gear.ts'
import { jobCtxOf } from '../../../testing/job-ctx.ts'
import { countUnknownNames, rejoinGear, renameGear } from './rejoin.ts'

let node: TestApp
let editor: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  await countGear(node.app.db)
  editor = await buildStaff(node, ['productReviewer'])
  author = await buildMember(node)
})
afterAll(() => node.close())

const { AlreadyThere, ChangedMeanwhile, ContentNotFound } = errorCatalogue

/** Runs the enqueued jobs, as a worker does. */
async function work(...jobs: Job[]) {
  await performJobs(node, ...jobs)
  await moveGear(node.app.db)
}

interface Written {
  make?: string | null
  model?: string
  lensModel?: string
}

/** Publishes one post with a photograph for each of these. */
async function publish(written: Written[], exifHidden: ('camera' | 'lens')[] = []) {
  const pictures = []
  for (const { make = null, model, lensModel } of written) {
    const fileId = await buildFile(node, author, { fNumber: 2 })
    await node.app.db
      .updateTable('picture_exif')
      .set({ make, model: model ?? null, lens_model: lensModel ?? null })
      .where('file_id', '=', fileId)
      .execute()
    pictures.push({ fileId, alt: '', exifHidden })
  }
  const { id } = await callAs(node, author, NewPublish.Publish, { publishType: 1, pictures })
  await moveGear(node.app.db)
  return id
}

const unknown = async (kind: 'camera' | 'lens') =>
  (await callAs(node, editor, StaffGear.GetUnknownList, { kind, maxResultCount: 50 })).items
const nameOf = async (kind: 'camera' | 'lens', name: string) => {
  const found = (await unknown(kind)).find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} is not listed`)
  return found
}
const wall = async (cameraId: string) =>
  (await callAs(node, null, Picture.GetList, { cameraId })).items.map(({ publishId }) => publishId)
const countOf = async (id: string) => (await callAs(node, null, Gear.Get, { kind: 'camera', id })).postCount
const entry = async (keyword: string) => {
  const { items } = await callAs(node, editor, StaffGear.GetList, { kind: 'camera', keyword })
  const [first] = items
  if (first === undefined) throw new Error(`no ${keyword}`)
  return first
}

test('an unknown name becomes an alias: existing photographs and new ones are of that camera', async () => {
  const cover = await publish([{ make: 'SONY X', model: 'ILCE-7M4 clone' }])
  const further = await publish([{ model: 'Nothing' }, { make: 'SONY X', model: 'ILCE-7M4 clone' }])
  await publish([{ make: 'SONY X', model: 'ILCE-7M4 clone' }], ['camera'])
  const listed = await nameOf('camera', 'ILCE-7M4 clone')
  // A photograph whose author hides the camera is not counted.
  expect(listed).toMatchObject({ make: 'SONY X', photographCount: 2 })
  expect(await wall('sony-a7-iv')).toEqual([])

  const alias = { unknownId: listed.id, gearId: 'sony-a7-iv' }
  expect(await callAs(node, editor, StaffGear.AddAlias, alias)).toMatchObject({
    aliases: expect.arrayContaining(['ilce7m4clone']),
  })
  expect((await callRaw(node, editor, StaffGear.AddAlias, alias)).body.error?.code).toBe(ContentNotFound.code)
  await work(rejoinGear)
  expect((await wall('sony-a7-iv')).toSorted()).toEqual([cover, further].toSorted())
  expect(await countOf('sony-a7-iv')).toBe(2)
  expect((await unknown('camera')).map(({ name }) => name)).not.toContain('ILCE-7M4 clone')

  const exif = { make: 'Sony X', model: 'ilce-7m4 CLONE', lensMake: null, lensModel: null }
  const resolved = await node.app.db.transaction().execute((tx) => resolveGear(tx, exif))
  expect(resolved.cameraId).toBe('sony-a7-iv')
})

test('the most frequent names come first, each with the most similar entries', async () => {
  await publish([
    { lensModel: 'CL50/1.4 prototype' },
    { lensModel: 'CL50/1.4 prototype' },
    { lensModel: 'Odd' },
  ])
  const lenses = await unknown('lens')
  expect(lenses.map(({ name, photographCount }) => [name, photographCount])).toEqual([
    ['CL50/1.4 prototype', 2],
    ['Odd', 1],
  ])
  const page = await callAs(node, editor, StaffGear.GetUnknownList, { kind: 'lens', maxResultCount: 1 })
  const rest = await callAs(node, editor, StaffGear.GetUnknownList, {
    kind: 'lens',
    cursor: page.nextCursor ?? undefined,
  })
  expect([...page.items, ...rest.items].map(({ name }) => name)).toEqual(['CL50/1.4 prototype', 'Odd'])
  await publish([{ make: 'NlKON', model: 'Z6IlI' }])
  expect((await nameOf('camera', 'Z6IlI')).suggestions.map(({ id }) => id)).toContain('nikon-z6iii')
  expect((await nameOf('camera', 'Nothing')).suggestions).toEqual([])
})

test('an unknown name becomes an entry, which is found at once', async () => {
  await publish([{ make: 'Chamonix', model: '045N-2' }])
  const { id: unknownId } = await nameOf('camera', '045N-2')
  const described = { name: 'Chamonix 045N-2', brand: 'Chamonix', maxAperture: null }
  const suggest = () => callAs(node, author, Picture.SuggestGear, { kind: 'camera', keyword: 'chamonix' })
  expect(await suggest()).toEqual([])
  const made = await callAs(node, editor, StaffGear.CreateFromUnknown, { unknownId, ...described })
  expect(made.id).toBe('chamonix-045n-2')
  await expect.poll(suggest).toEqual([{ id: made.id, name: made.name }])
  await work(rejoinGear)
  expect(await countOf(made.id)).toBe(1)
  const twice = await callRaw(node, editor, StaffGear.Create, { kind: 'camera', ...described })
  expect(twice.body.error?.code).toBe(AlreadyThere.code)
  const chinese = await callAs(node, editor, StaffGear.Create, {
    kind: 'camera',
    name: '凤凰 大眼睛',
    brand: '凤凰',
    maxAperture: null,
  })
  expect(chinese.id).toBe('凤凰-大眼睛')
})

test('a name that is no gear is listed no longer, also when further photographs carry it', async () => {
  await publish([{ model: 'buy cheap' }])
  const { id: unknownId } = await nameOf('camera', 'buy cheap')
  await callAs(node, editor, StaffGear.Dismiss, { unknownId })
  await publish([{ model: 'buy cheap' }])
  expect((await unknown('camera')).map(({ name }) => name)).not.toContain('buy cheap')
})

test('a merged camera gives everything to the other one, and its address opens that', async () => {
  const of = async (id: string) => {
    const fileId = await buildFile(node, author, { cameraId: id })
    const pictures = [{ fileId, alt: '' }]
    return (await callAs(node, author, NewPublish.Publish, { publishType: 1, pictures })).id
  }
  const posts = [await of('nikon-z6ii'), await of('nikon-z6')]
  await moveGear(node.app.db)
  const { version } = await entry('Z6II')
  const merge = { kind: 'camera' as const, id: 'nikon-z6ii', version, intoId: 'nikon-z6' }
  await callAs(node, editor, StaffGear.Merge, merge)
  expect((await callRaw(node, editor, StaffGear.Merge, merge)).body.error?.code).toBe(ContentNotFound.code)
  await work(rejoinGear)
  expect((await wall('nikon-z6')).toSorted()).toEqual(posts.toSorted())
  expect(await callAs(node, null, Gear.Get, { kind: 'camera', id: 'nikon-z6ii' })).toMatchObject({
    id: 'nikon-z6',
    postCount: 2,
  })
  expect(await findGearByName(node.app.db, 'camera', 'Nikon Z 6_2')).toBe('nikon-z6')
  expect(await findGearByName(node.app.db, 'camera', 'Nikon Z6II')).toBe('nikon-z6')
  await seedGearCatalogue(node.app.db)
  expect(await findGearByName(node.app.db, 'camera', 'Nikon Z6II')).toBe('nikon-z6')
})

test('a new name shows on posts, and of two editors the second learns who was first', async () => {
  const fileId = await buildFile(node, author, { cameraId: 'canon-eos-r3' })
  const post = { publishType: 1 as const, pictures: [{ fileId, alt: '' }] }
  const { id } = await callAs(node, author, NewPublish.Publish, post)
  const card = async () =>
    (await callAs(node, null, NewPublish.Detail, { id })).pictures?.[0]?.exif?.cameraName
  expect(await card()).toBe('Canon EOS R3')
  const { version } = await entry('EOS R3')
  const change = {
    kind: 'camera' as const,
    id: 'canon-eos-r3',
    name: 'Canon EOS R3 旗舰',
    brand: 'Canon',
    maxAperture: null,
    version,
  }
  await callAs(node, editor, StaffGear.Save, change)
  await work(renameGear)
  expect(await card()).toBe('Canon EOS R3 旗舰')
  const late = await callRaw(node, await buildStaff(node, ['moderator']), StaffGear.Save, change)
  expect(late.body.error).toMatchObject({
    code: ChangedMeanwhile.code,
    message: expect.stringContaining(editor.name),
  })
  const owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: 'canon-eos-r3' })
  expect(items).toEqual([
    expect.objectContaining({
      act: 'gear.saved',
      before: expect.objectContaining({ name: 'Canon EOS R3' }),
      after: expect.objectContaining({ name: 'Canon EOS R3 旗舰' }),
    }),
  ])
})

test('the daily count finds names of existing photographs and forgets those of deleted ones', async () => {
  const id = await publish([{ model: 'Soon gone' }])
  await publish([{ model: 'Stays' }])
  await callAs(node, author, NewPublish.DeletePublish, { id })
  await node.app.db.deleteFrom('gear_unknown_name').where('name', '=', 'Stays').execute()
  const { app } = node
  await countUnknownNames.perform(jobCtxOf(app), {})
  const names = (await unknown('camera')).map(({ name }) => name)
  expect(names).toContain('Stays')
  expect(names).not.toContain('Soon gone')
})

test('a file of aliases is imported as a whole: photographs with these names are of those entries', async () => {
  const post = await publish([{ make: 'LElCA', model: 'Q3 from file' }])
  const dropped = await nameOf('camera', 'Q3 from file')
  const check = (csv: string) => callAs(node, editor, StaffGear.CheckAliases, { csv })
  const load = (csv: string) => callAs(node, editor, StaffGear.ImportAliases, { csv, reason: '整理' })
  // As the list is exported: further columns are not read, rows without an entry do nothing.
  const exported = (...rows: string[][]) => csvText([Object.values(unknownGearSheet.columns), ...rows])
  const wrong = exported(
    ['相机', 'LElCA', 'Q3 from file', '1', '', '', 'Nikon Z9'],
    ['相机', 'lelca', 'q3 FROM file', '1', '', '', 'Nikon Z9'],
    ['相机', '', 'Other', '1', '', '', '没有这台'],
    ['手机', '', 'Phone', '1', '', '', 'Nikon Z9'],
    ['相机', '', '！', '1', '', '', 'Nikon Z9'],
    ['镜头', '', 'Nothing', '1', '', '', ''],
  )
  expect(await check(wrong)).toEqual({
    added: 1,
    faults: [
      { line: 3, column: aliasColumns.name, cell: 'q3 FROM file', message: aliasSentences.twice },
      { line: 4, column: aliasColumns.into, cell: '没有这台', message: aliasSentences.noEntry },
      { line: 5, column: aliasColumns.kind, cell: '手机', message: gearSentences.kind },
      { line: 6, column: aliasColumns.name, cell: '！', message: aliasSentences.empty },
    ],
  })
  await expect(load(wrong)).rejects.toMatchObject({ details: { fields: { csv: aliasSentences.faults } } })
  expect(await nameOf('camera', 'Q3 from file')).toEqual(dropped)

  const { name: lens } = (await callAs(node, editor, StaffGear.GetList, { kind: 'lens' })).items[0] ?? {
    name: '',
  }
  const heads = Object.values(aliasColumns)
  const right = csvText([
    heads,
    ['相机', 'LElCA', 'Q3 from file', 'nikon z9'],
    ['镜头', '', 'Seen nowhere yet', lens],
  ])
  expect(await load(right)).toEqual({ added: 2 })
  expect(await check(right)).toEqual({ added: 0, faults: [] })
  await work(rejoinGear)
  expect(await wall('nikon-z9')).toEqual([post])
  expect((await unknown('camera')).map(({ name }) => name)).not.toContain('Q3 from file')
  const moved = csvText([heads, ['相机', 'LElCA', 'Q3 from file', 'nikon-z8']])
  expect((await check(moved)).faults).toEqual([
    { line: 2, column: aliasColumns.name, cell: 'Q3 from file', message: aliasSentences.taken },
  ])
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'gear.aliasesImported')
    .select(['reason', 'after'])
    .executeTakeFirstOrThrow()
  expect(act).toEqual({
    reason: '整理',
    after: {
      addedCount: 2,
      added: ['LElCA Q3 from file → Nikon Z9', `Seen nowhere yet → ${lens}`],
    },
  })
})
