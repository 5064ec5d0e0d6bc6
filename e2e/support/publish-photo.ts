import { expect, type Page } from '@playwright/test'
import { photoFile } from './photo-file.ts'

/** Publishes one photograph as the signed-in member and returns the path of its post. */
export async function publishPhoto(page: Page, { hue = 0, text = '' } = {}): Promise<string> {
  await page.goto('/user/release')
  await page.getByLabel('选择照片').setInputFiles(await photoFile('photo.jpg', { hue }))
  if (text !== '') await page.getByLabel('说点什么').fill(text)
  await page.getByRole('button', { name: '发布 1 张照片' }).click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  return new URL(page.url()).pathname
}

/** Deletes the current post as its author and waits until it no longer exists. */
export async function deletePost(page: Page): Promise<void> {
  await page.getByRole('button', { name: '更多操作' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/user$/)
}
