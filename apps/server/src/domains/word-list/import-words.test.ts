import { StaffWord, wordActions, wordSentences, wordSheet } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { csvText } from '../../csv/csv-text.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { callAs, signedHeaders } from '../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let moderator: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('word').execute())

const heads = Object.values(wordSheet.columns)
const fileOf = (...rows: string[][]) => csvText([heads, ...rows])
const reason = '新名单'
const check = (csv: string) => callAs(node, moderator, StaffWord.CheckImport, { csv })
const load = (csv: string) => callAs(node, moderator, StaffWord.Import, { csv, reason })
const list = async () => (await callAs(node, moderator, StaffWord.GetList, {})).items

async function exported(): Promise<string> {
  const { path } = await callAs(node, moderator, StaffWord.Export, { reason })
  const { body } = await node.server.inject({
    url: path,
    headers: signedHeaders(node, moderator, 'GET', path, ''),
  })
  return body
}

test('a file is checked as a whole, and with one wrong row nothing of it is imported', async () => {
  await load(fileOf(['赌博', '拦截', '', '违法', '']))
  const wrong = fileOf(
    ['代购', '审核', '', '', ''],
    ['私拍', '删除', '', '', ''],
    ['！', '审核', '', '', ''],
    ['代 购', '审核', '码', '', ''],
    ['ＡＢ', '替换', '', '', ''],
    ['ab', '替换', '', '', ''],
  )
  expect(await check(wrong)).toMatchObject({
    faults: [
      { line: 3, column: '处理', message: wordSentences.action },
      { line: 4, column: '词', message: wordSentences.empty },
      { line: 5, column: '替换为', message: wordSentences.unused },
      { line: 7, column: '词', message: wordSentences.twice },
    ],
  })
  await expect(load(wrong)).rejects.toMatchObject({ details: { fields: { csv: wordSentences.faults } } })
  expect((await list()).map(({ word }) => word)).toEqual(['赌博'])
})

test('new words are added and known ones changed; what is the same stays as it is', async () => {
  await load(fileOf(['赌博', '拦截', '', '违法', ''], ['代购', '审核', '', '', '']))
  const next = fileOf(
    ['赌博', '拦截', '', '违法', ''],
    ['代购', '替换', '=代拿', '广告', '换'],
    ['新词', '审核', '', '', ''],
  )
  expect(await check(next)).toEqual({ added: 1, changed: 1, faults: [] })
  expect(await load(next)).toEqual({ added: 1, changed: 1 })
  expect(await list()).toMatchObject([
    { word: '新词', version: 1 },
    { word: '代购', action: 'replace', replacement: '=代拿', category: '广告', note: '换', version: 2 },
    { word: '赌博', version: 1 },
  ])
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'word.imported')
    .select(['reason', 'before', 'after'])
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(act).toEqual({
    reason,
    before: { changed: ['代购 review'] },
    after: { addedCount: 1, changedCount: 1, added: ['新词 review'], changed: ['代购 replace =代拿'] },
  })
  // A spreadsheet would execute it; read again it is the same.
  const csv = await exported()
  expect(csv).toContain("'=代拿")
  expect(await check(csv)).toEqual({ added: 0, changed: 0, faults: [] })
})

test('10,000 rows go in and out, and apply', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`词${at}号`, wordActions.review, '', '名单', ''])
  const csv = fileOf(...rows)
  expect(await load(csv)).toEqual({ added: 10_000, changed: 0 })
  const out = await exported()
  expect(out.split('\r\n')).toHaveLength(10_002)
  expect(await check(out)).toEqual({ added: 0, changed: 0, faults: [] })
  await expect.poll(() => judgeText({ app: node.app, db: node.app.db }, ['词9999号'])).toBe('review')
})
