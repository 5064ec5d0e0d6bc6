import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, listen, stateOf, test } from './fixtures.ts'

const visitorScreens = [
  '/',
  '/post/photo',
  '/account/login/phone',
  '/account/login/phone-password',
  '/account/login/code/1',
  '/account/register/step1',
  '/404',
  '/exception/404',
  '/article',
  '/dev/parts',
]
const memberScreens = ['/', '/user', '/user/release']
const widths = [390, 768, 1440]

/** Every screen at three widths in both themes: nothing overflows, axe finds nothing, the policy is kept. */
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [who, screens] of [
    ['visitor', visitorScreens],
    ['member', memberScreens],
  ] as const) {
    test(`${who}'s screens, ${colorScheme}`, async ({ browser, request }, testInfo) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        ...(who === 'member' ? { storageState: stateOf('member') } : {}),
      })
      const page = await context.newPage()
      const complaints = listen(page)
      const detail = await firstPost(page)
      for (const screen of [...screens, detail]) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(screen)
          await expect(page.getByRole('main')).toBeVisible()
          await page.waitForLoadState('networkidle')
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(overflow, `${screen} at ${width} overflows sideways`).toBeLessThanOrEqual(0)
          const name = `${who}${screen.replaceAll('/', '-').slice(0, 24)}-${width}-${colorScheme}.png`
          await page.screenshot({ path: testInfo.outputPath(name) })
        }
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect
          .soft(
            violations.map(
              (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
            ),
            screen,
          )
          .toEqual([])
      }
      expect(complaints).toEqual([])
      const reports: unknown = await (await request.get('/dev/csp-reports')).json()
      expect(reports, 'breaches of the content security policy').toEqual([])
      await context.close()
    })
  }
}

async function firstPost(page: Page): Promise<string> {
  await page.goto('/post/photo')
  return (await page.locator('.photo-tile').first().getAttribute('href')) ?? '/'
}
