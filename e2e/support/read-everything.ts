import { Notice } from '@guangquan/contract'
import { expect, type Page } from '@playwright/test'
import { signedCalls } from './signed-calls.ts'

/** Marks all of a member's notices as read and opens their list. */
export async function readEverything(page: Page): Promise<void> {
  await page.goto('/user/notice-list')
  const { call } = await signedCalls(page.context())
  await call(Notice.Read, { all: true, requestId: crypto.randomUUID() })
  await page.reload()
  await expect(page.getByRole('button', { name: '全部已读' })).toBeDisabled()
}
