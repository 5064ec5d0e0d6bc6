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
    const body: unknown = await response.json()
    const messages = Outbox.parse(Array.isArray(body) ? body : Reflect.get(Object(body), 'messages'))
    code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0]
    expect(code).toBeDefined()
    expect(code).not.toBe(before)
  }).toPass()
  return code ?? ''
}

/** Types a code into its single-digit boxes. */
export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').first().click()
  await page.keyboard.type(code)
}
