import { UserLike } from '@guangquan/contract'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { photoFile } from '../support/photo-file.ts'
import { expectToast } from '../support/page-record.ts'
import { awaitCall } from '../support/await-call.ts'
import { findNewest } from '../support/find-newest.ts'

test.describe('on a post', () => {
  test.beforeEach(async ({ memberPage: page, person }) => {
    await page.goto(postPath(await makePost(await person('writer'))))
  })

  test('a like and a collection stay after a reload and can be removed', async ({ memberPage: page }) => {
    const like = page.getByRole('button', { name: /^点赞/ }).first()
    const collect = page.getByRole('button', { name: /^收藏/ }).first()
    await awaitCall(page, UserLike.Like, () => like.click())
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await collect.click()
    await expect(page.getByText('已收藏到默认收藏夹')).toBeVisible()
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(collect).toHaveAttribute('aria-pressed', 'true')
    await awaitCall(page, UserLike.Like, () => like.click())
    await expectToast(page, '已取消收藏', () => collect.click())
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(collect).toHaveAttribute('aria-pressed', 'false')
  })

  test('a collected post is put into a new folder at once', async ({ memberPage: page }) => {
    const title = `晨雾 ${Date.now() % 1e6}`
    const collect = page.getByRole('button', { name: /^收藏/ }).first()
    const offer = page.getByRole('button', { name: '选择收藏夹' })
    await collect.click()
    await offer.click()
    await page.getByRole('button', { name: '新建收藏夹' }).click()
    await page.getByLabel('名字').fill(title)
    await page.getByRole('button', { name: '保存' }).click()
    const choice = page.getByRole('dialog', { name: '选择收藏夹' })
    await expect(choice.getByRole('radio', { name: title })).toBeChecked()
    await choice.getByRole('button', { name: '确定' }).click()
    await expect(choice).toBeHidden()
    const post = new URL(page.url()).pathname
    await page.goto('/user/collect')
    await page.getByRole('link', { name: title }).click()
    await expect(page.locator(`a[href*="${post}"]`).first()).toBeVisible()
  })

  test('a like made offline is sent when the network is back', async ({ memberPage: page }) => {
    const like = page.getByRole('button', { name: /^点赞/ }).first()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(page.getByText('网络已断开')).toBeVisible()
    await expectToast(page, '网络恢复后自动提交', () => like.click())
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await awaitCall(page, UserLike.Like, () => page.context().setOffline(false))
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  test('a comment with an emoji, an answer to it, and its removal', async ({ memberPage: page }) => {
    const text = `很安静 ${Date.now()}`
    await page.getByLabel('写评论').fill(text)
    await page.getByRole('button', { name: '表情' }).click()
    await page.getByRole('group', { name: '表情' }).getByRole('button').nth(4).click()
    await expect(page.getByLabel('写评论')).toHaveValue(/\[.+\]$/)
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    const own = page.getByRole('listitem').filter({ hasText: text })
    await expect(own).toBeVisible()
    await expect(own.getByRole('img')).toBeVisible()

    for (const response of ['自己补一句', '再补一句', '最后一句']) {
      await own.getByRole('button', { name: '回复' }).first().click()
      await page.getByLabel('写评论').fill(response)
      await page.getByRole('button', { name: '评论', exact: true }).last().click()
      await expect(own.getByText(response)).toBeVisible()
    }

    await page.reload()
    await page.getByRole('button', { name: /热门|最新/ }).click()
    await expect(own.getByText('自己补一句')).toBeVisible()
    await expect(own.getByText('最后一句')).toHaveCount(0)
    await own.getByRole('button', { name: '展开另外 1 条回复' }).click()
    await expect(own.getByText('最后一句')).toBeVisible()
    await own.getByRole('button', { name: '收起' }).click()
    await expect(own.getByText('最后一句')).toHaveCount(0)
    await own.getByRole('button', { name: '更多' }).first().click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(own).toHaveCount(0)
  })

  test('on a phone the emoji panel replaces the keyboard, and Esc closes it', async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '说点什么' }).click()
    const comments = page.getByRole('dialog', { name: /^评论/ })
    const box = comments.getByLabel('写评论')
    await box.fill('好光线')
    await box.press('ArrowLeft')
    const emotions = comments.getByRole('group', { name: '表情' })
    await comments.getByRole('button', { name: '表情' }).click()
    for (const code of ['[喜欢]', '[相机]']) await emotions.getByRole('button', { name: code }).click()
    await expect(box).toHaveValue('好光[喜欢][相机]线')
    await expect(box).not.toBeFocused()
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([box.boundingBox(), emotions.boundingBox()])
        return above === null || below === null ? Infinity : above.y + above.height - below.y
      })
      .toBeLessThan(0)
    await page.keyboard.press('Escape')
    await expect(emotions).toHaveCount(0)
    await expect(comments).toBeVisible()
    await comments.getByRole('button', { name: '表情' }).click()
    await comments.getByRole('heading', { name: /^评论/ }).click()
    await expect(emotions).toHaveCount(0)
    await comments.getByRole('button', { name: '表情' }).click()
    await box.click()
    await expect(emotions).toHaveCount(0)
    await box.fill('')
  })

  test('a comment begun with a photograph is restored after a reload, and is sent', async ({
    memberPage: page,
  }) => {
    const text = `带一张图 ${Date.now()}`
    await page.getByLabel('写评论').fill(text)
    await page.getByLabel('评论的照片').setInputFiles(await photoFile('comment.jpg', { hue: 320 }))
    await expect(page.getByText('照片已就绪')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('写评论')).toHaveValue(text)
    const picture = page.getByRole('img', { name: '要发的照片' })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    await expectToast(page, '已评论', () =>
      page.getByRole('button', { name: '评论', exact: true }).last().click(),
    )
    const own = page.getByRole('listitem').filter({ hasText: text }).first()
    await expect(own.getByRole('button', { name: /^放大.*评论照片/ })).toBeVisible()
    await expect(picture).toHaveCount(0)
  })

  test('a GIF in a comment is static, plays in its dialog and can be paused', async ({
    memberPage: page,
  }) => {
    const text = `会动的云 ${Date.now()}`
    const frames = Buffer.concat([40, 120, 200].map((grey) => Buffer.alloc(320 * 240, grey)))
    const raw = { width: 320, height: 720, channels: 1, pageHeight: 240 } as const
    const buffer = await sharp(frames, { raw })
      .gif({ delay: [200, 200, 200] })
      .toBuffer()
    await page.getByLabel('写评论').fill(text)
    await page.getByLabel('评论的照片').setInputFiles({ name: 'cloud.gif', mimeType: 'image/gif', buffer })
    await expect(page.getByText('照片已就绪')).toBeVisible()
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    const own = page.getByRole('listitem').filter({ hasText: text }).first()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await own.getByRole('button', { name: /^放大.*评论动图/ }).click()
    const dialog = page.getByRole('dialog', { name: /评论动图$/ })
    const address = () => dialog.getByRole('img').getAttribute('src')
    await dialog.getByRole('button', { name: '暂停' }).click()
    await expect.poll(address).not.toMatch(/480a\.webp/)
    await dialog.getByRole('button', { name: '播放' }).click()
    await expect.poll(address).toMatch(/480a\.webp/)
  })

  test('a share as link and as a poster with a QR code', async ({ memberPage: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: /^分享/ }).first().click()
    await expect(page.getByRole('img', { name: /分享海报/ })).toBeVisible()
    const address = new URL(new URL(page.url()).pathname, page.url()).href
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: '保存海报' }).click()
    expect(await readCodeOfPoster(await (await download).path(), address)).toEqual(codeOf(address))
    await expectToast(page, '已复制链接', () => page.getByRole('button', { name: '复制链接' }).click())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })
})

