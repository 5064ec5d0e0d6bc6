import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { UserFollow } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectToast } from '../support/page-record.ts'
import { readEverything } from '../support/read-everything.ts'

const settings = '/user/setting/update-notice'

/**
 * Stands for what a browser without a window lacks: its user allows notifications, and its push service gives the page
 * an address and keys.
 */
async function withPushService(page: Page): Promise<void> {
  const keys = {
    endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
    p256dh: [...createECDH('prime256v1').generateKeys()],
    auth: [...randomBytes(16)],
  }
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const name = 'stands for a subscription'
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      getKey: (key: string) => new Uint8Array(key === 'auth' ? auth : p256dh).buffer,
      unsubscribe: () => {
        localStorage.removeItem(name)
        return Promise.resolve(true)
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(name, 'on')
        return Promise.resolve(subscription)
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(name) === null ? null : subscription),
    })
  }, keys)
}

/** `check` looks at once; what the cache of queries holds is shown a turn of the event loop later. */
async function press(page: Page, name: RegExp, isOn: boolean): Promise<void> {
  const control = page.getByRole('switch', { name })
  await control.click()
  await expect(control).toBeChecked({ checked: isOn })
}

test('notifications are switched on and off in this browser, and arranged', async ({ openAs }) => {
  const page = await openAs('member')
  await withPushService(page)
  await page.goto('/user/setting')
  await page.getByRole('link', { name: /^通知设置/ }).click()
  await expect(page).toHaveURL(settings)
  const group = page.getByRole('region', { name: '浏览器推送' })
  await expectToast(page, '已开启推送', () =>
    group.getByRole('button', { name: '在这个浏览器开启推送' }).click(),
  )
  await expect(group.getByText('这个浏览器', { exact: true })).toBeVisible()
  await expectValidScreen(page, 'update-notice, on')

  await press(page, /^赞与收藏/, true)
  await press(page, /^显示内容/, true)
  await page.getByLabel('免打扰从几点开始').selectOption({ label: '23:00' })
  await page.getByLabel('免打扰到几点结束').selectOption({ label: '07:00' })
  // Each switch is sent separately.
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/Push/SetSettings') &&
      (response.request().postData() ?? '').includes('system'),
  )
  await press(page, /^系统通知/, false)
  await saved
  await page.reload()
  await expect(page.getByRole('switch', { name: /^赞与收藏/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^显示内容/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^系统通知/ })).not.toBeChecked()
  await expect(page.getByText('到第二天')).toBeVisible()

  await expectToast(page, '已关闭推送', () =>
    group.getByRole('button', { name: '关闭这个浏览器的推送' }).click(),
  )
  await expect(group.getByRole('button', { name: '在这个浏览器开启推送' })).toBeVisible()
})

test('a browser that refused notifications says how to allow them', async ({ openAs }) => {
  const page = await openAs('neighbour')
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await page.goto(settings)
  await expect(page.getByText('你在浏览器里拒绝了通知', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '在这个浏览器开启推送' })).toHaveCount(0)
})

test('the tab says how much is unread, as it arrives and is read', async ({ openAs, person }) => {
  const page = await openAs('writer')
  await readEverything(page)
  await page.goto(settings)
  await page.getByRole('switch', { name: /^标签页显示未读数/ }).check()
  await expect(page).toHaveTitle(/^通知设置/)
  const { id: userId } = await person('writer')
  const { calls } = await person('neighbour')
  await calls.call(UserFollow.Follow, { userId, on: true, requestId: crypto.randomUUID() })
  await expect(page).toHaveTitle(/^\(1\) 通知设置/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png/)
  await page.goto('/user/notice-list')
  await expect(page).toHaveTitle(/^\(1\) /)
  await readEverything(page)
  await expect(page).not.toHaveTitle(/^\(/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon\.svg$/)
})
