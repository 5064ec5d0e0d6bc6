import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { openOwnMenu } from '../support/own-menu.ts'

const places = [
  ['金币', '/user/coins/mine'],
  ['任务', '/user/level/task'],
  ['礼品', '/user/present'],
  ['权益', '/user/benefits'],
  ['我的产品', '/user/product'],
] as const

test('what a member has is one press away on their page, at every width', async ({ memberPage: page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/user')
    const row = page.getByRole('navigation', { name: '我的账户' })
    for (const [name, path] of places) {
      const link = row.getByRole('link', { name })
      await expect(link, `${name} at ${width}`).toHaveAttribute('href', path)
      // Its count.
      await expect(link, `${name} at ${width}`).toContainText(/\d/)
    }
    await expectValidScreen(page, `own page at ${width}`)
  }
  const tasks = page.getByRole('navigation', { name: '我的账户' }).getByRole('link', { name: '任务' })
  // Members have a phone, which is a task that waits.
  await expect(tasks).toHaveAccessibleName(/可以领取/)
  await tasks.click()
  await expect(page).toHaveURL('/user/level/task')
})

test('the menu at the avatar leads there and signs out, by mouse and by keyboard', async ({
  memberPage: page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/post/photo')
    const menu = await openOwnMenu(page)
    for (const [name, path] of places)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(menu.getByRole('button', { name: '退出' })).toBeVisible()
    await expectValidScreen(page, `menu at ${width}`)
  }
  await page.mouse.move(5, 400)
  const button = page.getByRole('banner').getByRole('button', { name: /，我的$/ })
  await button.focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: '我的主页' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
