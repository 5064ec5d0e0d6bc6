import {
  CustomerService,
  errorCatalogue,
  fieldSentences,
  StaffFaq,
  StaffSetting,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  editor = await buildStaff(node, ['support'])
})
afterAll(() => node.close())

type Fields = MethodInput<typeof StaffFaq.Create>

const fields: Fields = {
  category: 3,
  question: '在哪里看保修期？',
  answer: '在「我的产品」里。',
  sort: 10,
  isOpen: true,
}

const write = (change: Partial<Fields> = {}) =>
  callAs(node, editor, StaffFaq.Create, { ...fields, ...change })

/** As a member, who does not get the response that visitors share for a minute. */
const read = async () => callAs(node, await buildMember(node), CustomerService.GetHelp, {})

test('open entries are there at once, by category, order and id; closed ones are not', async () => {
  const last = await write({ category: 6, sort: 1, question: '其他的问题' })
  const second = await write({ sort: 20, question: '第二个问题' })
  const first = await write({ sort: 5, question: '第一个问题' })
  const closed = await write({ isOpen: false, question: '不展示的问题' })
  const { faq } = await read()
  expect(faq.map(({ id }) => id)).toEqual([first.id, second.id, last.id])

  const shown = await callAs(node, editor, StaffFaq.Save, {
    ...fields,
    id: closed.id,
    sort: 30,
    version: closed.version,
  })
  expect(shown.version).toBe(2)
  expect((await read()).faq.map(({ id }) => id)).toEqual([first.id, second.id, closed.id, last.id])
})

test('answers are text, lists and links; a change is shown at once; HTML does nothing', async () => {
  const entry = await write({
    answer:
      '<script>alert(1)</script> **可以**\n\n- 一\n- 二\n\n[门店](/more/store-information?t=3) [坏](javascript:alert(1))',
  })
  const htmlOf = async () => (await read()).faq.find(({ id }) => id === entry.id)?.html ?? ''
  const html = await htmlOf()
  expect(html).toContain('<strong>可以</strong>')
  expect(html).toContain('<li><p>一</p></li>')
  expect(html).toContain('href="/more/store-information?t=3"')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('javascript:')
  await callAs(node, editor, StaffFaq.Save, {
    ...fields,
    id: entry.id,
    version: 1,
    answer: '改过的答案',
  })
  expect(await htmlOf()).toBe('<p>改过的答案</p>')
})

test.each([
  ['a picture', '看图：\n\n![图](/img/news/night.webp)'],
  ['a picture in a list', '- ![图](/img/news/night.webp)'],
  ['a table', '| 名称 | 大小 |\n| --- | --- |\n| 固件 | 48 MB |'],
  ['nothing to read', '[a]: https://shop.example'],
])('an answer with %s is refused', async (_, answer) => {
  const { body } = await callRaw(node, editor, StaffFaq.Create, { ...fields, answer })
  expect(body.error?.details).toMatchObject({ fields: { answer: fieldSentences.faqAnswer } })
})

test('of two people who change an entry the second learns it', async () => {
  const { id, version } = await write()
  const save = (question: string) =>
    callRaw(node, editor, StaffFaq.Save, { ...fields, id, version, question })
  expect((await save('先到的改动')).body.error ?? null).toBeNull()
  expect((await save('后到的改动')).body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
})

test('staff find entries by a part of question or answer, by category and state, and page by page', async () => {
  const named = await write({ question: '取景器起雾', category: 6 })
  const answered = await write({ question: '屏幕有水汽', answer: '取景器起雾也一样处理。', category: 1 })
  const closed = await write({ question: '取景器起雾（旧）', category: 1, isOpen: false })
  const list = (filter: MethodInput<typeof StaffFaq.GetList>) =>
    callAs(node, editor, StaffFaq.GetList, filter)
  const idsOf = async (filter: MethodInput<typeof StaffFaq.GetList>) =>
    (await list({ keyword: '取景器起雾', ...filter })).items.map(({ id }) => id)
  expect(await idsOf({})).toEqual([answered.id, closed.id, named.id])
  expect(await idsOf({ category: 6 })).toEqual([named.id])
  expect(await idsOf({ isOpen: false })).toEqual([closed.id])
  expect(await idsOf({ keyword: '100%' })).toEqual([])
  const first = await list({ keyword: '取景器起雾', maxResultCount: 2 })
  expect(first.totalCount).toBe(3)
  expect(await idsOf({ maxResultCount: 2, cursor: first.nextCursor ?? '' })).toEqual([named.id])
})

test('operators write hotline, hours and the text about repairs', async () => {
  expect(await read()).toMatchObject({ hotline: '400-000-0120' })
  const owner = await buildStaff(node, ['superAdmin'])
  const texts = { hotline: '021-5555 0100', hours: '周一至周五 9:00–18:00', repairText: '请致电客服。' }
  const save = (value: unknown) =>
    callRaw(node, owner, StaffSetting.Save, { key: 'service', value, version: 0, reason: '换号' })
  expect((await save({ ...texts, hotline: '打我' })).body.error?.details).toHaveProperty([
    'fields',
    'value.hotline',
  ])
  expect((await save(texts)).body.error ?? null).toBeNull()
  expect(await read()).toMatchObject(texts)
})
