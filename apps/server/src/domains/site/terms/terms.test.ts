import { errorCatalogue, StaffTerms, SysBaseInfo, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seedSite } from '../seed-site.ts'
import { htmlOfTerms, textOfTerms } from './terms-format.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const reason = '律师已审'
const privacy = { termsType: 5 }
const draft = (termsType = 5) => callAs(node, owner, StaffTerms.GetDraft, { termsType })
const save = (text: string, isMajor: boolean, version: number, as = owner) =>
  callAs(node, as, StaffTerms.SaveDraft, { ...privacy, title: '隐私条款', text, isMajor, version })
const publish = (version: number) => callAs(node, owner, StaffTerms.Publish, { ...privacy, version, reason })
const published = () => callAs(node, null, SysBaseInfo.GetTermsInfoList, privacy)

test.each([4, 5, 6, 7])(
  'terms %i as the program brings them can be written on from their text',
  async (termsType) => {
    const { text, version, nextMajor, nextMinor } = await draft(termsType)
    expect({ version, nextMajor, nextMinor }).toEqual({ version: 0, nextMajor: '2.0', nextMinor: '1.1' })
    const row = await node.app.db
      .selectFrom('terms')
      .where('terms_type', '=', termsType)
      .select('html')
      .executeTakeFirstOrThrow()
    expect(htmlOfTerms(text)).toBe(row.html)
  },
)

test('what staff write is text, and comes back as it was', () => {
  const text = '第一段 <script> & "引号"\n\n## 一、标题 <b>\n第二段'
  expect(htmlOfTerms(text)).toBe(
    '<p>第一段 &lt;script&gt; &amp; &quot;引号&quot;</p>\n<h2>一、标题 &lt;b&gt;</h2>\n<p>第二段</p>',
  )
  expect(textOfTerms(htmlOfTerms(text))).toBe(text)
})

test('a draft is seen by staff alone, is published as a version, and a major one asks members again', async () => {
  const { browser } = await buildAccount(node, { password: null })
  const toAgree = async () => (await callAs(node, browser, UserInfo.Get, {})).termsToAgree
  const agree = async () => {
    const [current] = await published()
    const terms = [{ termsType: 5, version: current?.version ?? '' }]
    await callAs(node, browser, UserInfo.AgreeTerms, { terms })
  }
  await agree()
  expect(await toAgree()).toEqual([4])

  const text = '## 一、我们收集什么\n{company}只收集提供服务所必需的信息。'
  await save(text, false, 0)
  expect(await published()).toHaveLength(1)
  node.advance(1000)
  expect(await publish(1)).toMatchObject({ version: '1.1', isInForce: true, publishedBy: owner.name })
  expect((await published())[0]?.html).toContain('澄光（中国）影像销售有限公司只收集')
  expect(await toAgree()).toEqual([4])

  await setConfig(node, 'site', { copyrightCompany: '取景公司' })
  const { paragraphs } = await callAs(node, owner, StaffTerms.Preview, { text })
  expect(paragraphs).toEqual([
    { isHeading: true, text: '一、我们收集什么' },
    { isHeading: false, text: '取景公司只收集提供服务所必需的信息。' },
  ])
  await save(`${text}\n新的一段。`, true, 0)
  node.advance(1000)
  expect(await publish(1)).toMatchObject({ version: '2.0' })
  expect(await toAgree()).toEqual([4, 5])
  await agree()
  expect(await toAgree()).toEqual([4])

  const { items } = await callAs(node, owner, StaffTerms.GetList, privacy)
  expect(items.map(({ version, isInForce }) => [version, isInForce])).toEqual([
    ['2.0', true],
    ['1.1', false],
    ['1.0', false],
  ])
  const old = await callAs(node, owner, StaffTerms.Get, { id: items[1]?.id ?? '' })
  expect(old).toMatchObject({ version: '1.1' })
  expect(old.paragraphs).toEqual(paragraphs)
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'terms.published')
    .select(['before', 'after', 'reason'])
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  expect(act).toEqual({
    before: { version: '1.1' },
    after: { version: '2.0', title: '隐私条款', major: true, effectiveTime: expect.any(String) },
    reason,
  })
})

test('a version holds from its day on, asks members again then, and is withdrawn before', async () => {
  const { browser } = await buildAccount(node, { password: null })
  const toAgree = async () => (await callAs(node, browser, UserInfo.Get, {})).termsToAgree
  const [before] = await published()
  await callAs(node, browser, UserInfo.AgreeTerms, {
    terms: [{ termsType: 5, version: before?.version ?? '' }],
  })
  const hour = 3600_000
  const later = node.app.now().getTime() + hour
  const schedule = async (effectiveAt: number) =>
    callAs(node, owner, StaffTerms.Publish, { ...privacy, version: 1, effectiveAt, reason })
  const next = '## 一、以后\n下一版的文字，足够长。'
  await save(next, true, 0)
  await expect(schedule(later - 2 * hour)).rejects.toMatchObject({
    details: { fields: { effectiveAt: '生效时间要在现在之后' } },
  })
  const scheduled = await schedule(later)
  expect(scheduled).toMatchObject({ isInForce: false, isScheduled: true })
  expect((await published())[0]).toEqual(before)
  expect(await toAgree()).toEqual([4])
  expect((await draft()).text).toBe(next)

  await save(next, false, 0)
  await expect(publish(1)).rejects.toMatchObject({
    details: { fields: { effectiveAt: expect.stringContaining(scheduled.version) } },
  })
  await callAs(node, owner, StaffTerms.RemoveDraft, { ...privacy, version: 1 })
  const withdraw = () => callAs(node, owner, StaffTerms.Withdraw, { id: scheduled.id, reason })
  await withdraw()
  expect(await draft()).toMatchObject({ text: next, isMajor: true, version: 1 })
  await expect(withdraw()).rejects.toMatchObject({ code: errorCatalogue.ContentNotFound.code })

  const again = await schedule(later)
  expect(await toAgree()).toEqual([4])
  node.advance(hour + 1000)
  expect((await published())[0]).toMatchObject({ version: again.version })
  expect(await toAgree()).toEqual([4, 5])
  // The staff session ended in the meantime.
  owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffTerms.GetList, privacy)
  expect(items[0]).toMatchObject({ version: again.version, isInForce: true, isScheduled: false })
})

test('of two who write a draft the second learns who was first, also when it was published', async () => {
  const other = await buildStaff(node, ['superAdmin'])
  const text = '一段足够长的条款文字。'
  const refusal = { code: errorCatalogue.ChangedMeanwhile.code, details: { who: other.name } }
  await save(text, false, 0, other)
  await expect(save(text, true, 0)).rejects.toMatchObject(refusal)
  const stored = await draft()
  expect(stored).toMatchObject({ text, isMajor: false, version: 1, updatedBy: other.name })
  await callAs(node, other, StaffTerms.RemoveDraft, { ...privacy, version: 1 })
  await expect(save(text, true, 1)).rejects.toMatchObject(refusal)
  await expect(publish(0)).rejects.toMatchObject({ code: errorCatalogue.ContentNotFound.code })
})
