import { expect, test } from './fixtures.ts'

test('what is collected is put into a folder and comes back from it', async ({ memberPage: page }) => {
  const name = `海边 ${Date.now() % 100_000}`
  await page.goto('/user/collect')
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByLabel('名字').fill(name)
  await page.getByRole('button', { name: '保存' }).click()
  const chip = page.getByRole('group', { name: '收藏夹' }).getByRole('link', { name: new RegExp(name) })
  await expect(chip).toContainText('0')
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const label = (await first.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: '移到收藏夹' }).first().click()
  await page.getByRole('menuitem', { name }).click()
  await expect(chip).toContainText('1')
  await chip.click()
  await expect(page.getByRole('article', { name: label })).toHaveCount(1)
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(chip).toHaveCount(0)
})
