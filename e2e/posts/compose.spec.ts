import { NewPublish } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { nextFileChooser } from '../support/file-chooser.ts'
import type { Account } from '../support/new-account.ts'
import { postPath, Published } from '../support/make-post.ts'
import { expectToast } from '../support/page-record.ts'
import { photoFile } from '../support/photo-file.ts'
import { withoutAutosave } from '../support/without-autosave.ts'

const two = async () => [await photoFile('one.jpg', { hue: 10 }), await photoFile('two.jpg', { hue: 190 })]

test('two photographs are published by keyboard alone, with at most eight presses from home', async ({
  memberPage: page,
}) => {
  const picker = nextFileChooser(page)
  await page.goto('/')
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const begin = page.getByRole('link', { name: /今天拍了什么/ })
  await expect(begin).toBeVisible()
  await press('Tab')
  await press('Enter')
  await press('Tab')
  await expect(begin).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: /添加照片/ })).toBeFocused()
  await press('Enter')
  await (await picker).setFiles(await two())
  const title = `几下就发 ${Date.now()}`
  await expect(page.getByLabel('作品标题')).toBeFocused()
  await page.keyboard.type(title)
  await expect(page.getByRole('button', { name: '发布 2 张照片' })).toBeEnabled()
  await press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(8)
})

test('two photographs are published on a touch screen with at most eight taps from home', async ({
  openAs,
}) => {
  const page = await openAs('member', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const picker = nextFileChooser(page)
  await page.goto('/')
  await page.evaluate(() => {
    document.addEventListener('pointerdown', () => {
      sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
    })
  })
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('button', { name: '发布' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: '照片' }).tap()
  // Anywhere on the empty area, not only at its sign.
  await page.getByRole('button', { name: /添加照片/ }).tap({ position: { x: 20, y: 20 } })
  await (await picker).setFiles(await two())
  await page.getByRole('button', { name: '发布 2 张照片' }).tap()
  await expect(page).toHaveURL(/\/post\/detail\//)
  const taps = await page.evaluate(() => Number(sessionStorage.getItem('taps')))
  expect(taps).toBeGreaterThan(0)
  expect(taps).toBeLessThanOrEqual(8)
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px an upright photograph takes at most 60 % of the window and the publish bar stays in sight`, async ({
    openAs,
  }) => {
    const page = await openAs('member', { viewport: { width, height } })
    await page.goto('/user/release')
    await expectInWindow(page, height)
    await page
      .getByLabel('选择照片')
      .setInputFiles(await photoFile('upright.jpg', { width: 700, height: 1400 }))
    await expect(page.getByRole('button', { name: '发布 1 张照片' })).toBeEnabled()
    const preview = page.getByRole('figure')
    await expect(preview.getByRole('list', { name: '拍摄参数' })).toBeVisible()
    const box = await preview.boundingBox()
    expect(box?.height ?? Infinity).toBeLessThanOrEqual(height * 0.6)
    await expectInWindow(page, height)
    await page.getByRole('button', { name: /^AI 使用/ }).scrollIntoViewIfNeeded()
    await expectInWindow(page, height)
  })
}

/** The button that publishes is whole and in the window. */
async function expectInWindow(page: Page, height: number): Promise<void> {
  const box = await page.getByRole('button', { name: /^发布.*照片$/ }).boundingBox()
  expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(height)
}

test('leaving offers to store a draft first', async ({ memberPage: page }) => {
  const text = `走之前 ${Date.now()}`
  await withoutAutosave(page.context())
  await page.goto('/user/release')
  await page.getByLabel('说点什么').fill(text)
  await page.getByRole('link', { name: '学习交流' }).click()
  const question = page.getByRole('alertdialog', { name: '草稿还没存好，确定离开？' })
  await question.getByRole('button', { name: '留下' }).click()
  await expect(page.getByLabel('说点什么')).toHaveValue(text)
  await page.getByRole('link', { name: '学习交流' }).click()
  await question.getByRole('button', { name: '存草稿并离开' }).click()
  await expect(page).toHaveURL('/article')
  await page.goto('/user/release-list?tab=draft')
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
})

test('a published post is edited in the same composer; deleting it says how many photographs go where, and is undone', async ({
  memberPage: page,
  person,
}) => {
  const title = `两张一组 ${Date.now()}`
  const id = await publishThree(await person('member'), title)
  await page.goto(`/user/release?edit=${id}`)
  await expect(page.getByRole('button', { name: /^第 \d 张/ })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /添加照片/ })).toHaveCount(0)
  await page.getByRole('button', { name: '移除第 3 张' }).click()
  await page.getByRole('button', { name: '后移' }).click()
  await expect(page.getByText('第 2 张，共 2 张')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/post\/detail\//)

  await page.getByRole('button', { name: '更多操作' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '删除这 2 张照片？' })
  await expect(question).toContainText('2 张照片会一起移到回收站。删除后30天内可在回收站恢复')
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expectToast(page, '已恢复', () => page.getByRole('button', { name: '撤销' }).click())
  await page.goto(postPath(id))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

async function publishThree({ calls }: Account, title: string): Promise<string> {
  const files = [0, 90, 180].map(async (hue) => calls.upload(1, await photoFile('photo.jpg', { hue })))
  const pictures = (await Promise.all(files)).map((fileId) => ({ fileId }))
  const input = { publishType: 1, publishSubType: 2, title, pictures, requestId: crypto.randomUUID() }
  return Published.parse(await calls.call(NewPublish.Publish, input)).id
}

test('what is changed after a publishing whose response was lost becomes a draft, and not a second post', async ({
  memberPage: page,
}) => {
  const [title, sent, changed] = [`只发一次 ${Date.now()}`, '发出去的话', `后来改的话 ${Date.now()}`]
  await page.goto('/user/release')
  await page.getByLabel('选择照片').setInputFiles(await photoFile('once.jpg', { hue: 250 }))
  await page.getByLabel('作品标题').fill(title)
  await page.getByLabel('说点什么').fill(sent)
  let sends = 0
  await page.route('**/NewPublish/Publish', async (route) => {
    sends += 1
    if (sends === 1) await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: '发布 1 张照片' }).click()
  await expect(page.getByText(/网络恢复后自动发布/).first()).toBeVisible()
  await page.getByLabel('说点什么').fill(changed)
  await page.unroute('**/NewPublish/Publish')
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByText(sent)).toBeVisible()
  await page.goto('/user/release-list?tab=draft')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
  await page.goto('/user/release-list')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
})
