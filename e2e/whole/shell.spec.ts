import { expect, listen, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { readEverything } from '../support/read-everything.ts'
import { expectToast } from '../support/page-record.ts'

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the chosen theme stays, before the first paint and in other tabs, whatever the system setting', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/404')
  const other = await page.context().newPage()
  await other.goto('/404')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: '切换暗房' }).click()
  await expect(page.getByRole('button', { name: '切换展墙' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Without the page's scripts, only the small script in its head decides.
  await page.route(/\/js\/main-/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a dot on 首页 shows that something is unread', async ({ openAs, person, memberPage: commenter }) => {
  const author = await openAs('writer')
  const path = postPath(await makePost(await person('writer'), { hue: 45 }))
  await readEverything(author)
  await author.goto('/404', { waitUntil: 'networkidle' })
  await expect(author.getByRole('link', { name: '通知', exact: true })).toBeVisible()
  await expect(author.getByText('有新通知')).toHaveCount(0)

  await commenter.goto(path)
  await commenter.getByLabel('写评论').fill('这张真静')
  await expectToast(commenter, '已评论', () =>
    commenter.getByRole('button', { name: '评论', exact: true }).last().click(),
  )

  // Without any action on the page.
  await expect(author.getByRole('link', { name: '通知，有未读' })).toBeVisible()
  await expect(author.getByRole('link', { name: /^首页\s*有新通知$/ })).toBeVisible()
})

test('text becomes markup or a script only through the site’s own policies', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
  const taken = await page.evaluate(() => {
    const taken: string[] = []
    const write = (name: string, sink: () => unknown) => {
      try {
        sink()
        taken.push(name)
      } catch (error) {
        if (!(error instanceof TypeError)) taken.push(`${name}: ${String(error)}`)
      }
    }
    write('markup', () => (document.createElement('div').innerHTML = '<b>一</b>'))
    write('script', () => (document.createElement('script').src = '/js/theme-first.js'))
    write('worker', () => new Worker('/js/theme-first.js'))
    const factory: unknown = Reflect.get(window, 'trustedTypes')
    if (typeof factory !== 'object' || factory === null) return ['no trusted types']
    const createPolicy: unknown = Reflect.get(factory, 'createPolicy')
    if (typeof createPolicy !== 'function') return ['no policies']
    write('policy', () => Reflect.apply(createPolicy, factory, ['other', {}]))
    return taken
  })
  expect(taken).toEqual([])
  // What makes every other test fail.
  expect(complaints.join('\n')).toContain("requires 'TrustedHTML'")
  await context.close()
})

test.describe('the analytics hook', () => {
  const host = 'https://count.example'

  test('does nothing unless a script is configured', async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && /^https?:/.test(request.url()))
        foreign.push(request.url())
    })
    await page.goto('/404')
    await page.getByRole('link', { name: '照片', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '照片' })).toBeVisible()
    expect(await page.evaluate(() => 'guangquanRoutes' in window)).toBe(false)
    expect(foreign).toEqual([])
  })

  test('reports route patterns on each navigation and no personal data', async ({ page }) => {
    // The server writes the same two places when ANALYTICS_SRC is set.
    await page.route(
      (url) => url.pathname === '/post/photo',
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('"analytics":null', `"analytics":{"src":"${host}/a.js"}`)
        const policy = response.headers()['content-security-policy'] ?? ''
        const headers = {
          ...response.headers(),
          'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${host}`),
        }
        await route.fulfill({ response, body, headers })
      },
    )
    const asked: Record<string, string>[] = []
    await page.route(`${host}/**`, async (route) => {
      asked.push({ url: route.request().url(), ...(await route.request().allHeaders()) })
      await route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' })
    })
    await page.goto('/post/photo?sort=new')
    await page.getByRole('link', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/account\/login\/phone/)
    await page.getByRole('link', { name: '光圈首页' }).first().click()
    await expect(page).toHaveURL('/')
    const routes = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'guangquanRoutes')))
    await expect.poll(routes).toBe(JSON.stringify(['/post/photo', '/account/login/phone', '/']))
    expect(asked.map(({ url, referer, cookie }) => ({ url, referer, cookie }))).toEqual([
      { url: `${host}/a.js`, referer: undefined, cookie: undefined },
    ])
  })
})

test('right-click and selection are off on page and pictures, and on in fields and quotable text', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/post/photo')
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) => Reflect.set(window, 'menuRefused', event.defaultPrevented))
  })
  const menuRefused = () => page.evaluate(() => Boolean(Reflect.get(window, 'menuRefused')))
  const heading = page.getByRole('heading', { level: 1, name: '照片' })
  await heading.click({ button: 'right' })
  expect(await menuRefused()).toBe(true)
  await expect(heading).toHaveCSS('user-select', 'none')

  const tile = page.locator('.photo-tile').first()
  await tile.click({ button: 'right' })
  expect(await menuRefused()).toBe(true)
  const menu = page.getByRole('group', { name: '照片' })
  await expect(menu.getByRole('button', { name: '举报' })).toBeVisible()
  await expectToast(page, '链接已复制', () => menu.getByRole('button', { name: '复制链接' }).click())
  const path = (await tile.getAttribute('href')) ?? ''
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(path.replace('?noback=1', ''), page.url()).href,
  )
  await tile.click({ button: 'right' })
  await menu.getByRole('button', { name: '查看大图' }).click()
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.goto(path)
  await page.getByLabel('写评论').click({ button: 'right' })
  expect(await menuRefused()).toBe(false)
  const words = page.locator('[data-selectable]').first()
  await words.click({ button: 'right' })
  expect(await menuRefused()).toBe(false)
  await expect(words).toHaveCSS('user-select', 'text')
  // The menu key is never blocked.
  await heading
    .or(page.getByRole('link', { name: '首页', exact: true }))
    .first()
    .focus()
  await page.keyboard.press('ContextMenu')
  expect(await menuRefused()).toBe(false)
})

