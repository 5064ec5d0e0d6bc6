import { livePath } from '@guangquan/contract/wire/live-protocol'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { actLikePeople } from '../support/act-like-people.ts'
import { expect, listen, test as base } from '../support/fixtures.ts'
import { newAccount } from '../support/new-account.ts'
import { demonstrationState } from '../support/people.ts'
import { recordPages } from '../support/page-record.ts'
import { screensOf } from '../screens/all-screens.ts'
import { watchFirstCalls } from '../support/watch-first-calls.ts'
import { watchLoading } from '../support/watch-loading.ts'

type Viewer = 'visitor' | 'member' | 'newcomer'

/**
 * One window per viewer for all screens of a worker: the site's files stay in its cache, and a new process for every
 * page would be a sixth of the time.
 */
const test = base.extend<object, { windows: Record<Viewer, Page> }>({
  windows: [
    async ({ browser }, use, { project }) => {
      const options = { ...project.use, reducedMotion: 'reduce' } as const
      const visitor = await browser.newContext(options)
      const member = await browser.newContext({ ...options, storageState: demonstrationState })
      const { state } = await newAccount(project.use.baseURL ?? '', 'phone')
      const newcomer = await browser.newContext({ ...options, storageState: state })
      for (const context of [visitor, member, newcomer]) {
        await recordPages(context)
        // Other windows of the demonstration member read and receive things meanwhile: what is announced is read again.
        await context.routeWebSocket(
          ({ pathname }) => pathname === livePath,
          () => undefined,
        )
      }
      const windows = {
        visitor: await visitor.newPage(),
        member: await member.newPage(),
        newcomer: await newcomer.newPage(),
      }
      for (const page of Object.values(windows)) actLikePeople(page)
      await use(windows)
      for (const page of Object.values(windows)) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'parallel' })

/** Every screen: no overflow at three widths, no violation found by axe, none of the policy. */
for (const viewer of ['visitor', 'member', 'newcomer'] as const) {
  for (const { name, open } of screensOf[viewer]) {
    test(`${name} for a ${viewer}`, async ({ windows, request }) => {
      const page = windows[viewer]
      const complaints = listen(page)
      const settle = watchLoading(page)
      const firstCalls = watchFirstCalls(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page)
      await expect(page.getByRole('main')).toBeVisible()
      await settle()
      if (viewer === 'member') {
        const { first, sent } = await firstCalls()
        expect(sent, 'the calls the document begins with, each once').toEqual(first)
      }
      await expectValidScreen(page, name)
      if (viewer === 'visitor') {
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
      }
      page.removeAllListeners()
      expect(complaints, 'errors in the page').toEqual([])
      const reports: unknown = await (await request.get('/dev/csp-reports')).json()
      expect(reports, 'breaches of the content security policy').toEqual([])
    })
  }
}
