import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'

test('a visitor reads news by type, one after the other, and comes back to the list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('link', { name: '官方资讯' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '官方资讯' })).toBeVisible()
  const types = page.getByRole('navigation', { name: '类型' })
  await types.getByRole('link', { name: '固件' }).click()
  await expect(page).toHaveURL('/more/news?type=4')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(3)
  await list.first().getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '澄光 C1 Pro 固件 1.10' })).toBeVisible()
  await expect(page).toHaveTitle(/固件 1\.10/)
  await expect(page.getByRole('cell', { name: 'C1PRO_110.BIN' })).toBeVisible()
  await page
    .getByRole('navigation', { name: '上一条和下一条' })
    .getByRole('link', { name: /下一条/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '澄光 C5 II 固件 2.04' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/more/news?type=4')
  await expect(list).toHaveCount(3)

  await types.getByRole('link', { name: '视频' }).click()
  await page.getByRole('group', { name: '视频类型' }).getByRole('link', { name: '广告片' }).click()
  await expect(page.getByText('还没有这样的视频')).toBeVisible()
  await page.getByRole('link', { name: '看全部资讯' }).click()
  await expect(page).toHaveURL('/more/news')
})

// 12 s: a form, an upload and three acts of staff.
test('an editor writes news with a picture, publishes it for everybody and withdraws it', async ({
  page,
  baseURL,
  openAs,
}) => {
  await signedInStaff({ page, baseURL })
  const title = `湖边的清晨 ${Date.now()}`
  await page.goto('/console/news')
  await page.getByRole('button', { name: '写资讯' }).click()
  const drawer = page.getByRole('dialog', { name: '写资讯' })
  await drawer.getByLabel('标题').fill(title)
  await drawer.getByLabel('来源').fill('澄光影像')
  const body = drawer.getByLabel('正文')
  await body.fill('## 集合\n\n五点半在码头集合。')
  const chooser = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: '插入图片' }).click()
  await (await chooser).setFiles(await photoFile('pier.jpg', { width: 1200, height: 800 }))
  await expect(body).toHaveValue(/!\[图片说明\]\([0-9a-f-]{36}\)/)
  await body.fill((await body.inputValue()).replace('图片说明', '码头'))
  await drawer.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await expect(preview.getByRole('img', { name: '码头' })).toHaveJSProperty('naturalWidth', 1200)
  await expectValidScreen(page, 'console news preview')
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(preview).toBeHidden()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectValidScreen(page, 'console news')

  const visitor = await openAs('visitor')
  await visitor.goto('/more/news')
  await expect(visitor.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)

  await page.getByRole('button', { name: '发布', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: `发布 · ${title}` })
  await publishing.getByLabel('原因').fill('到时间了')
  await publishing.getByRole('button', { name: '发布', exact: true }).click()
  await expect(publishing).toBeHidden()
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '在网站上看' }).click(),
  ])
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(shown.getByRole('heading', { level: 2, name: '集合' })).toBeVisible()
  // The width of its box, for which it chooses one of its copies.
  await expect(shown.getByRole('img', { name: '码头' })).toHaveJSProperty('naturalWidth', 860)
  const address = new URL(shown.url()).pathname
  await shown.close()

  await page.getByRole('button', { name: '撤下' }).click()
  const withdrawing = page.getByRole('dialog', { name: `撤下 · ${title}` })
  await withdrawing.getByLabel('原因').fill('改期')
  await withdrawing.getByRole('button', { name: '撤下' }).click()
  await expect(withdrawing).toBeHidden()
  // A member does not get what visitors get from the cache for a minute.
  const member = await openAs('member')
  await member.goto(address)
  await expect(member.getByText('内容不存在或已删除')).toBeVisible()
})
