import * as z from 'zod'
import { expect, test } from './fixtures.ts'

const ScanAnswer = z.object({ result: z.object({ url: z.string() }) })

const houses = [
  ['QQ', 'QQ'],
  ['微博', '微博'],
] as const

for (const [button, name] of houses) {
  test(`somebody new comes in by ${name}: chooses who to be there, then gives a phone here`, async ({
    page,
  }) => {
    await page.goto('/account/login/phone')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { name: `${name}授权` })).toBeVisible()
    await page.getByLabel('海边的阿宁').check()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(page).toHaveURL(/\/account\/register\/nstep2/)
    // Back at the house's answer, the code has served.
    await page.goBack()
  })
}

test('who refuses at Weibo is back where they were', async ({ page }) => {
  await page.goto('/account/login/phone')
  await page.getByRole('button', { name: '微博', exact: true }).click()
  // Looked for before it is there: it stays for seconds only.
  const told = expect(page.getByText('已取消微博授权')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: '拒绝' }).click()
  await told
  await expect(page).toHaveURL('/account/login/phone')
})

test('a phone scans the code of a desktop and confirms; the desktop goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const begun = page.waitForResponse((response) => response.url().endsWith('/WxOpen/BeginScan'))
  await page.goto('/account/login/wechat')
  const { url } = ScanAnswer.parse(await (await begun).json()).result
  expect(url).toContain('/account/login/wx?scan=')
  const phone = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  })
  const hand = await phone.newPage()
  await hand.goto(url)
  await hand.getByRole('button', { name: '用微信继续' }).click()
  await hand.getByLabel('老周拍鸟').check()
  await hand.getByRole('button', { name: '同意' }).click()
  await hand.getByRole('button', { name: '确认登录' }).click()
  await expect(hand.getByText('已确认')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/register\/nstep2/, { timeout: 10_000 })
  await phone.close()
})
