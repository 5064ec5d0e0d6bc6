import { expect, test } from '../support/fixtures.ts'
import { nextFileChooser } from '../support/file-chooser.ts'
import { photoFile } from '../support/photo-file.ts'
import { tabTo } from '../support/tab-to.ts'

test('from home to a published photograph and a like by keyboard alone', async ({ memberPage: page }) => {
  const picker = nextFileChooser(page)
  await page.goto('/404')
  await expect(page.getByRole('heading', { name: '这一格没有曝光' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  // The count of unread notices follows its name.
  await tabTo(page, page.getByRole('link', { name: /^首页/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /今天拍了什么/ })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: /今天拍了什么/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '发布照片' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /添加照片/ }))
  await page.keyboard.press('Enter')
  await (await picker).setFiles(await photoFile('keys.jpg', { hue: 170 }))
  await expect(page.getByRole('button', { name: '发布 1 张照片' })).toBeEnabled()

  const title = `键盘 ${Date.now()}`
  await tabTo(page, page.getByLabel('作品标题'))
  await page.keyboard.type(title)
  await tabTo(page, page.getByRole('combobox', { name: '话题' }))
  await page.keyboard.type('长曝光')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^谁可以看/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('谁可以看'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('谁可以看')).toContainText('粉丝与关注')
  await tabTo(page, page.getByRole('button', { name: '发布 1 张照片' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /^点赞/ }).first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^点赞/ }).first()).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('button', { name: '更多操作' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '更多操作' }).first()).toBeFocused()
})
