import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The screen at hand: nothing overflows sideways, axe finds nothing, there is one heading of the first rank. */
export async function expectGood(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${screen} overflows sideways`).toBeLessThanOrEqual(0)
  await expect.soft(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect
    .soft(
      violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
      screen,
    )
    .toEqual([])
}
