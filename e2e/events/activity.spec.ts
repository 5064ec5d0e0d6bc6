import type { Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { tabTo } from '../support/tab-to.ts'

const detailPath = (id: string) => `/activity/detail/${id}`

/** Signs up on the page of an activity, whose button says what for, and ends on what came of it. */
async function signUp(page: Page, id: string, button: string, made: RegExp): Promise<void> {
  await page.goto(detailPath(id))
  await page.getByRole('main').getByRole('link', { name: button }).click()
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: made })).toBeVisible()
}

// 15 s: three people in two programs, from the sign-up to the report.
test('a full activity has a waiting list; the place that comes free is offered, confirmed, checked in and reported', async ({
  openAs,
  page: staff,
  baseURL,
}) => {
  const title = `晨雾外拍 ${Date.now()}`
  const id = await changeMember({ kind: 'activity', title, capacity: 1 })
  const first = await openAs('member')
  const second = await openAs('neighbour')

  await signUp(first, id, '立即报名', /^报名成功/)
  await first.getByRole('link', { name: '回到活动' }).click()
  await expect(first.getByRole('region', { name: '我的报名' }).getByText('已报名')).toBeVisible()

  // Without the agreement nothing is sent, and the sentence says why.
  await second.goto(detailPath(id))
  await second.getByRole('main').getByRole('link', { name: '加入候补' }).click()
  await second.getByRole('main').getByRole('button', { name: '加入候补' }).click()
  await expect(second.getByText('请先阅读并同意条款').first()).toBeVisible()
  await expectValidScreen(second, 'the form of an activity with an error')
  await second.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await second.getByRole('main').getByRole('button', { name: '加入候补' }).click()
  await expect(second.getByRole('heading', { name: '已加入候补，第 1 位' })).toBeVisible()

  await first.getByRole('button', { name: '取消报名' }).click()
  const dialog = first.getByRole('dialog', { name: '取消报名？' })
  await dialog.getByRole('button', { name: '取消报名' }).click()
  await expect(first.getByRole('region', { name: '我的报名' }).getByText('已取消')).toBeVisible()

  await second.goto(detailPath(id))
  await expect(second.getByRole('heading', { name: '轮到你了' })).toBeVisible()
  await expectValidScreen(second, 'an offer of a place')
  await second.getByRole('button', { name: '确认参加' }).click()
  await expect(second.getByRole('region', { name: '我的报名' }).getByText('已报名')).toBeVisible()

  await changeMember({ kind: 'activityBegins', id, inHours: 0.5 })
  await second.goto(`/activity/qr-code?id=${id}`)
  await expect(second.getByRole('img', { name: '签到码' })).toBeVisible()
  await expectValidScreen(second, 'a ticket')
  await second.context().setOffline(true)
  await expect(second.getByText('没有网络，签到码照常可用')).toBeVisible()
  await second.context().setOffline(false)

  await signedInStaff({ page: staff, baseURL })
  await staff.goto(`/console/entrance/${id}`)
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const typed = staff.getByLabel('六位口述码')
  await typed.fill('000')
  await typed.press('Enter')
  await expect(staff.getByText('这不是活动的签到码')).toBeVisible()
  const spoken = await second.locator('.event-ticket-spoken [aria-hidden]').innerText()
  await typed.fill(spoken)
  await typed.press('Enter')
  await expect(staff.getByText('签到成功')).toBeVisible()
  await expectValidScreen(staff, 'somebody checked in', consoleViews)
  await expect(second.getByRole('status').filter({ hasText: '已签到' })).toBeVisible()

  await changeMember({ kind: 'activityBegins', id, inHours: -4 })
  await staff.goto(`/console/activities/${id}?tab=report`)
  await staff.getByLabel('文章').fill('那天的雾没有散，大家拍到了桥。')
  await staff.getByRole('switch', { name: '在网站上显示' }).click()
  await staff.getByRole('button', { name: '保存' }).click()
  await expect(staff.getByText('已发布')).toBeVisible()

  await second.goto(detailPath(id))
  const report = second.getByRole('region', { name: '活动回顾' })
  await expect(report.getByText('那天的雾没有散，大家拍到了桥。')).toBeVisible()
  await expect(report.getByText('到场 1 人')).toBeVisible()
})

test('a ticket and an entrance that were opened once open without network', async ({
  openAs,
  page: staff,
  baseURL,
}) => {
  const id = await changeMember({ kind: 'activity', title: `断网外拍 ${Date.now()}`, capacity: 1 })
  const page = await openAs('member')
  await signUp(page, id, '立即报名', /^报名成功/)
  await changeMember({ kind: 'activityBegins', id, inHours: 0.5 })
  await page.goto(`/activity/qr-code?id=${id}`)
  await expectStored(page, 'ticket')
  await page.context().setOffline(true)
  await page.goto(`/activity/qr-code?id=${id}`)
  await expect(page.getByRole('img', { name: '签到码' })).toBeVisible()
  const spoken = await page.locator('.event-ticket-spoken [aria-hidden]').innerText()

  await signedInStaff({ page: staff, baseURL })
  await staff.goto(`/console/entrance/${id}`)
  await expectStored(staff, 'entrance')
  await staff.context().setOffline(true)
  await staff.goto(`/console/entrance/${id}`)
  await expect(staff.getByText('没有网络，按名单签到')).toBeVisible()
  const typed = staff.getByLabel('六位口述码')
  await typed.fill(spoken)
  await typed.press('Enter')
  await expect(staff.getByText('已记下', { exact: true })).toBeVisible()
})

test('the calendar leads to the activities of a day by keyboard alone', async ({ page }) => {
  const title = `日历外拍 ${Date.now()}`
  await changeMember({ kind: 'activity', title, capacity: 5 })
  const day = new Date(Date.now() + 3 * 24 * 3600_000)
  const part = (value: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', ...value }).format(day)
  const [year, month, date] = part({ year: 'numeric', month: '2-digit', day: '2-digit' })
    .split('-')
    .map(Number)
  await page.goto(`/activity/calendar?month=${year}-${String(month).padStart(2, '0')}`)
  const grid = page.getByRole('grid')
  const wanted = grid.getByRole('button', { name: new RegExp(`^${month} 月 ${date} 日，\\d+ 个活动`) })
  await expect(wanted).toBeVisible()
  await expect(wanted).toBeEnabled()

  // The arrow of the months leads away and back.
  await tabTo(page, page.getByRole('button', { name: '下个月' }))
  await page.keyboard.press('Enter')
  await expect(wanted).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: '上个月' }))
  await page.keyboard.press('Enter')
  await expect(wanted).toBeVisible()

  // Into the grid, then day by day: those without activities are passed over.
  await tabTo(page, grid.locator('button[tabindex="0"]'))
  await expect
    .poll(async () => {
      if (await wanted.evaluate((element) => element === document.activeElement)) return true
      await page.keyboard.press('ArrowRight')
      return false
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/day=/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

/** Waits until a page and its files are stored in the browser. */
async function expectStored(page: Page, name: string): Promise<void> {
  const isStored = async (cache: string) => {
    const [documents, files] = await Promise.all([
      caches.open(`${cache}-page`),
      caches.open(`${cache}-files`),
    ])
    const isKept = (await documents.keys()).length === 1 && (await files.keys()).length > 3
    return isKept && navigator.serviceWorker.controller !== null
  }
  await expect.poll(() => page.evaluate(isStored, name)).toBe(true)
}
