import {
  dictionarySentences,
  dictionarySheet,
  editedDictionary,
  errorCatalogue,
  NewPublish,
  reportTypes,
  StaffDictionary,
  SysBaseInfo,
  type EditedDictionary,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvText } from '../../../csv/csv-text.ts'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildPost } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  editor = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const { AlreadyThere, BadInput, ChangedMeanwhile } = errorCatalogue
const listed = async (code: EditedDictionary) =>
  (await callAs(node, editor, StaffDictionary.GetList, { code, maxResultCount: 50 })).items
const offered = async () =>
  callAs(node, null, SysBaseInfo.GetBaseDictionariesByCode, { code: 'ReportReasonsType' })

test('every dictionary has its first entries, in their order', async () => {
  for (const code of editedDictionary.options) expect((await listed(code)).length, code).toBeGreaterThan(4)
  const first = await callAs(node, editor, StaffDictionary.GetList, { code: 'LensType', maxResultCount: 9 })
  const rest = await callAs(node, editor, StaffDictionary.GetList, {
    code: 'LensType',
    cursor: first.nextCursor ?? '',
  })
  const values = [...first.items, ...rest.items].map(({ value }) => value)
  expect(values).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
})

test('entries are added, renamed, moved and switched off; a report keeps the reason it has', async () => {
  const code = 'ReportReasonsType' as const
  const [member, author] = [await buildMember(node), await buildMember(node)]
  const report = async (reason: number, text = '') =>
    callRaw(node, member, NewPublish.UserReport, {
      reportType: reportTypes.post,
      targetId: await buildPost(node, author),
      reason,
      text,
    })
  expect((await report(8)).body.error).toBeNull()
  const added = await callAs(node, editor, StaffDictionary.Create, {
    code,
    name: '冒用身份',
    sort: 1,
    isOpen: true,
  })
  expect(added).toEqual({ value: 12, name: '冒用身份', sort: 1, isOpen: true, isOther: false, version: 1 })
  const taken = { code, name: '冒用身份', sort: 2, isOpen: true }
  for (const { body } of [
    await callRaw(node, editor, StaffDictionary.Create, taken),
    await callRaw(node, editor, StaffDictionary.Save, { ...taken, value: 1, version: 1 }),
  ]) {
    expect(body.error?.code).toBe(AlreadyThere.code)
  }
  const off = { code, value: 8, name: '未标注 AI 生成', sort: 80, isOpen: false, version: 1 }
  await callAs(node, editor, StaffDictionary.Save, off)
  const late = await callRaw(node, editor, StaffDictionary.Save, { ...off, isOpen: true })
  expect(late.body.error?.code).toBe(ChangedMeanwhile.code)
  const entries = await offered()
  expect(entries[0]).toEqual({ value: 12, name: '冒用身份', order: 1 })
  expect(entries.map(({ value }) => value)).not.toContain(8)
  expect(entries.at(-1)?.name).toBe('其他')
  expect((await report(12)).body.error).toBeNull()
  expect((await report(8)).body.error?.code).toBe(BadInput.code)
  // 其他 needs a text, wherever entries are added.
  expect((await report(11)).body.error?.code).toBe(BadInput.code)
  expect((await report(11, '这张照片是在禁止拍摄的地方拍的')).body.error).toBeNull()
})

test('of two entries that are added at once each has its own number', async () => {
  const fields = { code: 'NewsVideoType' as const, sort: 9, isOpen: true }
  const added = await Promise.all(
    ['花絮', '直播'].map((name) => callAs(node, editor, StaffDictionary.Create, { ...fields, name })),
  )
  expect(added.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([6, 7])
})

const fileOf = (...rows: string[][]) => csvText([Object.values(dictionarySheet.columns), ...rows])

test('a file changes and adds entries as a whole, and with one wrong row nothing of it', async () => {
  const code = 'SetsApplyCates' as const
  const before = await listed(code)
  const [first, second] = before
  if (first === undefined || second === undefined) throw new Error('too few entries')
  const check = (csv: string) => callAs(node, editor, StaffDictionary.CheckImport, { code, csv })
  const load = (csv: string) => callAs(node, editor, StaffDictionary.Import, { code, csv, reason: '整理' })
  const wrong = fileOf(
    ['', '', second.name, '5', '', '是'],
    ['', '77', '七十七', '5', '', '是'],
    ['表态', '1', '甲', '五', '', '开'],
    ['', '1', '乙', '5', '是', '是'],
    ['镜头类型', '', '乙', '5', '', '是'],
  )
  const { faults } = await check(wrong)
  expect(faults).toMatchObject([
    { line: 2, column: '文字', message: dictionarySentences.taken },
    { line: 3, column: '编号', message: dictionarySentences.unknown },
    { line: 4, column: '顺序', message: dictionarySentences.sort },
    { line: 4, column: '开放', message: dictionarySentences.truth },
    { line: 5, column: '总在最后', message: dictionarySentences.other },
    { line: 6, column: '字典', message: dictionarySentences.otherDictionary },
    { line: 6, column: '文字', message: dictionarySentences.twice },
  ])
  await expect(load(wrong)).rejects.toMatchObject({
    details: { fields: { csv: dictionarySentences.faults } },
  })
  expect(await listed(code)).toEqual(before)

  // Two entries exchange their names, as the export writes them.
  const right = fileOf(
    ['', String(first.value), second.name, '900', '否', '否'],
    ['', String(second.value), first.name, String(second.sort), '否', '是'],
    ['', '', '夜空', '1', '', '是'],
  )
  expect(await check(right)).toEqual({ added: 1, changed: 2, faults: [] })
  expect(await load(right)).toEqual({ added: 1, changed: 2 })
  const after = await listed(code)
  expect(after[0]).toMatchObject({ value: before.length + 1, name: '夜空', sort: 1 })
  expect(after.at(-1)).toMatchObject({ value: first.value, name: second.name, isOpen: false, version: 2 })
  expect(await check(right.replace(',,夜空', `,${before.length + 1},夜空`))).toEqual({
    added: 0,
    changed: 0,
    faults: [],
  })
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'dictionary.imported')
    .select(['target_id', 'reason', 'before', 'after'])
    .executeTakeFirstOrThrow()
  expect(act).toMatchObject({
    target_id: code,
    reason: '整理',
    before: { changed: [`1 ${first.name} · 顺序 10 · 开放`, `2 ${second.name} · 顺序 20 · 开放`] },
    after: { added: [`${before.length + 1} 夜空 · 顺序 1 · 开放`] },
  })
})

test('a dictionary whose entries the program knows gets none by a file', async () => {
  const csv = fileOf(['', '', '新的', '5', '', '是'])
  const { faults } = await callAs(node, editor, StaffDictionary.CheckImport, { code: 'Emotion', csv })
  expect(faults).toMatchObject([{ line: 2, column: '编号', message: dictionarySentences.fixed }])
})

test('a file that was right is checked again after an entry that was added meanwhile', async () => {
  const code = 'BuyChannelType' as const
  const csv = fileOf(['', '', '直播间', '5', '', '是'])
  const { body } = await node.app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('dictionary_entry').select('value').where('code', '=', code).forUpdate().execute()
    const imported = callRaw(node, editor, StaffDictionary.Import, { code, csv, reason: '整理' })
    await waitForLock(node, { orEndOf: imported })
    await tx.insertInto('dictionary_entry').values({ code, value: 9, name: '直播间', sort: 5 }).execute()
    return { body: imported }
  })
  expect((await body).body.error?.code).toBe(BadInput.code)
  expect((await listed(code)).filter(({ name }) => name === '直播间')).toHaveLength(1)
})
