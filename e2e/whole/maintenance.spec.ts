import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { errorCatalogue } from '@guangquan/contract'
import * as z from 'zod'
import { expect, test } from '../support/fixtures.ts'

// All spec files share one server, so its responses in this mode are given here; the server’s own tests prove them.
const text = '正在升级照片的存储，13:30 前回来。'
const printer = fileURLToPath(
  new URL('../../apps/server/src/domains/site/testing/print-maintenance.ts', import.meta.url),
)
const Printed = z.object({ html: z.string(), policy: z.string() })
const refusal = {
  code: errorCatalogue.Maintenance.code,
  name: 'Maintenance',
  message: text,
  details: { text, n: 120 },
}

test('during maintenance the page says the operator’s sentence, and leads back', async ({ page }) => {
  const { html, policy } = Printed.parse(
    JSON.parse(execFileSync(process.execPath, [printer, text]).toString()),
  )
  await page.route('/', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '光圈正在维护' })).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0)
  }
  // Its styles pass its own policy.
  await expect(page.getByRole('main')).toHaveCSS('display', 'grid')
  await page.unroute('/')
  await page.getByRole('link', { name: '再试一次' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('a page that was open says the sentence too, and goes on afterwards', async ({ memberPage: page }) => {
  await page.goto('/user/setting')
  await page.route('**/api/services/**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '120' },
      json: { code: 503, success: false, message: text, error: refusal, result: null },
    }),
  )
  await page.getByRole('link', { name: '照片', exact: true }).first().click()
  await expect(page.getByText(text)).toBeVisible()
  await page.unroute('**/api/services/**')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(text)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})
