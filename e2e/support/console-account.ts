import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import { changeMember } from './change-member.ts'
import { expect } from './fixtures.ts'

const run = promisify(execFile)
const operator = fileURLToPath(new URL('../../tools/operator.ts', import.meta.url))
const Run = z.object({ dataDir: z.string() })

/** An account of staff that a test made, with what signs it in. */
export interface StaffAccount {
  name: string
  password: string
  /** Each counts once. */
  recoveryCodes: string[]
}

/** A link by which somebody becomes a super administrator, made as the operator of the server makes the first. */
export async function inviteOwner(baseURL: string): Promise<string> {
  const { dataDir } = Run.parse(JSON.parse(process.env['GUANGQUAN_E2E'] ?? ''))
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, BASE_URL: baseURL }
  const { stdout } = await run(process.execPath, [operator, '--as', '机房', 'invite-owner'], { env })
  const [link] = /^http\S+$/m.exec(stdout) ?? []
  if (link === undefined) throw new Error(`no link in: ${stdout}`)
  return link
}

/** The code that an authenticator with this secret shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

/** Accepts an invitation as a person does, and ends on the first page of the console. */
export async function acceptInvitation(page: Page, link: string, name: string): Promise<StaffAccount> {
  const password = '等潮水退到第三块礁石再过去'.padEnd(20, '。')
  await page.goto(link)
  await page.getByLabel('登录名').fill(name)
  await page.getByLabel('称呼').fill(`值班 ${name}`)
  await page.getByLabel('密码').fill(password)
  const secret = await page.locator('code').innerText()
  await page.getByLabel('动态码').fill(codeOf(secret.trim()))
  await page.getByRole('button', { name: '建立账号' }).click()
  await expect(page.getByRole('heading', { name: '收好恢复码' })).toBeVisible()
  const recoveryCodes = await page.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: /进入后台/ }).click()
  await expect(
    page.getByRole('navigation', { name: '后台' }).or(page.getByRole('button', { name: '菜单' })),
  ).toBeVisible()
  return { name, password, recoveryCodes }
}

/** Makes a super administrator who is signed in in this window, where the pages of the console are tested and not signing in. */
export async function signedInStaff({
  page,
  baseURL = '',
  id = randomUUID(),
}: {
  page: Page
  baseURL?: string | undefined
  /** Of the account. */
  id?: string
}): Promise<void> {
  const value = await changeMember({ kind: 'staff', id })
  const { hostname: domain } = new URL(baseURL)
  const scope = { domain, path: '/api/console', httpOnly: true, sameSite: 'Strict' } as const
  await page.context().addCookies([{ name: 'staff', value, ...scope }])
}

/** Signs in on the page of the console. */
export async function signInStaff(
  page: Page,
  { name, password, recoveryCodes }: StaffAccount,
): Promise<void> {
  await page.getByLabel('登录名').fill(name)
  await page.getByLabel('密码').fill(password)
  await page.getByLabel('动态码').fill(recoveryCodes.pop() ?? '')
  await page.getByRole('button', { name: '登录' }).click()
}
