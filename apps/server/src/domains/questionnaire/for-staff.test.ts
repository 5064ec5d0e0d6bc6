import {
  errorCatalogue,
  Questionnaire,
  questionnaireSentences,
  questionTypes,
  StaffQuestionnaire,
} from '@guangquan/contract'
import { says } from '@guangquan/rules/questionnaire/questionnaire-terms'
import { timeTextOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, signedHeaders } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleAnswers } from './settle-answers.ts'
import {
  buildAnswer,
  buildQuestionnaire,
  dayMs,
  options,
  question,
  questionnaireInput,
} from './testing/build-questionnaire.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())

const reason = '运营核对过'
const call = StaffQuestionnaire
const detail = (id: string) => callAs(node, staff, call.GetDetail, { id })
const settle = () =>
  settleAnswers({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const fields = (name: string, sentence: string) =>
  expect.objectContaining({ details: { fields: expect.objectContaining({ [name]: sentence }) } })

test('staff write, publish, correct words, close, reopen and prolong; each is in the audit log', async () => {
  const input = questionnaireInput(node.app.now())
  const made = await callAs(node, staff, call.Create, input)
  expect(made).toMatchObject({ state: 0, version: 1, may: { publish: true, wordsOnly: false } })
  const { id } = made
  const saved = await callAs(node, staff, call.Save, {
    id,
    version: 1,
    ...input,
    title: '下一版固件最想要什么',
  })
  expect(saved).toMatchObject({ title: '下一版固件最想要什么', version: 2 })
  const published = await callAs(node, staff, call.SetState, { id, version: 2, act: 'publish', reason })
  expect(published).toMatchObject({ state: 2, may: { close: true, publish: false, wordsOnly: true } })

  const typo = input.questions.map((one) => ({ ...one, title: `${one.title}（改了错字）` }))
  await callAs(node, staff, call.Save, { id, version: 3, ...input, questions: typo })
  const [first] = input.questions
  if (first === undefined) throw new Error()
  const other = { id, version: 4, ...input, questions: [{ ...first, required: false }] }
  await expect(callAs(node, staff, call.Save, other)).rejects.toEqual(
    fields('questions', questionnaireSentences.wordingOnly),
  )
  const promised = { id, version: 4, ...input, coins: 1, isAnonymous: true }
  await expect(callAs(node, staff, call.Save, promised)).rejects.toEqual(
    fields('coins', questionnaireSentences.published),
  )
  const longer = timeTextOf(new Date(node.app.now().getTime() + 9 * dayMs))
  expect((await callAs(node, staff, call.Save, { id, version: 4, ...input, endTime: longer })).endTime).toBe(
    longer,
  )
  await expect(callAs(node, staff, call.Save, { id, version: 4, ...input })).rejects.toMatchObject({
    code: errorCatalogue.ChangedMeanwhile.code,
  })

  await callAs(node, staff, call.SetState, { id, version: 5, act: 'close', reason })
  expect(await detail(id)).toMatchObject({ state: 4, may: { reopen: true, save: false } })
  const past = timeTextOf(new Date(node.app.now().getTime() - 60_000))
  await expect(
    callAs(node, staff, call.SetState, { id, version: 6, act: 'reopen', endTime: past, reason }),
  ).rejects.toEqual(fields('endTime', questionnaireSentences.ended))
  const opened = await callAs(node, staff, call.SetState, { id, version: 6, act: 'reopen', reason })
  expect(opened.state).toBe(2)
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', id)
    .select('act')
    .orderBy('seq')
    .execute()
  expect(acts.map(({ act }) => act.split('.')[1])).toEqual([
    'created',
    'saved',
    'published',
    'saved',
    'saved',
    'closed',
    'reopened',
  ])
})

test('questions with a fault are refused beside their place; nothing is published that asks nothing', async () => {
  const input = questionnaireInput(node.app.now())
  const broken = [question({ key: 'a', type: questionTypes.single, options: options('x') })].map((one) => ({
    ...one,
    options: [...one.options],
    rows: [],
    jumps: [],
    showIf: [],
  }))
  await expect(callAs(node, staff, call.Create, { ...input, questions: broken })).rejects.toEqual(
    fields('questions.0', says.options),
  )
  const { id } = await callAs(node, staff, call.Create, { ...input, questions: [] })
  await expect(
    callAs(node, staff, call.SetState, { id, version: 1, act: 'publish', reason }),
  ).rejects.toEqual(fields('questions', questionnaireSentences.noQuestions))
})

test('a copy is a draft with the same questions, and the same origin', async () => {
  const id = await buildQuestionnaire(node, { coins: 5 })
  const copy = await callAs(node, staff, call.Copy, { id })
  expect(copy).toMatchObject({ state: 0, submitted: 0, coins: 5 })
  expect(copy.questions).toEqual((await detail(id)).questions)
  const row = await node.app.db
    .selectFrom('questionnaire')
    .where('id', '=', copy.id)
    .select('origin_id')
    .executeTakeFirstOrThrow()
  expect(row.origin_id).toBe(id)
  expect(copy.versions.map((one) => one.id)).toEqual([id, copy.id])
  expect((await detail(id)).versions.map((one) => one.id)).toEqual([id, copy.id])
  expect(
    (
      await callAs(node, null, Questionnaire.Preview, {
        id: copy.id,
        previewToken: new URL(copy.previewPath, 'https://x').searchParams.get('previewToken') ?? '',
      })
    ).title,
  ).toBe(copy.title)
  await expect(callAs(node, null, Questionnaire.Preview, { id: copy.id })).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
})

test('results, cross table, texts and the file of answers say what was answered', async () => {
  const id = await buildQuestionnaire(node)
  const people = await Promise.all([buildMember(node), buildMember(node)])
  for (const browser of people) await buildAnswer(node, { id, browser })
  await settle()
  const results = await callAs(node, staff, call.GetResults, { id })
  expect(results).toMatchObject({ submitted: 2, counted: 2, medianSeconds: 60, careless: 0 })
  expect(results.questions[0]?.options.map(({ text, count }) => [text, count])).toEqual([
    ['选项 yes', 0],
    ['选项 no', 0],
    ['其他', 2],
  ])
  const cross = await callAs(node, staff, call.GetCross, { id, row: 'a', column: 'c' })
  expect(cross.rows.map(({ text, counts }) => [text, counts])).toEqual([
    ['选项 yes', [0, 0, 0, 0, 0]],
    ['选项 no', [0, 0, 0, 0, 0]],
    ['其他', [0, 0, 0, 0, 2]],
  ])
  await expect(callAs(node, staff, call.GetCross, { id, row: 'b', column: 'c' })).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  const found = await callAs(node, staff, call.GetTexts, { id, question: 'a', keyword: '天气' })
  expect(found.items.map(({ text }) => text)).toEqual(['看天气', '看天气'])
  expect((await callAs(node, staff, call.GetTexts, { id, question: 'a', keyword: '%' })).items).toEqual([])

  const { path } = await callAs(node, staff, call.ExportAnswers, { id, reason })
  const { cookie = '' } = signedHeaders(node, staff, 'GET', path, '')
  const file = await node.server.inject({ method: 'GET', url: path, headers: { cookie } })
  const [head = '', line = ''] = file.body.split(/\r?\n/)
  expect(head).toContain('1. 第 a 题')
  expect(line).toContain('其他：看天气')
  expect(line).toContain('other')
})

test('careless answers come back into the results with one press, and leave them again', async () => {
  const id = await buildQuestionnaire(node)
  await buildAnswer(node, { id, browser: await buildMember(node) })
  await node.app.db
    .updateTable('questionnaire_answer')
    .set({ is_careless: true })
    .where('questionnaire_id', '=', id)
    .execute()
  await settle()
  const counted = async () => (await callAs(node, staff, call.GetResults, { id })).counted
  expect(await counted()).toBe(0)
  await callAs(node, staff, call.SetCareless, { id, version: 1, leaveOut: false, reason })
  expect(await counted()).toBe(1)
  await callAs(node, staff, call.SetCareless, { id, version: 2, leaveOut: true, reason })
  expect(await counted()).toBe(0)
})

test('members are told at most once a day', async () => {
  const id = await buildQuestionnaire(node)
  await callAs(node, staff, call.Invite, { id, version: 1, reason })
  await expect(callAs(node, staff, call.Invite, { id, version: 2, reason })).rejects.toMatchObject({
    code: errorCatalogue.NotAllowedNow.code,
  })
})