test('a card gives its reason', async ({ memberPage: page }) => {
  await page.goto('/')
  // Further posts may come before it.
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  const card = page.getByRole('article', { name, exact: true }).first()
  await card.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '为什么看到' }).click()
  // A card of a vote has a status of its own.
  await expect(
    card.getByRole('status').filter({
      hasText: /^(最新发布|近期受到较多|编辑推荐|新影友的|你感兴趣的|你关注的)/,
    }),
  ).toBeVisible()
  await expect(card.getByRole('link', { name: '推荐是怎么排的' })).toHaveAttribute('href', '/more/ranking')
})

test('following opens the follow dialog and shows on every card; unfollowing prompts first', async ({
  memberPage: page,
  person,
}) => {
  const { name } = await person('neighbour')
  const title = `石头 ${Date.now()}`
  await makePost(await person('neighbour'), { title })
  await (await findNewest(page, title)).getByRole('button', { name: `关注 ${name}`, exact: true }).click()
  await expect(page.getByRole('dialog', { name: `已关注 ${name}` })).toBeVisible()
  await page.getByLabel('特别关注').check()
  await expectToast(page, '已保存', () => page.getByRole('button', { name: '确定' }).click())
  await expect(
    page.getByRole('button', { name: new RegExp(`(已关注|互相关注) ${name}`) }).first(),
  ).toBeVisible()
  await page.goto('/?tab=follow')
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
  const followed = page.getByRole('button', { name: new RegExp(`(已关注|互相关注) ${name}`) }).first()
  const question = page.getByRole('alertdialog', { name: `不再关注${name}？` })
  await followed.click()
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await followed.click()
  await expectToast(page, '已取消关注', () => question.getByRole('button', { name: '确定' }).click())
  await expect(page.getByRole('button', { name: `关注 ${name}`, exact: true }).first()).toBeVisible()
})

test('what another device undid shows in every list once one of them is fetched again', async ({
  openAs,
  person,
  memberPage: page,
}) => {
  const writer = await person('writer')
  const path = postPath(await makePost(writer))
  await page.goto(`/user/other/release-list?id=${writer.id}`)
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${path}"]`) })
  const like = card.getByRole('button', { name: /^点赞/ })
  await awaitCall(page, UserLike.Like, () => like.click())

  const otherDevice = await openAs('member')
  await otherDevice.goto(path)
  const sameLike = otherDevice.getByRole('button', { name: /^点赞/ }).first()
  await expect(sameLike).toHaveAttribute('aria-pressed', 'true')
  await awaitCall(otherDevice, UserLike.Like, () => sameLike.click())

  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: '图片', exact: true }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: '全部', exact: true }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

// What a camera would see: dark or light in the middle of each module of the poster's code.
async function readCodeOfPoster(path: string, address: string): Promise<boolean[]> {
  const picture = sharp(path)
  const { width, height } = await picture.metadata()
  // The code is 200 px wide at the lower right: 64 px from the right edge, 258 px above the lower one.
  const code = await picture
    .extract({ left: width - 264, top: height - 258, width: 200, height: 200 })
    .greyscale()
    .raw()
    .toBuffer()
  const size = Math.sqrt(codeOf(address).length)
  const module = 200 / size
  return Array.from({ length: size * size }, (_, place) => {
    const x = Math.floor(((place % size) + 0.5) * module)
    const y = Math.floor((Math.floor(place / size) + 0.5) * module)
    return (code[y * 200 + x] ?? 255) < 128
  })
}

function codeOf(address: string): boolean[] {
  return encodeQR(address, 'raw', { border: 1 }).flat()
}
