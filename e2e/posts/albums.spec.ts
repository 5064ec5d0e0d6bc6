import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { expectToast } from '../support/page-record.ts'

test('an album is created, filled by keyboard, renamed, emptied and deleted; its photographs stay', async ({
  memberPage: page,
  person,
}) => {
  for (const hue of [0, 120]) await makePost(await person('member'), { hue })
  const name = `夏天 ${Date.now() % 100_000}`
  const filter = page.getByRole('group', { name: '筛选照片' })
  const tiles = page.getByRole('checkbox')
  const bar = page.getByRole('group', { name: '选中的照片' })
  await page.goto('/user/gallery')
  await filter.getByRole('button', { name: /^相册/ }).click()
  await page.getByRole('menuitem', { name: '新建相册' }).click()
  const dialog = page.getByRole('dialog', { name: '新建相册' })
  await dialog.getByLabel('名字').fill('长'.repeat(21))
  await expect(dialog.getByText('名字最多 20 字')).toBeVisible()
  await dialog.getByLabel('名字').fill(name)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  await page.getByRole('link', { name: '去选照片' }).click()
  await expect(bar).toContainText('一次最多 100 张')
  await tiles.first().focus()
  await page.keyboard.press('Space')
  await tiles.nth(1).check()
  await expect(bar).toContainText('已选 2 张')
  await bar.getByRole('button', { name: '放进相册' }).click()
  await expectToast(page, `已放进「${name}」`, () => page.getByRole('menuitem', { name }).click())
  await expect(tiles).toHaveCount(0)
  await expect(filter.getByRole('button', { name: '选照片' })).toBeFocused()

  await filter.getByRole('button', { name: /^相册/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(page.getByText('2 张照片')).toBeVisible()
  await page.getByRole('button', { name: '改名' }).click()
  await page.getByLabel('名字').fill(`${name}末`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${name}末` })).toBeVisible()

  await filter.getByRole('button', { name: '选照片' }).click()
  await tiles.first().check()
  await bar.getByRole('button', { name: '从相册拿出' }).click()
  await expect(page.getByText('1 张照片')).toBeVisible()

  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expectToast(page, '已取消删除', () =>
    page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click(),
  )
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL('/user/gallery')
  await filter.getByRole('button', { name: '选照片' }).click()
  await expect(tiles.nth(1)).toBeVisible()
  await filter.getByRole('button', { name: /^相册/ }).click()
  await expect(page.getByRole('menuitemradio', { name })).toHaveCount(0)
})
