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
  await expectValidScreen(page, 'jobs')
  const id = await first.getByRole('cell').first().innerText()
  await first.getByRole('button', { name: '丢弃' }).click()
  const dialog = page.getByRole('dialog', { name: /^丢弃任务/ })
  await dialog.getByLabel('原因').fill('不用了')
  await dialog.getByRole('button', { name: '丢弃任务' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: id, exact: true })).toHaveCount(0)
})

test('Ctrl-K opens a page, or looks for something in one', async ({ page, baseURL }) => {
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
  await search.fill(name)
  await page.locator('.ant-select-item-option', { hasText: `在「操作记录」里找「${name}」` }).click()
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
  await page.locator('.ant-select-item-option', { hasText: `在「操作记录」里找「${name}again」` }).click()
  await expect(field).toHaveValue(`${name}again`)
})
