import { expect, type Page } from '@playwright/test'
import * as z from 'zod'

const Outbox = z.array(z.looseObject({ text: z.string() }))

/** The newest code that was sent to a phone, as the outbox page shows it. */
export async function readCode(page: Page, phone: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const response = await page.request.get(`/dev/outbox.json?to=${phone}`)
    const answer: unknown = await response.json()
    const messages = Outbox.parse(Array.isArray(answer) ? answer : Reflect.get(Object(answer), 'messages'))
    code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code ?? ''
}

/** Signs a person in through the page, by a code. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto('/account/login/phone')
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/验证码已发送/)).toBeVisible()
  await page.getByLabel('短信验证码').fill(await readCode(page, phone))
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/')
}
