import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visitor computes a day of the chain again, and asks about a file that stays where it is', async ({
  page,
}) => {
  const bodies: number[] = []
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0))
  await page.goto('/more/first-publication')
  await page
    .getByRole('button', { name: /^核对 / })
    .nth(1)
    .click()
  await expect(page.getByText('每一环都对得上')).toBeVisible()
  const size = 2_000_000
  await page
    .getByLabel('选择要查验的文件')
    .setInputFiles({ name: '网上下载.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(size, 7) })
  await expect(page.getByText(/没有这些字节/)).toBeVisible()
  expect(Math.max(...bodies)).toBeLessThan(size / 10)
  await expectValidScreen(page, 'a day and a file verified')
})

test('a day with one changed link does not fit, and the page says which', async ({ page }) => {
  await page.route('/api/services/*/Evidence/GetLinks', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const changed = text.replace(/"sha256":"(.)/, (_, digit) => `"sha256":"${digit === '0' ? '1' : '0'}`)
    await route.fulfill({ response, body: changed })
  })
  await page.goto('/more/first-publication')
  await page
    .getByRole('button', { name: /^核对 / })
    .nth(1)
    .click()
  await expect(page.getByText(/第 \d+ 环对不上/)).toBeVisible()
})
