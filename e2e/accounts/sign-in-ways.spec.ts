import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPhone, readCode, typeCode } from '../support/sign-in.ts'
import { expectToast } from '../support/page-record.ts'

const ways = [
  ['/account/login/phone', '手机号登录'],
  ['/account/login/phone-password', '密码登录'],
  ['/account/login/email', '邮箱登录'],
  ['/account/login/email-password', '邮箱密码登录'],
  ['/account/login/wechat', '微信登录'],
  ['/account/login/code/1', '验证码登录'],
  ['/account/login/code/1?by=email', '验证码登录'],
  ['/account/reset-password/phone/1', '找回密码'],
  ['/account/reset-password/email/1', '找回密码'],
] as const

test('every way to sign in is labelled and keeps the requested page', async ({ page }) => {
  for (const [path, title] of ways) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}redirect=%2Fuser`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const link of await page.getByRole('main').locator('a[href^="/account/"]').all()) {
      expect(await link.getAttribute('href'), `${path} carries where to go`).toContain('redirect=%2Fuser')
    }
  }
})

test('a way in that is closed on this site is offered nowhere', async ({ page }) => {
  // The tests' server has all of them open.
  await page.route(/\/(?:account\/login\/[^/]+|\?tab=new)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"socialLogin":\{[^}]*\}/,
      '"socialLogin":{"wx":false,"qq":false,"weibo":false}',
    )
    return route.fulfill({ response, body })
  })
  for (const [path] of ways.filter(([path]) => path.startsWith('/account/login'))) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '注册账号' })).toBeVisible()
    if (path !== '/account/login/wechat') await expect(main.getByText(/微信|QQ|微博/), path).toHaveCount(0)
    await expect(main.getByRole('link', { name: '微信登录' }), path).toHaveCount(0)
  }
  await page.goto('/?tab=new')
  const post = page.getByRole('article', { name: /的作品/ }).first()
  await post.getByRole('button', { name: /^点赞/ }).click()
  const sheet = page.getByRole('dialog', { name: '登录后可以点赞' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText(/微信|QQ|微博/)).toHaveCount(0)
})

test('on a phone the ways by a code go step by step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account/login/phone-password?redirect=%2Fuser')
  const tabs = page.getByRole('navigation', { name: '登录方式' })
  await tabs.getByRole('link', { name: '手机登录' }).click()
  await expect(page).toHaveURL('/account/login/code/1?redirect=%2Fuser')
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  await expect(page.getByLabel('短信验证码')).toHaveCount(0)
  await tabs.getByRole('link', { name: '邮箱登录' }).click()
  await expect(page).toHaveURL('/account/login/code/1?redirect=%2Fuser&by=email')
  await expect(page.getByRole('textbox', { name: '邮箱', exact: true })).toBeVisible()
  await expect(tabs.getByRole('link', { name: '邮箱登录' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1440, height: 900 })
  await tabs.getByRole('link', { name: '手机登录' }).click()
  await expect(page).toHaveURL('/account/login/phone?redirect=%2Fuser')
})

test('later pages opened directly redirect to the start', async ({ page }) => {
  for (const [asked, opened] of [
    ['/account/login/code/2', '/account/login/code/1'],
    ['/account/login/code/7', '/account/login/code/1'],
    ['/account/reset-password/phone/2', '/account/reset-password/phone/1'],
    ['/account/reset-password/phone/3', '/account/reset-password/phone/1'],
    ['/account/reset-password/phone/4', '/account/reset-password/phone/1'],
    ['/account/reset-password/email/2', '/account/reset-password/email/1'],
    ['/account/reset-password/email/3', '/account/reset-password/email/1'],
    ['/account/reset-password/email/4', '/account/reset-password/email/1'],
    ['/account/login/wx', '/account/login/phone'],
    ['/oauth/weibo/callback', '/account/login/phone'],
    ['/oauth/weibo/cancel', '/account/login/phone'],
  ] as const) {
    await page.goto(asked)
    await expect(page, asked).toHaveURL(opened)
  }
})

test('a cancelled sign-in at Weibo says so and returns to the previous page', async ({ page }) => {
  await page.goto('/account/login/email')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'guangquan.social',
      JSON.stringify({ provider: 'weibo', from: '/account/login/email' }),
    ),
  )
  await expectToast(page, '已取消微博授权', () =>
    page.goto('/oauth/weibo/callback?error=access_denied&error_code=21330&state=x'),
  )
  await expect(page).toHaveURL('/account/login/email')
})

test('a provider’s code that this browser never requested is refused with its message', async ({ page }) => {
  for (const path of ['/account/login/wx', '/account/login/wx?provider=qq', '/oauth/weibo/callback']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}code=stolen&state=forged`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/没有连接成功/)
    await expect(page.getByRole('link', { name: '返回重试' })).toHaveAttribute('href', '/account/login/phone')
  }
  await page.goto('/account/login/wx?scan=abcdefghijklmnopqrstuvwxyz')
  await expect(page.getByRole('heading', { name: '二维码不能用了' })).toBeVisible()
})

/** Delays timers of this many milliseconds until `goOn`, so that a page that navigates automatically can be checked. */
async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const { setTimeout } = globalThis
    Reflect.set(globalThis, 'setTimeout', (work: () => void, after?: number, ...rest: unknown[]) => {
      if (after !== held) return setTimeout(work, after, ...rest)
      addEventListener('held-timers', work, { once: true })
      return 0
    })
  }, ms)
  return () => page.evaluate(() => void dispatchEvent(new Event('held-timers')))
}

