import { setTimeout as sleep } from 'node:timers/promises'
import { declaredMethods, isOfConsole, services } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Queryable } from '../../db/client.ts'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { inputShapes, sampleInput } from '../../testing/sample-input.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { announceChanged } from '../../testing/post-insides.ts'

/** For the program's own work; the database stops after a second, which is a failure here. */
const longestMs = 10_000

let node: TestApp
let reader: Browser
beforeAll(async () => {
  node = await openTestApp()
  reader = await buildMember(node, { nickName: '百分之百%_\\' })
  await fill()
})
afterAll(() => node.close())

/** Texts that nearly match the hostile queries: they contain nearly all pairs of characters, but never the whole. */
async function fill(): Promise<void> {
  const ids: string[] = []
  const texts = ['a'.repeat(2000), '雨后'.repeat(900), '%_\\'.repeat(600), '((a+)+)+$'.repeat(200)]
  for (let n = 0; n < 120; n++) {
    const text = texts[n % texts.length] ?? ''
    ids.push(await buildPost(node, reader, { text: `${n} ${text}`, tags: [`雨${n}`, 'aaaa'] }))
  }
  await node.app.db.transaction().execute((tx) => announceChanged(tx, ids))
}

const attacks = [
  ...['%', '_', '\\', '*', '?', '"', "'", '-', '/', '.', '，', '。', '😀', '(', '['].map((sign) =>
    sign.repeat(32),
  ),
  ...['%', '_', '\\', 'a', '雨后', '\u0301', '👨‍👩‍👧'].map((sign) => sign.repeat(10_240 / sign.length)),
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '%_\\%_\\%_\\',
  "' or 1=1 --",
  "'; drop table publish; --",
  'a & b | !c <-> d:*',
  '\u0000',
  '\ud800',
  '\u202e\u2066雨后\u2069',
  '"'.repeat(31),
  `${'f<='.repeat(30)}2`,
  'f:1-2-3-4 f<=1e308 iso>NaN 快门:1/0 焦距:-1',
  `相机:${'x'.repeat(90)}`,
  '相机:%%%% 镜头:____',
  Array.from({ length: 50 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(' '),
  Array.from({ length: 50 }, (_, n) => (n % 10).toString(36)).join(' '),
  Array.from({ length: 33 }, (_, n) => `雨${n % 10}`).join(' '),
  '雨后'.repeat(50),
  'a'.repeat(100),
  'aaaa aaab aaac aaad aaae aaaf aaag aaah',
]

/** All calls of the contract that search for typed text. */
const searches = declaredMethods
  .filter((method) => inputShapes(method).some(({ properties = {} }) => 'keyword' in properties))
  .map((method) => ({ name: `${method.service}/${method.name}`, method }))

test('all searching calls are known', () => {
  expect(searches.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Search/GetList', 'Search/Suggest', 'UserInfo/Search', 'NewPublish/GetTagList']),
  )
})

describe.each(searches)('$name', ({ method }) => {
  const { keyword: _, cursor: __, ...rest } = sampleInput(method)
  const more = 'sort' in rest ? ['relevance', 'new', 'hot'].map((sort) => ({ kind: 'all', sort })) : [rest]

  test('answers every attack with a list or an error, quickly', { timeout: 120_000 }, async () => {
    const caller = isOfConsole(method) ? await buildStaff(node, ['superAdmin']) : reader
    for (const keyword of attacks) {
      for (const fields of more) {
        const begun = performance.now()
        const { body, status } = await callRaw(node, caller, method, { ...fields, keyword })
        const label = JSON.stringify(keyword).slice(0, 60)
        expect(performance.now() - begun, label).toBeLessThan(longestMs)
        expect(status, label).toBe(200)
        // Refused or executed, but never with an internal error or too slowly.
        expect([0, 400, 3002], label).toContain(body.error?.code ?? 0)
        if (!body.success) expect(body.message, label).toMatch(/\p{Script=Han}/u)
        else if (method.name !== 'Add') expect(() => method.output.parse(body.result)).not.toThrow()
      }
    }
  })
})

describe('a search the database does not complete', () => {
  beforeEach(() => node.app.db.deleteFrom('search_word').execute())

  const connectionsOfSearches = 6
  async function countBlocked(db: Queryable): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    return rows[0]?.count ?? 0
  }

  const slow = [
    ['Search/GetList', 'search_entry'],
    ['Search/Suggest', 'tag'],
    ['UserInfo/Search', 'member'],
  ] as const
  test.each(slow)('%s is cancelled after a second, with an error', async (name, table) => {
    const { method } = searches.find((one) => one.name === name) ?? {}
    if (method === undefined) throw new Error(`${name} is no call`)
    await callRaw(node, reader, method, { keyword: '雨后' })
    await node.app.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      const begun = performance.now()
      const { body } = await callRaw(node, reader, method, { keyword: '雨后' })
      const took = performance.now() - begun
      expect(body).toMatchObject({ success: false, code: 503, message: expect.stringMatching(/稍后/) })
      expect(took).toBeGreaterThan(900)
      expect(took).toBeLessThan(longestMs)
    })
  })

  test('many at once do not use the connections of other calls', async () => {
    const { method } = searches.find((one) => one.name === 'Search/GetList') ?? {}
    if (method === undefined) throw new Error('Search/GetList is no call')
    await node.app.db.transaction().execute(async (tx) => {
      await sql`lock table search_entry in access exclusive mode`.execute(tx)
      const flood = Array.from({ length: 60 }, () => callRaw(node, reader, method, { keyword: '雨后' }))
      const other = await callRaw(node, reader, services.Notice.GetUnreadCount, {})
      expect(other.body.success).toBe(true)
      const isOver = Promise.all(flood).then(() => true)
      let most = 0
      do most = Math.max(most, await countBlocked(tx))
      while (!(await Promise.race([isOver, sleep(20, false)])))
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(connectionsOfSearches)
      for (const { body } of await Promise.all(flood)) expect(body.code).toBe(503)
    })
  })
})
