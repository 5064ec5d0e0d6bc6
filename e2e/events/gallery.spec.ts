import type { Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { publishPhoto } from '../support/publish-photo.ts'

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

/** Writes an exhibition that opened five minutes ago, and stays on its page. */
async function writeExhibition(page: Page, title: string, rooms: readonly string[]): Promise<void> {
  await page.goto('/console/galleries')
  await page.getByRole('button', { name: '写影展' }).click()
  const form = page.getByRole('dialog', { name: '写影展' })
  await form.getByLabel('名称').fill(title)
  await form.getByLabel('门店').fill('新天地')
  await page.getByTitle(/新天地/).click()
  await form.getByLabel('策展').fill('许砚')
  await form.getByLabel('题墙上的文字').fill('海边什么都留了下来')
  await fillMoment(form, /^开幕/, moment(-5))
  await fillMoment(form, /^闭幕/, moment(24 * 60))
  for (const [place, room] of rooms.entries()) {
    if (place > 0) await form.getByRole('button', { name: '加一室' }).click()
    await form.getByLabel(`第 ${place + 1} 室`).fill(room)
  }
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
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
  await page.getByRole('button', { name: `写看法：${title}` }).click()
  const opinion = page.getByRole('dialog', { name: /^我的看法/ })
  await opinion.getByRole('radio', { name: '想要' }).check()
  await opinion.getByLabel('说明').fill('放在第一室')
  await opinion.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/想要，放在第一室$/)).toBeVisible()
  await expectValidScreen(page, 'submissions with opinions', consoleViews)
  await page.getByRole('button', { name: `入选：${title}`, exact: true }).click()
  await expect(page.getByText('没有找到相似的投稿和作品')).toBeVisible()
  await giveReason(page, /^入选/, '入选')
  await writeExhibition(page, `${title}展`, ['冰'])
  await page.getByRole('button', { name: `挂上${title}` }).click()
  await expectValidScreen(page, 'hanging', consoleViews)
  await page.getByRole('button', { name: '保存布展' }).click()
  await expect(page.getByText('布展有改动，还没有保存')).toBeHidden()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await giveReason(page, /^发布/, '发布')

  await page.getByRole('button', { name: '对比两面墙' }).click()
  const compared = page.getByRole('dialog', { name: '对比两面墙' })
  await expect(compared.getByRole('region', { name: '第二面墙' }).getByAltText(title)).toBeVisible()
  await expectValidScreen(page, 'two walls', consoleViews)
  await page.keyboard.press('Escape')

  await member.reload()
  await expect(own.getByText('已展出')).toBeVisible()
  await own.getByRole('link', { name: '看影展' }).click()
  await member.getByRole('button', { name: `看大图：${title}` }).click()
  const viewer = member.getByRole('dialog')
  await expect(viewer).toContainText('1 / 1')
  await viewer.getByRole('button', { name: /点赞/ }).click()
  await member.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await page.reload()
  await expect(page.getByText(/线上看展 1 人次，今天 1$/)).toBeVisible()
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

// 25 s: a post, its author and a curator, from the question to the wall and off it again.
test('a photograph of a post is asked for, hung by dragging, and taken off by its author', async ({
  page,
  baseURL,
  openAs,
}) => {
  const author = await openAs('neighbour')
  const text = `借一面墙${Date.now() % 1_000_000}`
  const path = await publishPhoto(author, { hue: 300, text })
  await signedInStaff({ page, baseURL })
  const title = `借来的墙${Date.now() % 1_000_000}`
  await writeExhibition(page, title, ['前厅', '后厅'])
  await page.getByRole('button', { name: '从影友的作品里选' }).click()
  const asking = page.getByRole('dialog', { name: /^征询影友/ })
  await asking.getByRole('searchbox', { name: '作品的地址或编号' }).fill(new URL(path, baseURL).href)
  await asking.getByRole('button', { name: '查找' }).click()
  await asking.getByRole('checkbox', { name: /^第 1 张/ }).check()
  await asking.getByLabel('写给作者').fill('想挂在后厅的正中')
  await expectValidScreen(page, 'asking an author', consoleViews)
  await asking.getByRole('button', { name: '发出征询' }).click()
  await expect(asking).toBeHidden()
  const asked = page.getByRole('region', { name: '征询影友' })
  await expect(asked.getByText('等作者同意')).toBeVisible()
  await expect(page.getByRole('button', { name: `挂上${text}` })).toBeHidden()

  await author.goto('/user/notice/5')
  await author
    .getByRole('link', { name: new RegExp(text) })
    .first()
    .click()
  const own = author.getByRole('article').filter({ has: author.getByRole('heading', { name: text }) })
  await expect(own.getByText('等你同意')).toBeVisible()
  await expect(own.getByText('想挂在后厅的正中')).toBeVisible()
  await expectValidScreen(author, 'a question of a curator')
  await own.getByRole('button', { name: '同意展出' }).click()
  await author
    .getByRole('alertdialog')
    .or(author.getByRole('dialog'))
    .getByRole('button', { name: '同意', exact: true })
    .click()
  await expect(own.getByText('入选')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `挂上${text}` }).click()
  const [front, back] = [
    page.getByRole('region', { name: /前厅$/ }),
    page.getByRole('region', { name: /后厅$/ }),
  ]
  await front.getByAltText(text).dragTo(back)
  await expect(back.getByAltText(text)).toBeVisible()
  await page.getByRole('button', { name: '保存布展' }).click()
  await expect(page.getByText('布展有改动，还没有保存')).toBeHidden()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await giveReason(page, /^发布/, '发布')
  await page.getByRole('button', { name: '说明牌' }).click()
  await expect(page.getByRole('dialog', { name: '说明牌' }).getByText(text)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '接触印样' }).click()
  await expect(page.getByRole('dialog', { name: '接触印样' }).getByAltText(text)).toBeVisible()
  await page.keyboard.press('Escape')

  await author.reload()
  await expect(own.getByText('已展出')).toBeVisible()
  await own.getByRole('button', { name: '收回同意' }).click()
  const dialog = author.getByRole('dialog', { name: `收回《${text}》的同意` })
  await expectValidScreen(author, 'taking an agreement back')
  await dialog.getByRole('button', { name: '收回同意' }).click()
  await expect(own.getByText('你收回了同意')).toBeVisible()
  await page.reload()
  await expect(back.getByText('空墙')).toBeVisible()
})
