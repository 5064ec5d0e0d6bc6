import { errorCatalogue, Questionnaire, StaffQuestionnaire } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleAnswers } from './settle-answers.ts'
import { buildQuestionnaire } from './testing/build-questionnaire.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const settle = () =>
  settleAnswers({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })

async function submit(who: Browser, id: string, text: string): Promise<void> {
  const { start } = await callAs(node, who, Questionnaire.GetDetail, { id })
  node.advance(60_000)
  const answers = { a: { choices: ['no'] }, b: { text }, c: { number: 4 } }
  await callAs(node, who, Questionnaire.Submit, { id, answers, start, salt: crypto.randomUUID() })
}

interface Column {
  table: string
  column: string
  type: string
}

/** Every column of the database that could name a row, a time, a number or a text. */
async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`select c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(node.app.db)
  return rows
}

const answerTables = ['questionnaire_answer', 'questionnaire_box', 'questionnaire_summary']
const known = ['questionnaire_id']

test('no pair of tables joins anonymous answers to a person, by id or by time', async () => {
  const id = await buildQuestionnaire(node, { is_anonymous: true, coins: 5 })
  const people = await Promise.all(Array.from({ length: 7 }, () => buildMember(node)))
  for (const [at, who] of people.entries()) await submit(who, id, `没有人写的一句话 ${at}`)
  for (const isMixed of [false, true]) {
    if (isMixed) await settle()
    const all = await columns()
    const found: string[] = []
    for (const own of all.filter(({ table }) => answerTables.includes(table))) {
      if (known.includes(own.column) || ['bool', 'jsonb', 'int2'].includes(own.type)) continue
      const values = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(own.table)}
        where questionnaire_id = ${id}::uuid and ${sql.ref(own.column)} is not null`
        .execute(node.app.db)
        .then(({ rows }) => rows[0]?.n ?? 0)
      if (values === 0) continue
      for (const other of all) {
        if (answerTables.includes(other.table) || other.type !== own.type) continue
        const { rows } = await sql`select from ${sql.table(own.table)} own
          join ${sql.table(other.table)} other on ${sql.ref(`own.${own.column}`)} = ${sql.ref(`other.${other.column}`)}
          where own.questionnaire_id = ${id}::uuid limit 1`.execute(node.app.db)
        if (rows.length > 0) found.push(`${own.table}.${own.column} = ${other.table}.${other.column}`)
      }
    }
    expect(found).toEqual([])
  }
})

test('no time and no member stands in a row of an anonymous answer, and its id says nothing of when it came', async () => {
  const id = await buildQuestionnaire(node, { is_anonymous: true })
  const people = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
  for (const [at, who] of people.entries()) await submit(who, id, `第 ${at} 句`)
  const { db } = node.app
  const boxed = await db
    .selectFrom('questionnaire_box')
    .where('questionnaire_id', '=', id)
    .selectAll()
    .execute()
  await settle()
  const rows = await db
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', id)
    .selectAll()
    .execute()
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(row).toMatchObject({ member_id: null, submitted_at: null, seconds: null })
    // Version 4: random.
    expect(row.id[14]).toBe('4')
    expect(boxed.map((one) => one.id)).not.toContain(row.id)
  }
  // The rows of members and of answers were last written by one transaction, so they cannot be matched by it.
  const writers = await sql<{ x: string }>`select distinct xmin::text as x from questionnaire_participant
    where questionnaire_id = ${id}::uuid`.execute(db)
  expect(writers.rows).toHaveLength(1)
})

test('no text of an answer is in any other table, in no notice, log, draft or stored request', async () => {
  const id = await buildQuestionnaire(node, { is_anonymous: true })
  const people = await Promise.all(Array.from({ length: 5 }, () => buildMember(node)))
  const canary = '雪线上面第三块石头'
  for (const who of people) await submit(who, id, canary)
  await settle()
  const tables = [...new Set((await columns()).map(({ table }) => table))]
  const found: string[] = []
  for (const table of tables) {
    const { rows } =
      await sql`select from ${sql.table(table)} one where one::text like ${`%${canary}%`} limit 1`.execute(
        node.app.db,
      )
    if (rows.length > 0) found.push(table)
  }
  expect(found).toEqual(['questionnaire_answer'])
})

test('a draft of an anonymous questionnaire is refused, and its answers cannot be withdrawn', async () => {
  const who = await buildMember(node)
  const id = await buildQuestionnaire(node, { is_anonymous: true })
  const refused = expect.objectContaining({ code: errorCatalogue.NotAllowedNow.code })
  await expect(callAs(node, who, Questionnaire.SaveDraft, { id, answers: {} })).rejects.toEqual(refused)
  await submit(who, id, '一句')
  await expect(callAs(node, who, Questionnaire.Withdraw, { id })).rejects.toEqual(refused)
})

test('fewer than five answers wait in the box, show nothing, and are mixed in when it ends', async () => {
  const id = await buildQuestionnaire(node, { is_anonymous: true })
  const staff = await buildStaff(node, ['activityOperator'])
  const people = await Promise.all(Array.from({ length: 7 }, () => buildMember(node)))
  const results = () => callAs(node, staff, StaffQuestionnaire.GetResults, { id })
  for (const who of people.slice(0, 4)) await submit(who, id, '一句')
  await settle()
  expect(await results()).toMatchObject({ counted: 0, pending: 4, questions: [], medianSeconds: null })
  const texts = { id, question: 'b' }
  expect((await callAs(node, staff, StaffQuestionnaire.GetTexts, texts)).items).toEqual([])
  for (const who of people.slice(4)) await submit(who, id, '一句')
  await settle()
  expect(await results()).toMatchObject({ counted: 7, pending: 0 })
  expect((await callAs(node, staff, StaffQuestionnaire.GetTexts, texts)).items).toHaveLength(7)
  // All chose the same: the numbers of the others are below five, and are not shown.
  const asked = (await results()).questions.find(({ key }) => key === 'a')
  expect(asked?.options.map(({ count }) => count)).toEqual([null, 7, null])

  const late = await buildMember(node)
  await submit(late, id, '又一句')
  await settle()
  expect(await results()).toMatchObject({ counted: 7, pending: 1 })
  const ended = { end_time: node.app.now() }
  await node.app.db.updateTable('questionnaire').set(ended).where('id', '=', id).execute()
  await settle()
  expect(await results()).toMatchObject({ counted: 8, pending: 0 })
})
