import { randomUUID } from 'node:crypto'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'

test('a visitor computes a published result again, and verifies a certificate by its address', async ({
  page,
}) => {
  await page.goto('/activity?tab=contest')
  const href = await page.getByRole('link', { name: '留白秋季影赛' }).getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('heading', { name: '获奖作品' })).toBeVisible()
  const sheet = page.getByRole('region', { name: '评分表' }).first()
  for (const said of ['算出的指纹与公布的一致', '奖项给了同样的作品'])
    await expect(sheet.getByText(said)).toBeVisible()
  await expect(sheet.getByText('与公布的结果一致', { exact: true })).toBeVisible()

  const certificate = page.getByRole('link', { name: /^获奖证书：金奖/ })
  const address = (await certificate.getAttribute('href')) ?? ''
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: '金奖' })).toBeVisible()
  await expect(page.getByText(address.split('/').at(-1) ?? '')).toBeVisible()

  // One digit further there is none.
  await page.goto(`${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`)
  await expect(page.getByText('没有这张证书')).toBeVisible()
  await expectValidScreen(page, 'a certificate that does not exist')
})

test('with one changed number the sheet is not the published one, and the page says so', async ({ page }) => {
  await page.route('/api/services/*/Contest/GetMarkSheet', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(String.raw`rule\t70`, String.raw`rule\t69`) })
  })
  await page.goto('/activity?tab=contest')
  const href = await page.getByRole('link', { name: '留白秋季影赛' }).getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByText('与公布的结果不一致，请联系主办方')).toBeVisible()
})

// Three people in two programs, from the entry to the certificate.
test('a set is entered without its red photograph, passed, voted for, judged by keyboard, and wins a prize', async ({
  page: staff,
  baseURL,
  openAs,
  person,
}) => {
  test.slow()
  const title = `留白试赛 ${Date.now()}`
  const name = '三块礁石'
  const id = await changeMember({ kind: 'contest', title })
  const author = await openAs('member')
  await author.goto(`/user/release/match?matchId=${id}`)
  await author
    .getByLabel('选择照片')
    .setInputFiles([
      await photoFile('a.jpg', { hue: 10 }),
      await photoFile('b.jpg', { hue: 90 }),
      await photoFile('c.jpg', { hue: 180, exif: false }),
    ])
  await author.getByRole('textbox', { name: '作品名' }).fill(name)
  await author.getByRole('checkbox', { name: /^作品是我拍的/ }).check()
  await author.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await author.getByRole('button', { name: /^第 3 张/ }).click()
  await expect(author.getByText('缺少机身、时间或曝光')).toBeVisible()
  await expect(author.getByText('有照片不符合规则，请换一张').first()).toBeAttached()
  await author.getByRole('button', { name: '移除第 3 张' }).click()
  await author.getByRole('button', { name: '提交作品' }).click()
  await expect(author).toHaveURL(/\/post\/detail\//)

  const staffId = randomUUID()
  await signedInStaff({ page: staff, baseURL, id: staffId })
  await staff.goto(`/console/contests/${id}?tab=entries`)
  await staff.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await staff.getByRole('button', { name: /^通\s?过$/ }).click()
  const audit = staff.getByRole('dialog', { name: '通过 1 件作品' })
  await audit.getByLabel('原因').fill('符合规则')
  await audit.getByRole('button', { name: /^通\s?过$/ }).click()
  await expect(audit).toBeHidden()

  // Who may vote is written down when the vote begins.
  await changeMember({ kind: 'level', memberId: (await person('neighbour')).id, level: 2 })
  await changeMember({ kind: 'contestDay', id, day: 13 })
  const voter = await openAs('neighbour')
  await voter.goto(`/activity/match/${id}`)
  await voter.getByRole('button', { name: /^投给 001 号的票/ }).click()
  await expect(voter.getByRole('button', { name: /^撤回给 001 号的票/ })).toBeVisible()

  const roundId = await changeMember({ kind: 'contestJury', id, staffId })
  await staff.goto(`/console/jury/${roundId}`)
  await staff.getByRole('slider', { name: /^主题契合/ }).focus()
  await staff.keyboard.press('9')
  await staff.keyboard.press('Tab')
  await staff.keyboard.press('8')
  await staff.keyboard.press('Enter')
  await expect(staff.getByText('已评 1 / 1')).toBeVisible()

  await changeMember({ kind: 'contestEnds', id })
  await author.goto(`/activity/match/${id}`)
  await expect(author.getByRole('heading', { name: '获奖作品' })).toBeVisible()
  const certificate = author.getByRole('link', { name: /^获奖证书：金镜头/ })
  const address = (await certificate.getAttribute('href')) ?? ''

  await author.goto('/user/present')
  await author
    .getByRole('main')
    .getByRole('link', { name: `${title}的奖品` })
    .first()
    .click()
  await author.getByRole('button', { name: '立即领取' }).click()
  await staff.goto(`/console/contests/${id}?tab=awards`)
  await expect(staff.getByRole('row').filter({ hasText: name })).toContainText('已领取')
  await expectValidScreen(staff, 'prizes of a contest')

  const visitor = await openAs('visitor')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: '金镜头' })).toBeVisible()
  await expect(visitor.getByText(address.split('/').at(-1) ?? '')).toBeVisible()
})
