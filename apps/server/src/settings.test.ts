import { brandLookKey, builtLook, NewPublish, SysBaseInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredSettings } from './db/settings.ts'
import { isVideoUploadOpen, siteSettings, areLevelGatesClosed } from './domains/site/index.ts'
import { operate } from './operate.ts'
import { buildArticleFile } from './testing/articles.ts'
import { callAs, type Browser } from './testing/call-as.ts'
import { setConfig } from './testing/config.ts'
import { buildCtx, buildMember } from './testing/people.ts'
import { buildFile } from './testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from './testing/test-app.ts'

let node: TestApp
let alice: Browser
let logged = ''
beforeAll(async () => {
  node = await openTestApp({ logTo: { write: (line) => (logged += line) } })
  alice = await buildMember(node, { level: 10, acceptedPosts: 0 })
})
afterAll(() => node.close())

/** Values that operators may store; each setting accepts at least one of them. */
const readable: Record<string, unknown> = {
  'post.premoderation': false,
  'vote.virtualPhones': true,
  'level.gates': false,
  'coin.dailySpend': 3000,
  'present.fourEyesValue': 500,
  'present.fourEyesCoins': 300,
  service: { hotline: '400-000-0120', hours: '每天', repairText: '请致电客服' },
  'article.linkHosts': ['zhihu.com'],
  [brandLookKey]: builtLook,
  features: { video: true },
  maintenance: { on: false },
  site: { brandName: '澄光', socialLogin: { wx: false, qq: true, weibo: true } },
}
/** Settings made by the same code: one of each kind stands for all. */
const madeAlike: Record<string, unknown> = { 'rate.reply': { perMinute: 3, perDay: 50 }, 'limit.folders': 60 }
const examples = { ...readable, ...madeAlike }
const malformed: unknown[] = [
  null,
  7,
  'true',
  [1],
  [['zhihu.com']],
  { video: 'no' },
  { socialLogin: { wx: 'yes' } },
]

const ctxOf = ({ app }: TestNode) => ({ app, db: app.db })
const unreadable = async (one: TestNode, key: string) =>
  declaredSettings()
    .find((setting) => setting.key === key)
    ?.isUnreadable(ctxOf(one))

const waitFor = (key: string, isUnreadable: boolean) =>
  expect.poll(() => unreadable(node, key)).toBe(isUnreadable)

test('every setting is known here', () => {
  expect(
    declaredSettings()
      .map(({ key }) => key)
      .filter((key) => key in madeAlike || !/^(?:rate|limit)\./.test(key))
      .toSorted(),
  ).toEqual(Object.keys(examples).toSorted())
})

test.each(Object.keys(examples))(
  '%s refuses what it cannot use, and says so once',
  async (key) => {
    const setting = declaredSettings().find((one) => one.key === key)
    const refused = malformed.filter((value) => setting?.issuesOf(value).length !== 0)
    expect(refused.length).toBeGreaterThan(2)
    expect(setting?.issuesOf(examples[key])).toEqual([])
    for (const value of refused) {
      await setConfig(node, key, examples[key])
      await waitFor(key, false)
      logged = ''
      await setConfig(node, key, value)
      await waitFor(key, true)
      await unreadable(node, key)
      expect(logged.match(/a setting cannot be read/g)).toHaveLength(1)
    }
    await setConfig(node, key, undefined)
    await waitFor(key, false)
  },
  60_000,
)

test('the last readable value stays in force on a running node', async () => {
  await setConfig(node, 'features', { video: true })
  await setConfig(node, 'site', { communityName: '光圈二' })
  expect([await isVideoUploadOpen(ctxOf(node)), (await siteSettings(ctxOf(node))).communityName]).toEqual([
    true,
    '光圈二',
  ])
  await setConfig(node, 'features', { video: 'no' })
  await setConfig(node, 'site', { communityName: 7 })
  expect([await isVideoUploadOpen(ctxOf(node)), (await siteSettings(ctxOf(node))).communityName]).toEqual([
    true,
    '光圈二',
  ])
  expect((await callAs(node, null, SysBaseInfo.GetSiteSettings, {})).communityName).toBe('光圈二')
})

test('a node that starts with unreadable settings uses the closed value of each', async () => {
  for (const key of Object.keys(readable)) await setConfig(node, key, 'malformed')
  const started = await node.addNode()
  const ctx = ctxOf(started)
  expect(await isVideoUploadOpen(ctx)).toBe(false)
  expect(await areLevelGatesClosed(ctx)).toBe(true)
  expect(await siteSettings(ctx)).toMatchObject({ socialLogin: { wx: false, qq: false, weibo: false } })
  // Reviewed because the switch is unreadable.
  const post = { publishType: 1, pictures: [{ fileId: await buildFile(node, alice) }] } as const
  expect(
    await callAs(started, alice, NewPublish.Publish, { ...post, pictures: [...post.pictures] }),
  ).toMatchObject({ status: 1 })
  const article = async (link: string) =>
    callAs(started, alice, NewPublish.Publish, {
      publishType: 2,
      title: '雾天测光',
      html: `<p>${'雾不是灰的，它是光。'.repeat(8)}</p>${link}`,
      categoryId: 3,
      coverFileId: await buildArticleFile(node, alice, 'articleCover'),
    })
  await article('')
  // The links would be lost for good.
  await expect(article('<p><a href="https://zhihu.com/q">知乎</a></p>')).rejects.toMatchObject({ code: 5003 })
  await setConfig(node, 'article.linkHosts', ['zhihu.com'])
  await article('<p><a href="https://zhihu.com/q">知乎</a></p>')
})

test('operators see what cannot be read, in the command and in the metrics', async () => {
  for (const key of Object.keys(readable)) await setConfig(node, key, undefined)
  await setConfig(node, 'article.linkHosts', ['zhihu.com', 7])
  await setConfig(node, 'article.hosts', {})
  await setConfig(node, 'level.gates', true)
  const ctx = { ...buildCtx(node), actor: 'test' }
  const lines = (await operate(ctx, ['settings'])).join('\n')
  expect(lines).toMatch(/^article\.linkHosts: CANNOT BE READ: 1: .+\n.+ null$/m)
  expect(lines).toContain('article.hosts: no setting of this program')
  expect(lines).toContain('level.gates: stored')
  expect(lines).toContain('site: not set')
  await waitFor('article.linkHosts', true)
  const { body } = await node.server.inject({ url: '/metrics' })
  expect(body).toContain('guangquan_setting_unreadable{setting="article.linkHosts"} 1')
  expect(body).toContain('guangquan_setting_unreadable{setting="level.gates"} 0')
})
