import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPhone, readCode } from '../support/sign-in.ts'
import { expectToast } from '../support/page-record.ts'

const ScanOutcome = z.object({ result: z.object({ url: z.string() }) })

const providers = [
  ['QQ', 'QQ'],
  ['微博', '微博'],
] as const

for (const [button, name] of providers) {
  test(`a new person signs in by ${name}: chooses an identity there, then gives a phone here`, async ({
    page,
  }) => {
    await page.goto('/account/login/phone')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { name: `${name}授权` })).toBeVisible()
    await page.getByLabel('海边的阿宁').check()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(page).toHaveURL(/\/account\/register\/nstep2/)
    // Going back to the provider: its response is valid once, and used again it leads to where one can start over.
    await page.goBack()
    await expect(page.getByRole('heading', { name: `${name}授权` })).toBeVisible()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}没有连接成功`)
    await expect(page.getByRole('link', { name: '返回重试' })).toHaveAttribute('href', '/account/login/phone')
  })
}

/** Signs in by a provider as one of its people, up to the phone. */
async function signInWith(page: Page, provider: string, person: string) {
  await page.goto('/account/login/phone?redirect=%2Fpost%2Fphoto')
  await page.getByRole('button', { name: provider, exact: true }).click()
  await agree(page, person)
  await expect(page).toHaveURL('/account/register/nstep2?redirect=%2Fpost%2Fphoto')
}

async function agree(page: Page, person: string) {
  await page.getByLabel(person, { exact: true }).check()
  await page.getByRole('button', { name: '同意' }).click()
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

test('a new person gives a phone and a name, authorises again after expiry, and has an account', async ({
  page,
}, { repeatEachIndex }) => {
  // A person of a provider has one account here.
  const person = `过路人${repeatEachIndex}`
  await signInWith(page, 'QQ', person)
  await expectValidScreen(page, 'nstep2')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page).toHaveURL('/account/register/nstep2?redirect=%2Fpost%2Fphoto')
  const phone = newPhone()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, phone))
  await press(page, '下一步')

  await expect(page).toHaveURL('/account/register/nstep3?redirect=%2Fpost%2Fphoto')
  await expect(page.getByLabel('昵称')).toHaveValue(person)
  await expectValidScreen(page, 'nstep3')
  const nickName = `新面孔${phone.slice(-5)}`
  await page.getByLabel('昵称').fill(nickName)
  // Phones reload a tab that was left: the page continues, with a proof that scripts cannot read.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page).toHaveURL('/account/register/nstep3?redirect=%2Fpost%2Fphoto')
  await expect(page.getByLabel('昵称')).toHaveValue(nickName)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  // Without its cookie the browser is treated like one that took too long.
  await page.context().clearCookies({ name: 'oauth' })
  await press(page, '完成注册')
  const told = page.getByRole('alert').filter({ hasText: '授权没有完成或已过期，请重新授权' })
  await expect(told).toBeVisible()
  await expect(page.getByLabel('昵称')).not.toHaveAttribute('aria-invalid')
  await expectValidScreen(page, 'nstep3, to be authorised again')
  await press(page, '重新授权')
  await expect(page.getByRole('heading', { name: 'QQ授权' })).toBeVisible()
  await agree(page, person)

  // Continues with what was there: neither phone nor name is asked for again.
  await expect(page).toHaveURL('/account/register/nstep3?redirect=%2Fpost%2Fphoto')
  await expect(page.getByLabel('昵称')).toHaveValue(nickName)
  await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).toBeChecked()
  await press(page, '完成注册')
  await expect(page).toHaveURL('/account/register/step8?redirect=%2Fpost%2Fphoto')
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: `欢迎，${nickName}` })).toBeVisible()
  await page.getByRole('link', { name: '回到刚才的页面' }).click()
  await expect(page).toHaveURL('/post/photo')
})

test('a person who refuses at Weibo returns to the previous page', async ({ page }) => {
  await page.goto('/account/login/phone')
  await page.getByRole('button', { name: '微博', exact: true }).click()
  const refuse = page.getByRole('button', { name: '拒绝' })
  await expect(refuse).toBeVisible()
  await expectToast(page, '已取消微博授权', () => refuse.click())
  await expect(page).toHaveURL('/account/login/phone')
})

/** Performs what leads to a WeChat code on the page. @returns the content of the code */
async function codeOf(page: Page, work: () => Promise<unknown>): Promise<string> {
  const begun = page.waitForResponse((response) => response.url().endsWith('/WxOpen/BeginScan'))
  await work()
  const { url } = ScanOutcome.parse(await (await begun).json()).result
  expect(url).toContain('/account/login/wx?scan=')
  return url
}

test('a phone scans the desktop’s code and confirms; the desktop signs in, also after a retry', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  })
  const hand = await phone.newPage()
  async function scan(url: string) {
    await hand.goto(url)
    await hand.getByRole('button', { name: '用微信继续' }).click()
    await agree(hand, '老周拍鸟')
    await hand.getByRole('button', { name: '确认登录' }).click()
    await expect(hand.getByText('已确认')).toBeVisible()
  }

  await scan(await codeOf(page, () => page.goto('/account/login/wechat')))
  await expect(page).toHaveURL(/\/account\/register\/nstep2/)
  const number = newPhone()
  await page.getByRole('textbox', { name: '手机号' }).fill(number)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, number))
  await press(page, '下一步')
  await page.getByLabel('昵称').fill(`扫码来${number.slice(-5)}`)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.context().clearCookies({ name: 'oauth' })
  await press(page, '完成注册')
  await scan(await codeOf(page, () => page.getByRole('link', { name: '重新授权' }).click()))
  await expect(page).toHaveURL(/\/account\/register\/nstep3/)
  await expect(page.getByLabel('昵称')).toHaveValue(`扫码来${number.slice(-5)}`)
  await phone.close()
})

test('a phone that has an account is bound to the provider and signed in', async ({ page, person }, {
  repeatEachIndex,
}) => {
  const phone = (await person('member')).contact
  const before = await readCode(page, phone)
  await signInWith(page, '微博', `过路人${repeatEachIndex}`)
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, phone, before))
  await expect(page.getByText('该手机号已有账号，绑定并登录')).toBeVisible()
  await expectValidScreen(page, 'nstep2, a known phone')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await press(page, '绑定并登录')
  await expect(page).toHaveURL('/post/photo')
  await page.goto('/user/setting/update-account')
  await expect(page.getByRole('button', { name: '解绑微博' })).toBeVisible()
})
