import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import * as z from 'zod'

const Outbox = z.array(z.looseObject({ text: z.string() }))

/**
 * A phone that nobody else in a run uses: codes are limited per phone. Several browsers may call this in the same
 * millisecond.
 */
export function newPhone(): string {
  return `139${randomInt(10_000_000, 100_000_000)}`
}

/** The newest code sent to a phone or an e-mail address, from the outbox page; another one than `before`. */
export async function readCode(from: Page | APIRequestContext, to: string, before?: string): Promise<string> {
  const request = 'request' in from ? from.request : from
  let code: string | undefined
  await expect(async () => {
    const response = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
    const answer: unknown = await response.json()
    const messages = Outbox.parse(Array.isArray(answer) ? answer : Reflect.get(Object(answer), 'messages'))
    code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0]
    expect(code).toBeDefined()
    expect(code).not.toBe(before)
  }).toPass({ timeout: 10_000 })
  return code ?? ''
}

/** Types a code into its single-digit boxes. */
export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').first().click()
  await page.keyboard.type(code)
}

/** Registers a new account through the page and leaves it signed in on the welcome page. */
export async function signUp(
  page: Page,
  account: { phone: string; password: string } | { email: string; password: string },
): Promise<void> {
  const byPhone = 'phone' in account
  const to = byPhone ? account.phone : account.email
  await page.goto('/account/register/step1')
  if (!byPhone) await page.getByRole('tab', { name: '邮箱注册' }).click()
  await page.getByRole('textbox', { name: byPhone ? '手机号' : '邮箱', exact: true }).fill(to)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await typeCode(page, byPhone ? '短信验证码' : '邮箱验证码', await readCode(page, to))
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByLabel('再输入一次').fill(account.password)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('昵称').fill(`影友${to.replaceAll(/\D/g, '').slice(-7)}`)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
}
