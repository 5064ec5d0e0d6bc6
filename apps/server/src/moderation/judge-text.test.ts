import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTurnMs } from '../testing/longest-turn.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { setWords } from '../testing/word-list.ts'
import { judgeText } from './judge-text.ts'

let node: TestApp
let second: TestNode
let logged = ''
beforeAll(async () => {
  node = await openTestApp({ logTo: { write: (line) => (logged += line) } })
  second = await node.addNode()
})
afterAll(() => node.close())

const judge = ({ app }: TestNode, text: string) => judgeText({ app, db: app.db }, [text])

test('without a list everything passes', async () => {
  expect(await judge(node, '网上赌博')).toBe('pass')
})

test('a list changed on one node applies on the other', async () => {
  await setWords([node, second], { block: ['赌博'], review: ['代购'] })
  for (const one of [node, second]) {
    expect([await judge(one, '賭 博'), await judge(one, '代购相机'), await judge(one, '好光')]).toEqual([
      'block',
      'review',
      'pass',
    ])
  }
  await setWords([node, second], { review: ['赌博'] })
  expect([await judge(second, '赌博'), await judge(second, '代购')]).toEqual(['review', 'pass'])
  await second.app.db.deleteFrom('sys_config').where('key', '=', 'text.words').execute()
  for (const one of [node, second]) {
    for (let waited = 0; (await judge(one, '赌博')) !== 'pass' && waited < 100; waited++) await sleep(20)
    expect(await judge(one, '赌博')).toBe('pass')
  }
})

test('the list is compiled once per change, and not read for each text', async () => {
  await setWords(node, { block: ['赌博'] })
  await judge(node, '好光')
  const unused = new Proxy(node.app.db, {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  for (let count = 0; count < 50; count++) {
    expect(await judgeText({ app: node.app, db: unused }, ['赌博'])).toBe('block')
  }
})

test('a long list is compiled in a worker thread', async () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `禁词${index.toString(36)}字${index}`)
  await setWords(node, { block: words })
  // Here it would take 100 ms.
  expect(await longestTurnMs(() => judge(node, '好光'))).toBeLessThan(50)
  expect([await judge(node, '禁词a字10'), await judge(node, '好光')]).toEqual(['block', 'pass'])
  logged = ''
  await setWords(node, { block: [...words, 7] })
  expect(await judge(node, '禁词a字10')).toBe('block')
  expect(logged).toContain('block.40000: ')
})

test('a list of the wrong shape is logged and the previous one stays in force', async () => {
  await setWords([node, second], { block: ['赌博'] })
  expect(await judge(second, '赌博')).toBe('block')
  for (const broken of [{ block: '赌博' }, [], null, { block: ['长'.repeat(60)] }]) {
    logged = ''
    await setWords([node, second], broken)
    expect(await judge(second, '赌博')).toBe('block')
    expect(await judge(second, '赌博')).toBe('block')
    expect(logged.match(/a setting cannot be read/g)).toHaveLength(1)
  }
})

test('a node that starts with an unreadable list passes nothing without review', async () => {
  await setWords(node, { block: 7 })
  const third = await node.addNode()
  expect(await judge(third, '好光')).toBe('review')
  await setWords([node, third], { block: [] })
  expect(await judge(third, '好光')).toBe('pass')
})

test('a change whose notification was lost applies half a minute later', async () => {
  await setWords([node, second], { block: ['赌博'] })
  await judge(node, '赌博')
  await node.app.db.transaction().execute(async (tx) => {
    await sql`alter table sys_config disable trigger announce_setting`.execute(tx)
    await tx
      .updateTable('sys_config')
      .set({ value: '{"review":["赌博"]}' })
      .where('key', '=', 'text.words')
      .execute()
    await sql`alter table sys_config enable trigger announce_setting`.execute(tx)
  })
  expect(await judge(node, '赌博')).toBe('block')
  node.advance(31_000)
  expect(await judge(node, '赌博')).toBe('review')
})
