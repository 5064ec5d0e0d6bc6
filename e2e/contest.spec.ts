import { expectValidScreen } from './accessible.ts'
import { expect, test } from './fixtures.ts'

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
