import { expectAccessible, expectNoOverflow } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { memberScreens, visitorScreens } from './screens.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const widths = [390, 768, 1440]
const widthsOfAxe = [390, 1440]

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
        await expectNoOverflow(page, `${name} at ${width}`)
        if (widthsOfAxe.includes(width)) await expectAccessible(page, name)
      }
      const reports: unknown = await (await request.get('/dev/csp-reports')).json()
      expect(reports, 'breaches of the content security policy').toEqual([])
    })
  }
}
