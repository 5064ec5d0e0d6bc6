import { expect, test } from './fixtures.ts'

test.describe('on a post', () => {
  test.beforeEach(async ({ memberPage: page }) => {
    await page.goto('/?tab=new')
    await page
      .getByRole('article')
      .nth(3)
      .getByRole('link', { name: /^查看作品/ })
      .click()
    await expect(page).toHaveURL(/\/post\/detail\//)
  })

  test('a like and a collection stay after a reload and can be taken back', async ({ memberPage: page }) => {
    const like = page.getByRole('button', { name: /^点赞/ }).first()
    const collect = page.getByRole('button', { name: /^收藏/ }).first()
    const wasLiked = (await like.getAttribute('aria-pressed')) === 'true'
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))
    const wasCollected = (await collect.getAttribute('aria-pressed')) === 'true'
    await collect.click()
    await expect(page.getByText(wasCollected ? '已取消收藏' : '已收藏')).toBeVisible()
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))
    await expect(collect).toHaveAttribute('aria-pressed', String(!wasCollected))
  })

  test('a comment with an emotion, an answer to it, and its removal', async ({ memberPage: page }) => {
    const text = `很安静 ${Date.now()}`
    await page.getByLabel('写评论').fill(text)
    await page.getByRole('button', { name: '表情' }).click()
    await page.getByRole('group', { name: '表情' }).getByRole('button').nth(4).click()
    await expect(page.getByLabel('写评论')).toHaveValue(/\[.+\]$/)
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    const own = page.getByRole('listitem').filter({ hasText: text })
    await expect(own).toBeVisible()
    await expect(own.getByRole('img')).toBeVisible()

    await own.getByRole('button', { name: '回复' }).first().click()
    await page.getByLabel('写评论').fill('自己补一句')
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    await expect(own.getByText('自己补一句')).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: /最热|最新/ }).click()
    await expect(own.getByText('自己补一句')).toBeVisible()
    await own.getByRole('button', { name: '删除' }).first().click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(own).toHaveCount(0)
  })

  test('a share as link and as a poster with a QR code', async ({ memberPage: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: /^分享/ }).first().click()
    await expect(page.getByRole('img', { name: /分享海报/ })).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: '复制链接' }).click()
    await expect(page.getByText('已复制链接')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/post\/detail\//)
  })
})

test('following opens the follow dialog and shows on every card', async ({ memberPage: page }) => {
  await page.goto('/?tab=new')
  const button = page.getByRole('button', { name: /^关注 (?!小寒)/ }).first()
  const name = ((await button.getAttribute('aria-label')) ?? '').slice(3)
  await button.click()
  await expect(page.getByRole('dialog', { name: `已关注 ${name}` })).toBeVisible()
  await page.getByLabel('特别关注').check()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await expect(
    page.getByRole('button', { name: new RegExp(`(已关注|互相关注) ${name}`) }).first(),
  ).toBeVisible()
  await page.goto('/?tab=follow')
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
})
