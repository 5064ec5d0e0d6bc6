import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const phoneWidth = 768

/** The screen at hand: nothing overflows sideways, axe finds nothing, there is one heading of the first rank. */
export async function expectGood(page: Page, screen: string): Promise<void> {
  await expectNoOverflow(page, screen)
  await expect.soft(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1)
  await expectAccessible(page, screen)
}

export async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${screen} overflows sideways`).toBeLessThanOrEqual(0)
}

/**
 * Axe finds nothing. Phones are looked at in dark and wider windows in light, so that whoever walks a screen at both
 * widths sees both themes; all four together would double the longest part of the run.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const theme = (page.viewportSize()?.width ?? 0) < phoneWidth ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Its newer mode opens a blank page for each run, for frames of other origins; there are none here.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect
    .soft(
      violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
      `${screen} in ${theme}`,
    )
    .toEqual([])
}