test('resetting a password gives the same response for an unknown account', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/account/reset-password/phone/1')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page).toHaveURL(/phone\/2/)
  await expect(page.getByText(`如果 139****${phone.slice(-4)} 有账号，会收到验证码`)).toBeVisible()
})

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '/%09/',
  '%2F',
  '%2f%2f',
  '%5C',
  '.',
  '..',
  '/./',
  '/../',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '\u0000',
  ' ',
  '／',
  '＼',
  '⁄',
  'https:',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'user',
  'post/photo',
)

test('whatever target is given, sign-in continues only to a page of this site', async ({
  memberPage: page,
  baseURL,
}) => {
  const random = fc.sample(
    fc
      .tuple(fc.constantFrom('', '/', '//'), fc.array(piece, { maxLength: 5 }))
      .map(([start, rest]) => start + rest.join('')),
    { numRuns: 12, seed: 7 },
  )
  const known = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/user',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '／／evil.example',
  ]
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  for (const [index, redirect] of [...known, ...random].entries()) {
    const [way] = ways[index % 4] ?? ways[0]
    await page.goto(`${way}?redirect=${encodeURIComponent(redirect)}`)
    await expect(page, JSON.stringify(redirect)).not.toHaveURL(/\/account\//)
    expect(new URL(page.url()).origin, JSON.stringify(redirect)).toBe(new URL(baseURL ?? '').origin)
    expect(new URL(page.url()).pathname, JSON.stringify(redirect)).not.toBe('/404')
  }
  expect(elsewhere).toEqual([])
})

/** One of each kind of URL that leads away, and where a real sign-in must lead instead. */
const leadingAway = [
  ['/post/photo?sort=new', '/post/photo?sort=new'],
  ['//evil.example/user', '/'],
  ['/\\evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(document.domain)', '/'],
  ['/%2F%2Fevil.example', '/'],
  ['/.//evil.example', '/'],
  ['／／evil.example', '/'],
] as const

test('a real sign-in continues to pages of the site and nowhere else', async ({
  page: visitor,
  person,
  baseURL,
}) => {
  const account = await person('member')
  const elsewhere: string[] = []
  visitor.on('dialog', (dialog) => {
    elsewhere.push(dialog.message())
    void dialog.dismiss()
  })
  visitor.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  for (const [redirect, target] of leadingAway) {
    await visitor.goto(`/account/login/phone-password?redirect=${encodeURIComponent(redirect)}`)
    await visitor.getByLabel('账号').fill(account.contact)
    await visitor.getByLabel('密码', { exact: true }).fill(account.password)
    await visitor.getByRole('checkbox', { name: /已阅读并同意/ }).check()
    await visitor.getByRole('button', { name: '登录', exact: true }).click()
    await expect(visitor, redirect).toHaveURL(target)
    // A visitor again, from a page on which no script of the site runs.
    await visitor.goto('/healthz')
    await visitor.evaluate(() => localStorage.clear())
    await visitor.context().clearCookies()
  }
  expect(elsewhere).toEqual([])
})

test('a page without unsaved changes prompts as well, and becomes a visitor’s when that is dismissed', async ({
  openAs,
}) => {
  const page = await openAs('neighbour')
  // Nothing may be sent any more: it would find the session ended. A live connection reads everything again.
  await page.route('**/Notice/GetLiveTicket', (route) => route.abort())
  await page.goto('/user', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('link', { name: '首页' }).first().click()
  const dialog = page.getByRole('dialog', { name: '登录已过期，登录后继续' })
  await expect(dialog).toBeVisible()
  // The member's page stays until that of visitors has arrived; what it asks for meanwhile is refused.
  const arrived = Promise.withResolvers<undefined>()
  await page.route('**/js/home-page-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const refused = page.waitForResponse('**/UserInfo/Get')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await (await refused).finished()
  arrived.resolve(undefined)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible()
})

test('an account signs in by e-mail and password, and resets its password', async ({ page, person }) => {
  const account = await person('mailbox')
  const email = account.contact
  await page.goto('/account/login/email?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill(email)
  await page.getByRole('link', { name: '用邮箱和密码登录' }).click()
  await expect(page).toHaveURL('/account/login/email-password?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill('不是这个密码')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveURL('/account/reset-password/email/1?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill(email)
  const before = await readCode(page, email)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page).toHaveURL(/email\/2/)
  await expectValidScreen(page, 'reset 2')
  await page.reload()
  await typeCode(page, '邮箱验证码', await readCode(page, email, before))
  await expect(page).toHaveURL(/email\/3/)
  await expectValidScreen(page, 'reset 3')
  await page.reload()
  await expect(page).toHaveURL(/email\/3/)
  await page.getByLabel('新密码').fill(account.password)
  await page.getByLabel('再输入一次').fill(account.password)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('不能与最近 3 次用过的密码相同')).toBeVisible()
  const password = `第七重山 ${Date.now()}`
  await page.getByLabel('新密码').fill(password)
  await page.getByLabel('再输入一次').fill(password)
  const goOn = await holdTimers(page, 700)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: '密码已更新' })).toBeVisible()
  await expectValidScreen(page, 'reset 4')
  await goOn()
  await expect(page).toHaveURL('/account/login/phone-password?redirect=%2Fpost%2Fphoto')
  await page.getByLabel('账号').fill(email)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/post/photo')
})
