import {
  editedDictionary,
  errorCatalogue,
  NewPublish,
  reportTypes,
  StaffDictionary,
  SysBaseInfo,
  type EditedDictionary,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildPost } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

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
