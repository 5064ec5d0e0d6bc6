import { NewPublish, UserLike } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { countPresses } from '../support/count-presses.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import type { Account } from '../support/new-account.ts'
import { tabTo } from '../support/tab-to.ts'
import { fingerOn } from '../support/touch.ts'
import { watchLoading } from '../support/watch-loading.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const viewerOf = (page: Page) => page.getByRole('dialog', { name: '查看大图' })

// Another member's posts of this lens may be first: what was collected is removed again.
async function removeCollected({ person }: { person: (role: 'member') => Promise<Account> }): Promise<void> {
  const { calls, id } = await person('member')
  const { items } = UserLike.GetCollectList.output.parse(
    await calls.call(UserLike.GetCollectList, { userId: id }),
  )
  for (const { id: targetId } of items)
    await calls.call(UserLike.Collect, { targetType: 1, targetId, on: false, requestId: crypto.randomUUID() })
}

test.describe('from a photograph to another one of the same lens, which is collected, in three presses', () => {
  test.afterEach(removeCollected)

  test('by keyboard alone', async ({ memberPage: page, person }) => {
    await page.goto(postPath(await makePost(await person('writer'))))
    const presses = await countPresses(page)
    await tabTo(page, page.getByRole('link', { name: 'CL 50mm f/1.4' }))
    const settle = watchLoading(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/lensId=/)
    const tile = page.locator('.photo-tile').first()
    await expect(tile).toBeVisible()
    await settle()
    expect(await tabTo(page, tile)).toBeLessThanOrEqual(6)
    await page.keyboard.press('Space')
    const collect = viewerOf(page).getByRole('button', { name: /^收藏/ })
    await tabTo(page, collect)
    await page.keyboard.press('Enter')
    await expect(collect).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('已收藏到默认收藏夹')).toBeVisible()
    expect(presses()).toBe(3)
  })

  test('on a touch screen', async ({ openAs, person }) => {
    const page = await openAs('member', phone)
    await page.goto(postPath(await makePost(await person('writer'))))
    const presses = await countPresses(page)
    await page.getByRole('link', { name: 'CL 50mm f/1.4' }).tap()
    await expect(page).toHaveURL(/lensId=/)
    const collect = viewerOf(page).getByRole('button', { name: /^收藏/ })
    const finger = await fingerOn(page)
    await finger.longPress(page.locator('.photo-tile').first(), () => expect(collect).toBeVisible())
    await collect.tap()
    await expect(collect).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('已收藏到默认收藏夹')).toBeVisible()
    expect(presses()).toBe(3)
  })
})

test.describe('from the wall to a photograph of one lens, which is collected, in three presses', () => {
  test.afterEach(removeCollected)

  test('by keyboard alone: the first photograph has the focus once the lens is chosen', async ({
    memberPage: page,
    person,
  }) => {
    await makePost(await person('writer'))
    await page.goto('/post/photo')
    const presses = await countPresses(page)
    await page.getByRole('button', { name: '镜头：全部' }).focus()
    await page.keyboard.press('Enter')
    const lens = page.getByRole('menuitemradio', { name: /^CL 50mm f\/1\.4\s/ })
    await expect(page.getByRole('menuitemradio', { name: '全部镜头' })).toBeFocused()
    await lens.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/lensId=/)
    const tile = page.locator('.photo-tile').first()
    await expect(tile).toBeFocused()
    const collect = page.locator('.photo-tile-place').first().getByRole('button', { name: '收藏' })
    await expect(collect).toBeVisible()
    await page.keyboard.press('c')
    await expect(collect).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('已收藏到默认收藏夹')).toBeVisible()
    expect(presses()).toBe(3)
  })

  test('on a touch screen: photographs found by gear offer it', async ({ openAs, person }) => {
    await makePost(await person('writer'))
    const page = await openAs('member', phone)
    await page.goto('/post/photo')
    const collect = page.locator('.photo-tile-place').first().getByRole('button', { name: '收藏' })
    const presses = await countPresses(page)
    await page.getByRole('button', { name: '镜头：全部' }).tap()
    await page.getByRole('menuitemradio', { name: /^CL 50mm f\/1\.4\s/ }).tap()
    await expect(page).toHaveURL(/lensId=/)
    // The row of filters shows what was chosen, and the way out of it.
    await expect(page.getByRole('link', { name: '清除镜头' })).toBeInViewport({ ratio: 1 })
    await collect.tap()
    await expect(collect).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('已收藏到默认收藏夹')).toBeVisible()
    expect(presses()).toBe(3)
  })
})

test.describe('a comment is answered in at most three presses', () => {
  let path = ''
  test.beforeEach(async ({ person }) => {
    const publishId = await makePost(await person('member'))
    const { calls } = await person('neighbour')
    await calls.call(NewPublish.Reply, {
      publishId,
      text: '请问用了几档减光镜？',
      requestId: crypto.randomUUID(),
    })
    path = postPath(publishId)
  })

  test('by keyboard alone', async ({ memberPage: page }) => {
    await page.goto(path)
    const presses = await countPresses(page)
    await tabTo(page, page.getByRole('button', { name: '回复' }))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('写评论')).toBeFocused()
    await page.keyboard.type('十档')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('listitem').getByText('十档')).toBeVisible()
    expect(presses()).toBe(2)
  })

  test('on a touch screen', async ({ openAs }) => {
    const page = await openAs('member', phone)
    await page.goto(path)
    const presses = await countPresses(page)
    await page.getByRole('button', { name: '说点什么' }).tap()
    await page.getByRole('button', { name: '回复' }).tap()
    await expect(page.getByLabel('写评论')).toBeFocused()
    await page.keyboard.type('十档')
    await page.getByRole('button', { name: '评论', exact: true }).tap()
    await expect(page.getByRole('listitem').getByText('十档')).toBeVisible()
    expect(presses()).toBe(3)
  })
})
