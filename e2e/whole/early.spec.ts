import { UserFollow } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdPhotographs } from '../support/hold-photographs.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { nextFrames } from '../support/next-frames.ts'
import { waitForScripts } from '../support/page-record.ts'
import { watchFirstCalls } from '../support/watch-first-calls.ts'
import { watchLoading } from '../support/watch-loading.ts'

/** A copy of a photograph, by its path, and its size. */
const photograph = /^\/files\/.+\/(480|1080|2160)\./

/** The copies of photographs that have arrived and are shown, by their paths. */
function shownPhotographs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) =>
      image.complete && image.currentSrc !== '' ? new URL(image.currentSrc).pathname : [],
    ),
  )
}

/** Opens a page whose scripts wait. @returns a function that lets them load */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/js\/main-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    held.resolve()
    await waitForScripts(page)
  }
}

test('a member’s home page loads what members see with the page, and once', async ({ memberPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(/\/js\/(?:index|home-page)-/, async (route) => {
    // Nothing of the page's own scripts has run.
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/js\/member-home-page-/))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /今天拍了什么/ })).toBeVisible()
  const files = asked.filter((path) => /^\/(?:js|css)\//.test(path))
  expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([])
})

// That each page uses the responses to its own calls is among the tests of screens.
test('a member’s page asks for its content before the site’s scripts have arrived, and once', async ({
  memberPage: page,
  person,
}) => {
  const post = postPath(await makePost(await person('writer')))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(/\/js\/base-/, async (route) => {
    await expect.poll(() => asked.some((url) => url.includes('/api/services/'))).toBe(true)
    await route.continue()
  })
  const settle = watchLoading(page)
  const firstCalls = watchFirstCalls(page)
  for (const [path, call] of [
    ['/', 'NewPublish/GetFeed'],
    [post, 'NewPublish/Detail'],
  ] as const) {
    asked.length = 0
    await page.goto(path)
    await settle()
    const { first, sent } = await firstCalls()
    expect(first, path).toContain(call)
    expect(sent, path).toEqual(first)
  }
})

test('a member’s page loads its first photographs before it is rendered, in the copies that it shows', async ({
  openAs,
  person,
}) => {
  const [member, writer] = [await person('member'), await person('writer')]
  await makePost(writer, { sides: { width: 2400, height: 1600 } })
  const requestId = crypto.randomUUID()
  await member.calls.call(UserFollow.Follow, { userId: writer.id, on: true, requestId })
  for (const { path, script, width, sizes } of [
    { path: '/?tab=follow', script: 'member-home-page', width: 1152, sizes: ['1080'] },
    { path: `/user/other?id=${writer.id}`, script: 'other-home-page', width: 1152, sizes: ['2160', '480'] },
    { path: '/post/photo', script: 'photo-wall-page', width: 390, sizes: ['480'] },
  ]) {
    // A browser shows a larger copy that it has loaded before, so each page begins without any.
    const page = await openAs('member', { viewport: { width, height: 720 } })
    const copies: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (photograph.test(pathname)) copies.push(pathname)
    })
    await page.route(`**/js/${script}-*.js`, async (route) => {
      await expect.poll(() => copies).not.toEqual([])
      await route.continue()
    })
    await page.goto(path)
    // A copy that no element shows was requested in vain.
    await expect
      .poll(async () => {
        const shown = await shownPhotographs(page)
        return copies.filter((copy) => !shown.includes(copy))
      }, path)
      .toEqual([])
    expect(copies, 'each once').toEqual([...new Set(copies)])
    const requested = new Set(copies.map((copy) => photograph.exec(copy)?.[1]))
    expect(requested, path).toEqual(new Set(sizes))
  }
})

test('a first call that fails is sent again by the page', async ({ memberPage: page, person }) => {
  const writer = await person('writer')
  let count = 0
  await page.route('**/UserInfo/GetUserHome', (route) => {
    count += 1
    return count === 1 ? route.abort() : route.continue()
  })
  await page.goto(`/user/other?id=${writer.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(count).toBe(2)
})

test.describe('what a visitor does before the scripts have loaded is not lost:', () => {
  test('a button pressed', async ({ page, person }) => {
    const loadScripts = await openWithoutScripts(page, postPath(await makePost(await person('writer'))))
    await page.getByRole('button', { name: /^点赞/ }).first().click()
    await loadScripts()
    await expect(page.getByText('登录后可以点赞')).toBeVisible()
  })

  test('a comment begun', async ({ page, person }) => {
    const loadScripts = await openWithoutScripts(page, postPath(await makePost(await person('writer'))))
    const comment = page.getByLabel('写评论')
    await comment.fill('这张真静')
    await loadScripts()
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    await expect(page.getByText('登录后可以评论')).toBeVisible()
    await expect(comment).toHaveValue('这张真静')
  })
})

/** As in visitor.spec.ts, but frames, which its stopped clock would stop, are still drawn. */
async function waitForPhotographs(page: Page): Promise<() => void> {
  await page.addInitScript(() => {
    const start = setTimeout.bind(globalThis)
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms = 0) => (ms === 1000 || ms === 2000 ? 0 : start(work, ms)),
    })
  })
  return holdPhotographs(page)
}

for (const [event, act] of [
  ['those in it have arrived', (_page: Page, arrive: () => void) => arrive()],
  ['the reader scrolls', (page: Page) => page.evaluate(() => scrollBy(0, 1))],
] as const) {
  test(`photographs below the view are loaded when ${event}`, async ({ openAs }) => {
    const page = await openAs('demonstration', { viewport: { width: 390, height: 900 } })
    const release = await waitForPhotographs(page)
    await page.goto('/user', { waitUntil: 'commit' })
    const below = page.locator('.photo-wall-row').nth(2).locator('.ui-photo').first()
    const inView = page.locator('.photo-wall-row').first().locator('.ui-photo').first()
    await expect(inView).toHaveAttribute('data-state', 'loading')
    // Drawn by the script that lets those below the view wait: before it has run, it hears of no scrolling.
    await expect(inView).toHaveCSS('background-image', /^url/)
    // Two frames later, all that are near the view have been found.
    await nextFrames(page, 2)
    expect(await below.getAttribute('data-state')).toBe('far')
    await act(page, release)
    await expect(below).toHaveAttribute('data-state', /loading|ready/)
    release()
  })
}

test('fonts of a member’s first visit are requested after the photographs in view, later ones with the page', async ({
  openAs,
}) => {
  const page = await openAs('demonstration', { viewport: { width: 390, height: 844 } })
  const release = await waitForPhotographs(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.resourceType()))
  await page.goto('/user', { waitUntil: 'commit' })
  const photo = page.locator('.photo-wall-row').first().locator('.ui-photo').first()
  await expect(photo).toHaveAttribute('data-state', 'loading')
  await nextFrames(page, 2)
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'later')
  expect(requested).not.toContain('font')
  release()
  await expect.poll(() => requested).toContain('font')
  await page.reload({ waitUntil: 'commit' })
  await expect(photo).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
})

test('fonts of a member’s page without photographs are not held back once it is loaded', async ({
  openAs,
}) => {
  const page = await openAs('demonstration')
  await page.goto('/user/setting')
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
})
