import type { Page } from '@playwright/test'
import { expectValidScreen } from './accessible.ts'
import { signedInStaff } from './console-account.ts'
import { expect, test } from './fixtures.ts'
import { makePost } from './make-post.ts'

// AVIF copies are not made in this test program: their jobs wait.
test('a job that waits is dropped with a reason', async ({ page, baseURL, person }) => {
  await makePost(await person('member'))
  await signedInStaff({ page, baseURL })
  await page.goto('/console/jobs?tab=lanes')
  await expect(page.getByRole('row', { name: /^整理数据的/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /kernel\.countFigures/ })).toBeVisible()
  await page.goto('/console/jobs?state=waiting&name=media.avif')
  const first = page.getByRole('row', { name: /丢弃/ }).first()
  await expect(first).toBeVisible()
  const id = await first.getByRole('cell').nth(1).innerText()
  await first.getByRole('button', { name: '丢弃' }).click()
  const dialog = page.getByRole('dialog', { name: /^丢弃任务/ })
  await dialog.getByLabel('原因').fill('不用了')
  await dialog.getByRole('button', { name: '丢弃任务' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: id, exact: true })).toHaveCount(0)
})

/** Options far below the first are made once they are scrolled to. */
async function lookInRecords(page: Page, text: string): Promise<void> {
  const option = (list: string) =>
    page.locator('.ant-select-item-option', { hasText: `在「${list}」里找「${text}」` })
  await option('会员').hover()
  await page.mouse.wheel(0, 2000)
  await option('操作记录').click()
}

test('Ctrl-K opens a page or a row, or looks for something in a page', async ({ page, baseURL, person }) => {
  const member = await person('member')
  const name = `finds${Date.now()}`
  await signedInStaff({ page, baseURL })
  await page.goto('/console/account')
  await expect(page.getByRole('heading', { level: 1, name: '我的账号' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: '查找' })
  await expect(search).toBeFocused()
  await search.fill('任务')
  await expect(page.getByRole('option', { name: '任务', exact: true })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '任务' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await search.fill(member.name)
  await expect(page.getByRole('status').getByText('找到 1 条')).toBeVisible()
  await expectValidScreen(page, 'search from anywhere')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await search.fill('先审后发')
  await expect(page.getByRole('status').getByText('找到 1 条')).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '新会员先审后发' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/settings$/)
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await search.fill(name)
  await lookInRecords(page, name)
  await expect(page.getByText('没有这样的记录')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`audit\\?actor=${name}`))

  // What is typed and not sent yet stays while another filter changes; another search replaces it.
  const field = page.getByRole('searchbox', { name: '谁' })
  await expect(field).toHaveValue(name)
  await field.fill('写到一半')
  await page.getByRole('combobox', { name: '做了什么' }).click()
  await page.getByTitle('登录后台').click()
  await expect(page).toHaveURL(/act=staff\.signedIn/)
  await expect(field).toHaveValue('写到一半')
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await search.fill(`${name}again`)
  await lookInRecords(page, `${name}again`)
  await expect(field).toHaveValue(`${name}again`)
})

test('the page of the system shows what runs, and a test message goes out', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  await page.goto('/console/system')
  await expect(page.getByRole('row', { name: /运行中/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /微信登录/ })).toBeVisible()
  await expect(page.getByText('程序只能添加，不能修改')).toBeVisible()
  await page.getByRole('button', { name: '发测试消息：开发用的发件箱' }).click()
  const dialog = page.getByRole('dialog', { name: '测试开发用的发件箱' })
  await dialog.getByLabel('手机号或邮箱').fill('nobody')
  await dialog.getByLabel('原因').fill('查一查')
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(dialog.getByText('手机号是 11 位数字')).toBeVisible()
  await dialog.getByLabel('手机号或邮箱').fill(`test${Date.now()}@example.com`)
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(dialog.getByText('服务商收下了，请看看有没有收到。')).toBeVisible()
})
