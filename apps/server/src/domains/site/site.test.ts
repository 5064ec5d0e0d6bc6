import { existsSync } from 'node:fs'
import { SysBaseInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { currentTerms } from './site.read.ts'
import { seedSite } from './seed-site.ts'
import { termsHtml } from './terms-html.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

test('seeding again, also from two nodes at once, changes nothing', async () => {
  const read = async () => ({
    topics: await node.app.db.selectFrom('topic').selectAll().orderBy('sort').execute(),
    terms: await node.app.db.selectFrom('terms').selectAll().orderBy('id').execute(),
  })
  const before = await read()
  await Promise.all([seedSite(node.app.db), seedSite(node.app.db)])
  expect(await read()).toEqual(before)
})

test('the 22 topics are in order', async () => {
  const topics = await callAs(node, null, SysBaseInfo.GetTopicList, {})
  expect(topics).toHaveLength(22)
  expect(topics[0]).toEqual({
    id: 'landscape',
    name: '风光',
    count: 0,
    cover: '/img/topic/landscape.webp',
  })
  expect(topics.at(-1)?.name).toBe('器材')
  for (const { cover } of topics)
    expect(existsSync(new URL(`../../../../web/public${cover}`, import.meta.url)), cover).toBe(true)
})

test('a topic reserved for posts is not offered as an interest', async () => {
  const { db } = node.app
  const offered = async (type: number) =>
    (await callAs(node, null, SysBaseInfo.GetTopicList, { type })).some(({ id }) => id === 'gear')
  await db
    .updateTable('topic')
    .set({ used_for: [2] })
    .where('id', '=', 'gear')
    .execute()
  expect([await offered(1), await offered(2), await offered(3)]).toEqual([false, true, false])
  await db
    .updateTable('topic')
    .set({ used_for: [1, 2, 3] })
    .where('id', '=', 'gear')
    .execute()
})

test('every emoji has its code and its group, in the order of the picker', async () => {
  const emoji = await callAs(node, null, SysBaseInfo.GetEmojiList, {})
  expect(emoji).toHaveLength(32)
  expect(new Set(emoji.map((one) => one.code)).size).toBe(32)
  expect(emoji[0]).toEqual({ code: '[微笑]', url: '', group: '表情' })
  expect(emoji.at(-1)).toEqual({ code: '[睡觉]', url: '', group: '物件' })
})

test.each([
  [4, '注册与服务协议'],
  [5, '隐私条款'],
  [6, '影赛与活动条款'],
  [7, '直营店与画廊投稿条款'],
])('terms of kind %i exist: %s', async (termsType, title) => {
  const [terms] = await callAs(node, null, SysBaseInfo.GetTermsInfoList, { termsType })
  expect(terms).toMatchObject({ title, version: '1.0', effectiveTime: '2026-01-01 00:00:00' })
  expect(terms?.html).toMatch(/^<p>[^<]+<\/p>\n<h2>/)
})

test('terms not yet in force are not shown or agreed to; afterwards the old ones can still be read', async () => {
  const tomorrow = new Date(node.app.now().getTime() + 24 * 3600_000)
  await node.app.db
    .insertInto('terms')
    .values({
      id: 'next',
      terms_type: 5,
      title: '隐私条款',
      version: '2.0',
      html: '<p>二</p>',
      effective_at: tomorrow,
    })
    .execute()
  const versions = async () =>
    (await callAs(node, null, SysBaseInfo.GetTermsInfoList, { termsType: 5 })).map((one) => one.version)
  const agreed = async () =>
    (await currentTerms(node.app.db, node.app.now(), [4, 5])).map((one) => one.version)
  expect(await versions()).toEqual(['1.0'])
  expect(await agreed()).toEqual(['1.0', '1.0'])
  node.advance(24 * 3600_000 + 1000)
  expect(await versions()).toEqual(['2.0', '1.0'])
  expect(await agreed()).toEqual(['1.0', '2.0'])
})

test('terms name the configured company', async () => {
  const read = async () =>
    (await callAs(node, null, SysBaseInfo.GetTermsInfoList, { termsType: 5 })).at(-1)?.html
  expect(await read()).toContain('澄光（中国）影像销售有限公司（下称')
  await setConfig(node, 'site', { copyrightCompany: '晨星 & 影像', communityName: '快门' })
  const html = await read()
  expect(html).toMatch(/^<p>晨星 &amp; 影像（下称.*本条款说明快门社区/)
  expect(html).not.toMatch(/[{}]|澄光/)
  await setConfig(node, 'site', undefined)
})

test('text of terms cannot contain markup', () => {
  const html = termsHtml({
    termsType: 4,
    title: '',
    version: '',
    effectiveAt: '',
    opening: '<script>alert(1)</script>',
    sections: [{ heading: 'a & "b"', paragraphs: ['<img src=x onerror=alert(1)>'] }],
  })
  expect([...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1])).toEqual([
    'p',
    'p',
    'h2',
    'h2',
    'p',
    'p',
  ])
})

test('the brand is the demonstration’s until an operator stores another', async () => {
  const before = await callAs(node, null, SysBaseInfo.GetSiteSettings, {})
  expect(before).toMatchObject({
    productKey: 'guangquan',
    communityName: '光圈',
    brandName: '澄光 CHENGUANG',
    analytics: null,
    development: true,
  })
  expect(before.shops).toHaveLength(2)
  expect(before.levelGates).toBe(true)
  await setConfig(node, 'site', { communityName: '快门', shops: [] })
  await setConfig(node, 'level.gates', false)
  const after = await callAs(node, null, SysBaseInfo.GetSiteSettings, {})
  expect(after).toEqual({ ...before, communityName: '快门', shops: [], levelGates: false })
})
