import type { Page } from '@playwright/test'

/**
 * What the page says for a moment because of an act. It is watched for from before the act on: on a busy machine one
 * that looks afterwards, now and then, misses it.
 */
export async function told(page: Page, sentence: string | RegExp, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(sentence).first().waitFor({ timeout: 15_000 }), act()])
}