test('an own photograph cannot be reported', async ({ memberPage: page, person }) => {
  await makePost(await person('member'))
  await page.goto('/user')
  await page.locator('.photo-tile').first().click({ button: 'right' })
  const menu = page.getByRole('group', { name: '照片' })
  await expect(menu.getByRole('button', { name: '查看大图' })).toBeVisible()
  await expect(menu.getByRole('button', { name: '举报' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('going back closes overlays, the last first, then leaves the page', async ({ page }) => {
    await page.goto('/post/photo')
    const tile = page.locator('.photo-tile').first()
    const path = ((await tile.getAttribute('href')) ?? '').replace('?noback=1', '')
    await page.getByRole('link', { name: '搜索' }).click()
    const search = page.getByRole('dialog', { name: '搜索' })
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.goBack()
    await expect(search).toBeHidden()
    await expect(page).toHaveURL('/post/photo')

    // Closed by hand, it leaves no history entry.
    await page.getByRole('link', { name: '搜索' }).click()
    await search.getByRole('button', { name: '取消' }).click()
    await expect(search).toBeHidden()
    await page.getByRole('button', { name: '发布' }).click()
    await page.getByRole('dialog', { name: '发布' }).getByRole('link', { name: '文章' }).click()
    await expect(page).toHaveURL(/\/account\/login\/phone/)
    await page.goBack()
    await expect(page).toHaveURL('/post/photo')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.evaluate((next) => location.assign(next), path)
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: '说点什么' }).click()
    const comments = page.getByRole('dialog', { name: /^评论/ })
    await comments.getByLabel('写评论').fill('先记下')
    await comments.getByRole('button', { name: '评论', exact: true }).last().click()
    const question = page.getByRole('dialog', { name: '登录后可以评论' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(comments).toBeVisible()
    await page.goBack()
    await expect(comments).toBeHidden()
    await expect(page).toHaveURL(path)
    await page.locator('.post-stage-figure').click()
    const viewer = page.getByRole('dialog', { name: '查看大图' })
    await expect(viewer.getByRole('img').first()).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(path)

    // A dialog over a page is gone after a reload, and so is its history entry.
    await page.locator('.post-stage-figure').click()
    await expect(viewer.getByRole('img').first()).toBeVisible()
    await page.reload()
    await expect(viewer).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => Number(Reflect.get(history.state ?? {}, 'over') ?? 0)))
      .toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/post/photo')
  })

  test('going back dismisses an open prompt, then leaves the page', async ({ memberPage: page }) => {
    await page.goto('/post/photo')
    await page.getByRole('link', { name: '我的' }).click()
    await expect(page).toHaveURL('/user')
    await page.getByRole('button', { name: '退出' }).click()
    const question = page.getByRole('alertdialog', { name: '退出登录？' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/user')
    await page.goBack()
    await expect(page).toHaveURL('/post/photo')
  })

  test('every section is one press away, and the legal notices are at the end of the page', async ({
    page,
    openAs,
  }) => {
    await page.goto('/')
    const places = page.getByRole('navigation', { name: '更多页面' })
    for (const name of ['关注', '学习交流', '关于品牌'])
      await expect(places.getByRole('link', { name, exact: true })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('button', { name: '隐私条款' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /ICP/ })).toBeVisible()
    await page.getByRole('button', { name: /^切换(暗房|展墙)$/ }).click()
    await places.getByRole('link', { name: '学习交流' }).click()
    await expect(page).toHaveURL('/article')
    await expect(footer.getByRole('button', { name: '隐私条款' })).toBeVisible()

    const member = await openAs('member', { viewport: { width: 390, height: 844 } })
    await member.goto('/user')
    const own = member.getByRole('navigation', { name: '更多页面' })
    await expect(own.getByRole('link', { name: '关于品牌' })).toBeAttached()
    await member.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
    await member.getByRole('menuitem', { name: '收藏夹' }).click()
    await expect(member).toHaveURL('/user/collect')
    await member.goto('/user')
    await member.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
    await member.getByRole('menuitem', { name: '我的发布' }).click()
    await expect(member).toHaveURL('/user/release-list')

    // Tabs wider than the phone start scrolled to the selected one.
    for (const [path, tab] of [
      ['/user/release-list?tab=bin', /^回收站/],
      ['/user?tab=like', /^喜欢/],
      // With the notice of the reward of registration, which is unread.
      ['/user/notice/6', /^系统/],
    ] as const) {
      await member.goto(path)
      const chosen = member.getByRole('main').getByRole('link', { name: tab })
      await expect(chosen).toHaveAttribute('aria-current', 'page')
      await expect(chosen).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test('back to top appears after 50 px and scrolls up', async ({ page }) => {
  await page.goto('/post/photo')
  const button = page.getByRole('button', { name: '回到顶部' })
  await page.evaluate(() => scrollTo(0, 50))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 60))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goto('/more/ranking')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(button).toBeVisible()
  // `trial` fails where another element would receive the click.
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.click({ trial: true })
  }
})

test('a missing page has its own page and status', async ({ page }) => {
  const unknown = await page.goto('/no/such/page')
  expect(unknown?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('heading', { name: '这一格没有曝光' })).toBeVisible()
  await page.getByRole('link', { name: '回首页' }).click()
  await expect(page).toHaveURL('/')

  const post = await page.goto('/post/detail/01890000-0000-7000-8000-000000000000')
  expect(post?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '内容不存在或已删除' })).toBeVisible()
  const content = await page.goto('/exception/404')
  expect(content?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '看看别的' })).toBeVisible()
})
