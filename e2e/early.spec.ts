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

test('a member’s home page loads what members see with the page, and once', async ({ memberPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(/\/js\/(?:index|home-page)-/, async (route) => {
    // Nothing of the page's own scripts has run.
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/js\/member-home-page-/))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /今天拍了什么/ })).toBeVisible()
  const files = asked.filter((path) => /^\/(?:js|css)\//.test(path))
  expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([])
})

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
