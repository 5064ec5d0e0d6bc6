import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makePost, postPath } from './make-post.ts'
import { waitForScripts } from './page-record.ts'

/** Opens a page whose scripts wait. @returns a function that lets them load */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/js\/index-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    held.resolve()
    await waitForScripts(page)
  }
}

test.describe('what a visitor does before the scripts have loaded is not lost:', () => {
  test('a button pressed', async ({ page, person }) => {
    const loadScripts = await openWithoutScripts(page, postPath(await makePost(await person('writer'))))
    await page.getByRole('button', { name: /^点赞/ }).first().click()
    await loadScripts()
    await expect(page.getByText('登录后可以点赞')).toBeVisible()
  })

  test('a comment begun', async ({ page, person }) => {
    const loadScripts = await openWithoutScripts(page, postPath(await makePost(await person('writer'))))
    const comment = page.getByLabel('写评论')
    await comment.fill('这张真静')
    await loadScripts()
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    await expect(page.getByText('登录后可以评论')).toBeVisible()
    await expect(comment).toHaveValue('这张真静')
  })
})
