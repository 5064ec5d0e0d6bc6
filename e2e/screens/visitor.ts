import { expect, type Page } from '@playwright/test'
import { newPhone, readCode, typeCode } from '../sign-in.ts'
import { article, at, post, type Screen } from './screen.ts'

/** What a visitor can see. */
export const visitorScreens: Screen[] = [
  at('/'),
  at('/?tab=new'),
  at('/post/photo'),
  at('/post/photo?focalMin=2999'),
  post,
  at('/article'),
  at('/article?category=8&source=member'),
  article,
  {
    name: 'sign-in over a post',
    open: async (page) => {
      await post.open(page)
      await page.getByRole('button', { name: /^点赞/ }).first().click()
      await expect(page.getByRole('dialog').getByLabel('手机号')).toBeVisible()
    },
  },
  at('/account/login/phone'),
  at('/account/login/phone-password'),
  at('/account/login/email'),
  at('/account/login/email-password'),
  at('/account/login/wechat'),
  at('/account/login/wx?code=stolen&state=forged'),
  at('/oauth/weibo/callback?code=stolen&state=forged'),
  at('/account/login/code/1'),
  at('/account/login/code/1?by=email'),
  {
    name: '/account/login/code/2',
    open: async (page) => {
      await hold(page)
      await page.goto('/account/login/code/1')
      await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('group', { name: '短信验证码' })).toBeVisible()
    },
  },
  at('/account/reset-password/phone/1'),
  at('/account/reset-password/email/1'),
  at('/account/register/step1'),
  {
    name: '/account/register/step2',
    open: async (page) => {
      await hold(page)
      await page.goto('/account/register/step2')
      await expect(page.getByRole('group', { name: '短信验证码' })).toBeVisible()
    },
  },
  { name: '/account/register/step3', open: provePhone },
  {
    name: '/account/register/step4',
    open: async (page) => {
      await provePhone(page)
      await page.getByLabel('密码', { exact: true }).fill('雾里看山 七重 2')
      await page.getByLabel('再输入一次').fill('雾里看山 七重 2')
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByLabel('昵称')).toBeVisible()
    },
  },
  at('/404'),
  at('/exception/404'),
  at('/article'),
  {
    // Among the parts are those that say that something loads.
    name: '/dev/parts',
    open: async (page) => {
      await page.goto('/dev/parts')
    },
  },
]

/** Gives the browser what earlier steps of signing in and registering would have left. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const phone = '13900139099'
    const keep = (name: string, value: unknown) =>
      localStorage.setItem(`guangquan.${name}`, JSON.stringify(value))
    const isRegister = location.pathname.includes('register')
    keep('codeSent', {
      to: phone,
      captchaType: isRegister ? 1 : 2,
      until: Date.now() + 60_000,
      arrived: true,
    })
    keep('register', { state: { phone, nickName: '', agreementCheckBox: true }, version: 0 })
  })
}

/** Goes through the first two steps of registering with a phone of its own: its proof lives in the page alone. */
async function provePhone(page: Page): Promise<void> {
  const phone = newPhone()
  await page.goto('/account/register/step1')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await typeCode(page, '短信验证码', await readCode(page, phone))
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
}
