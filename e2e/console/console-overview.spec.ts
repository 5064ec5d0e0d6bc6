import { readFile } from 'node:fs/promises'
import { expectValidScreen } from '../support/accessible.ts'
import { acceptInvitation, inviteOwner, signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

test('the first page shows figures over a chosen time, as charts and as tables', async ({
  page,
  baseURL,
}) => {
  await signedInStaff({ page, baseURL })
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: '概览' })).toBeVisible()
  // A job counts them soon after the start.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('每小时统计一次')).toBeVisible()
  }).toPass()
  await expect(page.getByRole('img', { name: /^作品和照片：作品 \d/ })).toBeVisible()
  await expectValidScreen(page, 'overview')
  await page.getByRole('radiogroup', { name: '时间' }).getByText('90 天').click()
  await expect(page).toHaveURL(/days=90/)
  await page.getByRole('radiogroup', { name: '评论的样子' }).getByText('表').click()
  await expect(page.getByRole('region', { name: '评论，每天' }).getByRole('row')).toHaveCount(91)
})

test('what a new site still needs is listed until it was done or confirmed', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  await page.goto('/console')
  const list = page.getByRole('region', { name: '开站前的准备' })
  await expect(list.getByText('还有 1 步')).toBeVisible()
  await expect(list.getByRole('link', { name: '协议' })).toHaveAttribute('href', '/console/terms')
  await list.getByRole('button', { name: '备份不用再做' }).click()
  await expect(list.getByText('都好了')).toBeVisible()
  await list.getByRole('button', { name: '收回备份的确认' }).click()
  await expect(list.getByText('还有 1 步')).toBeVisible()
})

test('the figures are exported over the chosen time', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  await page.goto('/console/overview?from=2026-02-01&to=2026-02-09')
  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog', { name: '导出' })
  await dialog.getByLabel('原因').fill('月报')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.slice(0, 10))).toEqual([
    expect.stringContaining('日期,之前的'),
    ...Array.from({ length: 9 }, (_, index) => `2026-02-0${index + 1}`),
  ])
})

test('a list is exported as it is filtered', async ({ page, baseURL }) => {
  const name = `exports${Date.now()}`
  await acceptInvitation(page, await inviteOwner(baseURL ?? ''), name)
  await page.goto(`/console/audit?actor=${name}`)
  await expect(page.getByRole('row', { name: /接受邀请/ })).toBeVisible()
  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog', { name: '导出' })
  await dialog.getByLabel('原因').fill('核对')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^操作记录-\d{4}-\d\d-\d\d\.csv$/)
  const [, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toContain(name)
  await expect(dialog).toBeHidden()
})
