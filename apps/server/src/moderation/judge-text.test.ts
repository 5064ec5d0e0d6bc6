import { setTimeout as sleep } from 'node:timers/promises'
import { errorCatalogue, NewPublish, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allTurnsMs, longestTurnMs } from '../testing/longest-turn.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { callAs } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { buildFile } from '../testing/posts.ts'
import { setWords } from '../testing/word-list.ts'
import { judgeText } from './judge-text.ts'
import { readWordList } from './read-word-list.ts'

let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
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
  await second.app.db.deleteFrom('word').execute()
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
  const json = JSON.stringify({ block: words, review: [], replace: [] })
  let shortest = Infinity
  let here = 0
  // Compiled here for comparison, since a slow machine is slow in both. The minimum of several runs, since other tests
  // and the JavaScript compiler add a varying amount.
  for (let tries = 0; tries < 5 && shortest >= here * 0.7; tries++) {
    here = await allTurnsMs(() => Promise.resolve(readWordList(json)))
    await setWords(node, { block: words.slice(0, words.length - tries) })
    shortest = Math.min(shortest, await longestTurnMs(() => judge(node, '好光')))
  }
  expect(shortest).toBeLessThan(here * 0.7)
  expect([await judge(node, '禁词a字10'), await judge(node, '好光')]).toEqual(['block', 'pass'])
})

test('a change whose notification was lost applies half a minute later', async () => {
  await setWords([node, second], { block: ['赌博'] })
  await judge(node, '赌博')
  await node.app.db.transaction().execute(async (tx) => {
    await sql`alter table word disable trigger announce_words`.execute(tx)
    await tx.updateTable('word').set({ action: 'review' }).execute()
    await tx.updateTable('word_list').set({ version: 1_000_000 }).execute()
    await sql`alter table word enable trigger announce_words`.execute(tx)
  })
  expect(await judge(node, '赌博')).toBe('block')
  node.advance(31_000)
  expect(await judge(node, '赌博')).toBe('review')
})

test('words to replace are replaced in what is published, and refused in names', async () => {
  await setWords(node, { replace: ['微信'], review: ['代购'] })
  const author = await buildMember(node, { level: 10 })
  const pictures = [{ fileId: await buildFile(node, author), title: '微 信', alt: '微信' }]
  const { id, status } = await callAs(node, author, NewPublish.Publish, {
    publishType: 1,
    text: '加我微*信看日出',
    place: '微信大厦',
    pictures,
  })
  expect(status).toBe(2)
  expect(await callAs(node, author, NewPublish.GetUserPublishDetail, { id })).toMatchObject({
    text: '加我***看日出',
    place: '**大厦',
    pictures: [{ title: '***', alt: '**' }],
  })
  const comment = await callAs(node, author, NewPublish.Reply, { publishId: id, text: '微信见' })
  expect(comment.text).toBe('**见')
  // A text in review is shown as it was written.
  const reviewed = await callAs(node, author, NewPublish.Publish, {
    publishType: 1,
    text: '微信代购',
    pictures: [{ fileId: await buildFile(node, author) }],
  })
  expect(reviewed.status).toBe(1)
  await expect(callAs(node, author, UserInfo.Update, { introduction: '微信找我' })).rejects.toMatchObject({
    code: errorCatalogue.ContentRefused.code,
  })
})
