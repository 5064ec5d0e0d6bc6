import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { memberScreens, visitorScreens } from './screens.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const widths = [390, 768, 1440]
// Both themes and both ends of the width; all four together would double the longest part of the run.
const themeAt = new Map<number, 'light' | 'dark'>([
  [390, 'dark'],
  [1440, 'light'],
])

/** Every screen: nothing overflows at three widths, axe finds nothing, the policy is kept. */
for (const [person, screens] of [
  ['visitor', visitorScreens],
  ['member', memberScreens],
] as const) {
  for (const { name, open } of screens) {
    test(`${name} for a ${person}`, async ({ openAs, request }) => {
      const page = await openAs(person, { reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `overflows sideways at ${width}`).toBeLessThanOrEqual(0)
        const colorScheme = themeAt.get(width)
        if (colorScheme === undefined) continue
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect.soft(await violations(page), `${colorScheme} at ${width}`).toEqual([])
      }
      const reports: unknown = await (await request.get('/dev/csp-reports')).json()
      expect(reports, 'breaches of the content security policy').toEqual([])
    })
  }
}

async function violations(page: Page): Promise<string[]> {
  // Its newer mode opens a blank page for each run, for frames of other origins; there are none here.
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}
