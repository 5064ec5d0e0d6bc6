import type { Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from './accessible.ts'
import { signedInStaff } from './console-account.ts'
import { expect, test } from './fixtures.ts'
import { photoFile } from './photo-file.ts'

const statement =
  '零下二十度的湖面，气泡一层一层冻在里面。趴在冰上等太阳斜过来，等到镜头边上都结了霜，手也没有了知觉，才按下快门。'

/** Writes a moment into a field of the console. */
async function fillMoment(form: ReturnType<Page['getByRole']>, label: RegExp, text: string): Promise<void> {
  const field = form.getByLabel(label)
  await field.fill(text)
  // Enter in the last field would send the form.
  await field.press('Tab')
}

/** `yyyy-MM-dd HH:mm` in Shanghai, some minutes from now. */
function moment(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000 + 8 * 3600_000)
  return at.toISOString().slice(0, 16).replace('T', ' ')
}

async function giveReason(page: Page, name: RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('原因').fill('策展人看过原作')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

// 20 s: a member and a curator, from the call to the visitors' book.
test('a call is answered, the work chosen and hung, the exhibition opens, and its book is written', async ({
  page,
  baseURL,
  openAs,
}) => {
  const call = `水的形状${Date.now() % 1_000_000}`
  const title = `冰下${Date.now() % 1_000_000}`
  await signedInStaff({ page, baseURL })
  await page.goto('/console/galleries?tab=calls')
  await page.getByRole('button', { name: '写征集' }).click()
  const writing = page.getByRole('dialog', { name: '写征集' })
  await writing.getByLabel('名称').fill(call)
  await writing.getByLabel('说明').fill('雨、河、海、冰都可以')
  await fillMoment(writing, /^开始/, moment(-60))
  await fillMoment(writing, /^截止/, moment(24 * 60))
  await writing.getByRole('button', { name: '保存' }).click()
  await expect(writing).toBeHidden()
  await page.getByRole('button', { name: `发布${call}` }).click()
  await giveReason(page, /^发布/, '发布')

  const member = await openAs('member')
  await member.goto('/user/store-activity/release')
  const answered = member.getByRole('article').filter({ hasText: call })
  await answered.getByRole('link', { name: '投稿' }).click()
  await answered.getByRole('button', { name: '提交作品' }).click()
  await expect(member.getByText('请添加照片').first()).toBeVisible()
  await member.getByLabel('题目').fill(title)
  await member.getByLabel('自述').fill(statement)
  await member.getByLabel('真实姓名').fill('沈一白')
  await member.getByLabel('手机号').fill('13900002468')
  await member
    .getByLabel('添加作品')
    .setInputFiles([await photoFile('ice.jpg', { width: 3000, height: 2000, hue: 200 })])
  await member.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await expect(member.getByRole('button', { name: '提交作品' })).toBeEnabled()
  await member.getByRole('button', { name: '提交作品' }).click()
  const own = member.getByRole('article').filter({ has: member.getByRole('heading', { name: title }) })
  await expect(own.getByText('审核中')).toBeVisible()
  await expectValidScreen(member, 'a submission')

  await page.goto('/console/galleries?tab=submissions&state=1')
  await page.getByRole('button', { name: `入选：${title}`, exact: true }).click()
  await giveReason(page, /^入选/, '入选')
  await page.goto('/console/galleries')
  await page.getByRole('button', { name: '写影展' }).click()
  const form = page.getByRole('dialog', { name: '写影展' })
  await form.getByLabel('名称').fill(`${title}展`)
  await form.getByLabel('门店').fill('新天地')
  await page.getByTitle(/新天地/).click()
  await form.getByLabel('策展').fill('许砚')
  await form.getByLabel('题墙上的文字').fill('海边什么都留了下来')
  await fillMoment(form, /^开幕/, moment(-5))
  await fillMoment(form, /^闭幕/, moment(24 * 60))
  await form.getByLabel('第 1 室').fill('冰')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title}展` })).toBeVisible()
  await page.getByRole('button', { name: `挂上${title}` }).click()
  await expectValidScreen(page, 'hanging', consoleViews)
  await page.getByRole('button', { name: '保存布展' }).click()
  await expect(page.getByText('布展有改动，还没有保存')).toBeHidden()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await giveReason(page, /^发布/, '发布')

  await member.reload()
  await expect(own.getByText('已展出')).toBeVisible()
  await own.getByRole('link', { name: '看影展' }).click()
  await member.getByRole('button', { name: `看大图：${title}` }).click()
  const viewer = member.getByRole('dialog')
  await expect(viewer).toContainText('1 / 1')
  await viewer.getByRole('button', { name: /点赞/ }).click()
  await member.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await member.getByLabel('写一句').fill('在第三室坐了很久')
  await member.getByRole('button', { name: '写进留言簿' }).click()
  const book = member.getByRole('region', { name: '留言簿' })
  await expect(book.getByText('审核中')).toBeVisible()

  await page.goto('/console/galleries?tab=book&state=1')
  const row = page.getByRole('row').filter({ hasText: `${title}展` })
  await row.getByRole('button', { name: '展示', exact: true }).click()
  await giveReason(page, /^展示留言/, '展示')
  const visitor = await openAs('visitor')
  await visitor.goto(new URL(member.url()).pathname + new URL(member.url()).search)
  await expect(visitor.getByText('在第三室坐了很久')).toBeVisible()
})

test('past exhibitions are listed by year, and a work is walked past with the arrows', async ({ page }) => {
  await page.goto('/more/onlinegalleryhistory')
  const years = page.getByRole('navigation', { name: '年份' }).getByRole('link')
  await expect(years.nth(1)).toBeVisible()
  await years.nth(1).click()
  await page
    .getByRole('link', { name: /影子的用法|灯下的人|退潮以后/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^看大图/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toContainText('1 / 6')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 / 6')
  await viewer.getByRole('button', { name: '白色' }).click()
  await expectValidScreen(page, 'a work on a white ground')
})
