import { livePath } from '@guangquan/contract/wire/live-protocol'
import { findRoute, routeList, type RoutePath } from '@guangquan/routes/table'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { actLikePeople } from '../support/act-like-people.ts'
import { expect, listen, test as base } from '../support/fixtures.ts'
import { newAccount } from '../support/new-account.ts'
import { demonstrationState } from '../support/people.ts'
import { recordPages } from '../support/page-record.ts'
import { memberScreens } from '../screens/member.ts'
import { newcomerScreens } from '../screens/newcomer.ts'
import { visitorScreens } from '../screens/visitor.ts'
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

/** Pages without content when opened directly: their own tests cover them. */
const reachedElsewhere: RoutePath[] = [
  '/passport/:code',
  '/account/appeal',
  '/account/register/nstep2',
  '/account/register/nstep3',
  '/account/register/step5',
  '/account/register/step6',
  '/account/register/step7',
  '/account/register/step7-1',
  '/account/register/step8',
  '/account/register/step9',
  '/account/register/step10',
  '/post/video-detail/:id',
  // Answering a questionnaire leads here.
  '/questionnaire/result',
  // Screens open these by names of their own, from the list of presents.
  '/user/present/awarddetail/:id',
  '/user/present/awardexchange/:id',
  '/user/present/detail/:id',
  '/user/present/get-award-address/:id',
]

test('every page of the table is among the screens', () => {
  const names = [...visitorScreens, ...memberScreens].map(({ name }) => name)
  const paths = names.flatMap((name) => /^\/[^ ?]*/.exec(name)?.[0].replaceAll(/[{}]/g, '') ?? [])
  const seen = new Set([...paths.map((path) => findRoute(path)?.path), ...reachedElsewhere])
  expect(routeList.filter((route) => !seen.has(route.path))).toEqual([])
})

/** Every screen: no overflow at three widths, no violation found by axe, none of the policy. */
for (const [viewer, screens] of [
  ['visitor', visitorScreens],
  ['member', memberScreens],
  ['newcomer', newcomerScreens],
] as const) {
  for (const { name, open } of screens) {
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
