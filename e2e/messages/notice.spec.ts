import { NewPublish, UserLike } from '@guangquan/contract'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { photoFile } from '../support/photo-file.ts'
import { readEverything } from '../support/read-everything.ts'
import { expectToast } from '../support/page-record.ts'

// Ids of demonstration members are the same everywhere.
const alan = '018df82b-3e00-7ead-a904-f5b0e41f176e'

test('a mention in a comment arrives while the member is online, and is read by opening it', async ({
  openAs,
  person,
}) => {
  const { name } = await person('member')
  const path = postPath(await makePost(await person('writer')))
  const [member, neighbour] = [await openAs('member'), await openAs('neighbour')]
  await readEverything(member)

  await neighbour.goto(path)
  const box = neighbour.getByLabel('写评论')
  const text = `看这里 ${Date.now()}`
  await box.fill(`${text} `)
  await box.press('End')
  await box.pressSequentially(`@${name}`)
  await neighbour
    .getByRole('listbox', { name: '提到谁' })
    .getByRole('option', { name: new RegExp(name) })
    .click()
  await expect(box).toHaveValue(`${text} @${name} `)
  await neighbour.getByRole('button', { name: '评论', exact: true }).last().click()
  const own = neighbour.getByRole('listitem').filter({ hasText: text })
  await expect(own.getByRole('link', { name: `@${name}` })).toBeVisible()

  // The page is not touched: the notice arrives without a reload.
  const row = member.getByRole('listitem').filter({ hasText: text })
  await expect(row).toBeVisible()
  await expect(row.getByText('未读')).toBeAttached()
  const opened = member.waitForEvent('popup')
  await row.getByRole('link', { name: /提到了你|评论了你|回复了你/ }).click()
  await expect((await opened).getByText(text).first()).toBeVisible()
  await expect(row.getByText('未读')).toHaveCount(0)

  await own.getByRole('button', { name: '更多' }).first().click()
  await neighbour.getByRole('menuitem', { name: '删除' }).click()
  await neighbour.getByRole('button', { name: '确定' }).click()
  await expect(own).toHaveCount(0)
})

test('notices of all kinds stand by time, likes among them', async ({ openAs, person }) => {
  const { calls } = await person('neighbour')
  const targetId = await makePost(await person('writer'), { title: '先赞后评' })
  const requestId = () => crypto.randomUUID()
  const writer = await openAs('writer')
  await writer.goto('/user/notice-list')
  const rows = writer
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /先赞后评/ })
  await calls.call(UserLike.Like, { targetType: 1, targetId, on: true, requestId: requestId() })
  await expect(rows).toHaveCount(1)
  // Times of notices are shown, and ordered, by the second.
  const second = () => Math.floor(Date.now() / 1000)
  const liked = second()
  await expect.poll(second).toBeGreaterThan(liked)
  await calls.call(NewPublish.Reply, { publishId: targetId, text: '后来的评论', requestId: requestId() })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('后来的评论')
  await expect(rows.last()).toContainText('赞了你的')
})

test('the author pins a comment, folds one, closes and reopens the comments', async ({
  memberPage: page,
  person,
}) => {
  await page.goto(postPath(await makePost(await person('member'))))
  const text = `置顶这句 ${Date.now()}`
  await page.getByLabel('写评论').fill(text)
  await page.getByRole('button', { name: '评论', exact: true }).last().click()
  const own = page.getByRole('listitem').filter({ hasText: text })
  // The menu of the comment contains the same word.
  const pinned = own.locator('p').getByText('置顶', { exact: true })
  await own.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '置顶', exact: true }).click()
  await expect(pinned).toBeVisible()
  await own.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '取消置顶' }).click()
  await expect(pinned).toHaveCount(0)

  const acts = page.locator('.post-detail-actions')
  await acts.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '关闭评论' }).click()
  await expect(page.getByText(/评论已关闭/)).toBeVisible()
  await acts.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '打开评论' }).click()
  await expect(page.getByText(/评论已关闭/)).toHaveCount(0)
})

test('a post is reported with a reason, once', async ({ openAs, person }) => {
  const writer = await person('writer')
  await makePost(writer)
  const page = await openAs('neighbour')
  await page.goto(`/user/other/release-list?id=${writer.id}`)
  const post = page.getByRole('article').first()
  await post.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '举报' }).click()
  const dialog = page.getByRole('dialog', { name: '举报作品' })
  await dialog.getByRole('button', { name: '举报' }).click()
  await expect(dialog.getByText('请选择举报原因')).toBeVisible()
  await dialog.getByLabel('其他').check()
  await dialog.getByRole('button', { name: '举报' }).click()
  await expect(dialog.getByText('请写明情况，至少 10 个字')).toBeVisible()
  await dialog.getByLabel('抄袭/盗图').check()
  await dialog.getByLabel('添加照片').setInputFiles([await photoFile('proof.jpg', { hue: 200 })])
  await expect(dialog.getByRole('img', { name: '第 1 张照片' })).toBeVisible()
  await expect(dialog.getByRole('status', { name: '正在上传第 1 张照片' })).toHaveCount(0)
  await expectToast(page, '已收到举报', () => dialog.getByRole('button', { name: '举报' }).click())
  await expect(dialog).toHaveCount(0)
})

test('received and given likes, people to follow, galleries and others’ posts', async ({ openAs }) => {
  const page = await openAs('demonstration')
  await page.goto('/user/like')
  await expect(page.getByText(/赞了你的|收藏了你的/).first()).toBeVisible()
  await page.getByRole('link', { name: '我赞过的' }).click()
  await expect(page.getByRole('feed', { name: '我赞过的' }).getByRole('article').first()).toBeVisible()

  await page.goto('/follow')
  await expect(page.getByRole('button', { name: /^(已关注|互相关注)/ }).first()).toBeVisible()
  await page.getByRole('link', { name: '推荐关注' }).click()
  await expect(page.getByText(/也关注了TA|近期作品受欢迎|暂时没有可推荐的人/).first()).toBeVisible()

  await page.goto('/user/gallery')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await page.getByRole('button', { name: /^相机/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(page).toHaveURL(/cameraId=/)
  await expect(page.locator('.photo-tile').first()).toBeVisible()

  await page.goto(`/user/other?id=${alan}`)
  const tabs = page.getByRole('navigation', { name: 'TA的内容' })
  for (const [place, name] of ['照片', /^动态\s*\d/, '相册', '文章', '视频'].entries())
    await expect(tabs.getByRole('link').nth(place)).toHaveText(name)
  await tabs.getByRole('link', { name: '动态' }).click()
  await expect(page).toHaveURL(/\/user\/other\?id=[^&]+&tab=posts/)
  await expect(tabs.getByRole('link', { name: '动态' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/user')
  const own = page.getByRole('navigation', { name: '我的内容' }).getByRole('link')
  for (const [place, name] of ['照片', /^动态/, '相册', '文章', '视频', /^圈子/, /^收藏/, '喜欢'].entries())
    await expect(own.nth(place)).toHaveText(name)
  await own.nth(4).click()
  await expect(page).toHaveURL('/user?tab=video')
  await page.getByRole('link', { name: '管理我的发布' }).click()
  await expect(page).toHaveURL('/user/release-list?tab=video')
  await expect(page.getByRole('link', { name: '投票', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '参赛', exact: true }).click()
  await expect(page.getByRole('link', { name: '参赛', exact: true })).toHaveAttribute('aria-current', 'page')
})
