import type { Locator, Page } from '@playwright/test'

/** Opens the menu at the member's avatar, from 768 px. */
export async function openOwnMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: /，我的$/ })
  await button.click()
  const menu = page.getByRole('banner').locator('.shell-tools .nav-list')
  await menu.getByRole('link', { name: '我的主页' }).waitFor()
  return menu
}

/** 退出 in that menu, with the question after it. */
export async function signOut(page: Page): Promise<void> {
  const menu = await openOwnMenu(page)
  await menu.getByRole('button', { name: '退出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
}
