import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as axeCore from 'axe-core'
import { expect } from './fixtures.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const softly = expect.configure({ soft: true })

/** A width of the window, and the theme in which axe runs at it, if it does. */
interface View {
  width: number
  theme?: 'dark' | 'light'
}

/**
 * Where axe runs: phones in dark and desktops in light cover both layouts and both themes; all four combinations would
 * double the longest part of the run.
 */
const views: View[] = [{ width: 390, theme: 'dark' }, { width: 768 }, { width: 1440, theme: 'light' }]

/** The console is read on phones, and used on tablets and desktops. */
export const consoleViews: View[] = [
  { width: 390 },
  { width: 768, theme: 'dark' },
  { width: 1280, theme: 'light' },
]

/** Checks the current screen: one first-level heading, no overflow at three widths, no violation found by axe. */
export async function expectValidScreen(page: Page, screen: string, at = views): Promise<void> {
  const before = page.viewportSize()
  // Content under an open dialog is inert, its heading too.
  const isCovered = (await page.locator('dialog:modal').count()) > 0
  if (!isCovered) await expect.soft(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1)
  for (const { width, theme } of at) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `${screen} at ${width}`)
    if (theme !== undefined) await expectAccessible(page, screen, theme)
  }
  if (before !== null) await page.setViewportSize(before)
}

async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // What is laid out by scripts follows the new width a moment later.
  await softly.poll(overflow, `${screen} overflows sideways`).toBeLessThanOrEqual(0)
}

async function expectAccessible(page: Page, screen: string, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  expect.soft(await violationsIn(page), `${screen} in ${theme}`).toEqual([])
}

// Injected once per page and run for violations only: half the time of a new injection for each check.
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // Targets partly covered by a sticky bar count as too small, at the upper edge and at the lower, where the bar that
    // publishes ends the page instead.
    scrollTo({ top: 0, behavior: 'instant' })
    const bar = document.querySelector<HTMLElement>('.compose-end')
    if (bar !== null) bar.style.position = 'static'
    // During a transition between themes, colours have no valid contrast.
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map((one) => one.finished))
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      // A third of its time; what is reported is the element itself.
      selectors: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    if (bar !== null) bar.style.position = ''
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    )
  })
}

declare global {
  // oxlint-disable-next-line no-var
  var axe: typeof axeCore
}
