import type { Page } from '@playwright/test'
import * as z from 'zod'

const Own = z.looseObject({ result: z.looseObject({ termsToAgree: z.array(z.int()) }) })

/** Agrees to the terms where the signed-in member is asked to: whoever joined before those in force is, once. */
export async function agreeToTerms(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/UserInfo\/Get$/)
  await page.goto('/user')
  const { result } = Own.parse(await (await answer).json())
  if (result.termsToAgree.length === 0) return
  const agreed = page.waitForResponse(/\/UserInfo\/AgreeTerms$/)
  await page.getByRole('button', { name: '同意并继续' }).click()
  await agreed
}
