import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { memberScreens, visitorScreens } from './screens.ts'

test.describe.configure({ mode: 'parallel' })

const widths = [390, 768, 1440]
const widthsOfAxe = [390, 1440]

/** Every screen in both themes: nothing overflows at three widths, axe finds nothing, the policy is kept. */
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [person, screens] of [
    ['visitor', visitorScreens],
    ['member', memberScreens],
  ] as const) {
    test(`${person}'s screens, ${colorScheme}`, async ({ openAs, request }) => {
      test.setTimeout(300_000)
      const page = await openAs(person, { colorScheme, reducedMotion: 'reduce' })
      for (const { name, open } of screens) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          await open(page)
          await expect(page.getByRole('main')).toBeVisible()
          await page.waitForLoadState('networkidle')
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect.soft(overflow, `${name} at ${width} overflows sideways`).toBeLessThanOrEqual(0)
            if (widthsOfAxe.includes(width)) {
              expect.soft(await violations(page), `${name} at ${width}`).toEqual([])
            }
          }
        })
      }
      const reports: unknown = await (await request.get('/dev/csp-reports')).json()
      expect(reports, 'breaches of the content security policy').toEqual([])
    })
  }
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}
