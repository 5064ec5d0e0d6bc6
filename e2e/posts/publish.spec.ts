import { findNewest } from '../support/find-newest.ts'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { mirrored } from '../support/mirrored.ts'
import { photoFile } from '../support/photo-file.ts'
import { nextFrames } from '../support/next-frames.ts'
import { deletePost, publishPhoto } from '../support/publish-photo.ts'
import { expectShownToast, expectToast } from '../support/page-record.ts'
import { unfold } from '../support/unfold.ts'

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a member publishes several photographs and the community sees them', async ({
  memberPage: page,
  openAs,
}) => {
  const title = `旧码头 ${Date.now()}`
  await page.goto('/user/release')
  await page
    .getByLabel('选择照片')
    .setInputFiles([
      await photoFile('one.jpg', { hue: 0 }),
      await photoFile('two.jpg', { hue: 120, width: 700, height: 1050 }),
      await photoFile('three.jpg', { hue: 240 }),
    ])
  await expect(page.getByRole('button', { name: '发布 3 张照片' })).toBeEnabled()

  await unfold(page, '拍摄信息')
  await expect(page.getByText('已从照片里认出器材')).toBeVisible()
  await expect(page.getByText('SECRET7364')).toHaveCount(0)
  await unfold(page, '标题与描述')
  await page.getByLabel('第 1 张的标题').fill('桩子')
  await page.getByLabel('画面描述').fill('一排木桩伸进平静的海面')
  await page.getByLabel('作品标题').fill(title)
  await page.getByLabel('说点什么').fill('曝光两分钟，海就安静了。[喜欢]')
  await page.getByRole('combobox', { name: '话题' }).fill('长曝光')
  await page.getByRole('combobox', { name: '话题' }).press('Enter')
  await unfold(page, '地点')
  await page.getByLabel('地点').fill('舟山 · 嵊泗')

  const third = page.getByRole('button', { name: /^第 3 张/ }).first()
  await third.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('照片在第 3 位')).toBeAttached()
  // Positions are measured in the frames after the element was picked up.
  await nextFrames(page, 3)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('照片在第 2 位')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('已放下，照片在第 2 位')).toBeAttached()

  await page.getByRole('button', { name: '发布 3 张照片' }).dblclick()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('list', { name: '拍摄参数' }).first()).toContainText('f/2.8')
  await expect(page.getByText('舟山 · 嵊泗')).toBeVisible()
  // The third was moved before the second, which is upright.
  await page.getByRole('button', { name: /^第 3 张/ }).click()
  const stage = page.getByRole('figure').getByRole('img').first()
  await expect
    .poll(async () => {
      const box = await stage.boundingBox()
      return box === null ? 0 : box.height / box.width
    })
    .toBeGreaterThan(1)

  const visitor = await openAs('visitor')
  await expect(await findNewest(visitor, title)).toHaveCount(1)
  await visitor.goto(page.url())
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('澄光 C1 Pro').first()).toBeVisible()
  await changeChoices(page)
  await visitor.reload()
  await expect(visitor.getByText('作者声明：AI 辅助修图')).toBeVisible()
  await expect(visitor.getByText('曝光　手动填写')).toBeVisible()
  await expect(visitor.getByText('Ilford HP5')).toBeVisible()
  await expect(visitor.getByText('澄光 C1 Pro')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: /^CC BY-NC 4.0/ })).toBeVisible()
})

// Edits everything about the first photograph of the current post and checks it after opening it again.
async function changeChoices(page: Page): Promise<void> {
  const open = async () => {
    await page.getByRole('button', { name: '更多操作' }).first().click()
    await page.getByRole('menuitem', { name: '编辑' }).click()
    await unfold(page, '拍摄信息')
    await unfold(page, '许可与水印')
    await unfold(page, 'AI 使用')
  }
  await open()
  const gear = page.getByRole('region', { name: '拍摄信息' })
  const rights = page.getByRole('region', { name: '许可与水印' })
  await gear.getByRole('button', { name: '显示哪些' }).click()
  await gear.getByLabel('显示相机').uncheck()
  await gear.getByRole('button', { name: '修改' }).click()
  await gear.getByLabel('光圈').fill('f/11')
  await gear.getByLabel('胶片').fill('Ilford HP5')
  await rights.getByLabel('许可').selectOption({ label: 'CC BY-NC 4.0　署名，非商业' })
  await rights.getByLabel('水印').selectOption({ label: '右下角署名' })
  await page.getByLabel('AI 使用').selectOption('AI 辅助修图')
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByRole('list', { name: '拍摄参数' }).first()).toContainText('f/11')
  await open()
  await expect(rights.getByLabel('水印').locator('option:checked')).toHaveText('右下角署名')
  await expect(rights.getByLabel('许可').locator('option:checked')).toHaveText(/^CC BY-NC 4.0/)
  await gear.getByRole('button', { name: '显示哪些' }).click()
  await expect(gear.getByLabel('显示相机')).not.toBeChecked()
  await gear.getByRole('button', { name: '修改' }).click()
  await expect(gear.getByLabel('光圈')).toHaveValue('f/11')
}

test('photographs are reordered by touch and by buttons', async ({ openAs }) => {
  const page = await openAs('member', { hasTouch: true, viewport: { width: 390, height: 844 } })
  await page.goto('/user/release')
  await page
    .getByLabel('选择照片')
    .setInputFiles([
      await photoFile('one.jpg', { hue: 0 }),
      await photoFile('two.jpg', { hue: 120 }),
      await photoFile('three.jpg', { hue: 240 }),
    ])
  await expect(page.getByRole('button', { name: '发布 3 张照片' })).toBeEnabled()
  const frames = page.locator('.tray-frame-button')
  const pictures = () =>
    frames.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  const [one = '', two = '', three = ''] = await pictures()

  await drag(page, frames.nth(0), frames.nth(1))
  await expect.poll(pictures).toEqual([two, one, three])
  await frames.nth(2).tap()
  await page.getByRole('button', { name: '前移' }).click()
  await expect.poll(pictures).toEqual([two, three, one])
  await expect(page.getByText('第 2 张，共 3 张')).toBeVisible()
})

/** One finger presses an element, drags it to another and releases it. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const middle = async (place: Locator) => {
    const box = await place.boundingBox()
    if (box === null) throw new Error('it is not there')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  await expect(page.getByText(/照片在第 \d 位/)).toBeAttached()
  for (let step = 1; step <= 8; step++) {
    const x = start.x + ((end.x - start.x) * step) / 8
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: end.y }] })
    await nextFrames(page, 2)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText(/^已放下/)).toBeAttached()
  // For 50 ms the library takes a click for the end of the drag. Its timer began earlier, so it ends before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

test('written text is restored from a draft', async ({ memberPage: page }) => {
  await page.goto('/user/release')
  await page.getByLabel('选择照片').setInputFiles(await photoFile('draft.jpg', { hue: 60 }))
  await page.getByLabel('说点什么').fill('没写完的话')
  await expect(page.getByRole('button', { name: '发布 1 张照片' })).toBeEnabled()
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByText(/草稿已保存/).first()).toBeVisible()
  // A page that is left before the browser has deleted its own copy is recovered: the draft opens instead of being offered.
  await expect.poll(() => mirrored(page)).toBe(0)
  await page.goto('/user/release')
  const drafts = page.getByRole('region', { name: '草稿' })
  await expect(drafts).toBeVisible()
  const others = drafts.getByRole('button', { name: /^还有/ })
  const draft = drafts.getByRole('listitem').filter({ hasText: '没写完的话' }).first()
  // The list grows while its pictures load: a click may hit the row that moved there.
  await expect(async () => {
    if (!(await draft.isVisible()) && (await others.isVisible())) await others.click()
    await draft.getByRole('link', { name: '继续写' }).click({ timeout: 2000 })
    await expect(page).toHaveURL(/draft=/, { timeout: 2000 })
  }).toPass()
  await expect(page.getByLabel('说点什么')).toHaveValue('没写完的话')
  await expect(page.getByRole('button', { name: '发布 1 张照片' })).toBeEnabled()
})

test('files can be dropped anywhere on the page, a refused one is not sent again, and leaving during an upload prompts', async ({
  memberPage: page,
}) => {
  await page.goto('/user/release')
  await expect(page.getByLabel('选择照片')).toBeAttached()
  const small = await photoFile('small.jpg', { width: 400, height: 300 })
  await dropFile(page, page.getByRole('heading', { level: 1 }), small)
  await expect(page.getByText('第 1 张上传失败，照片短边不足 600 像素。请移除或换一张。')).toBeVisible()
  await expect(page).toHaveURL('/user/release')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/FileUpload/Begin')) sent += 1
  })
  await page.getByRole('button', { name: /^第 1 张，上传失败/ }).click()
  await expect(page.getByRole('button', { name: /^第 1 张，上传失败/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(sent).toBe(0)
  await page.getByRole('button', { name: '移除第 1 张' }).click()

  // Held back until requested.
  await page.route('**/FileFront/PutPiece/**', () => undefined)
  await dropFile(page, page.getByRole('heading', { level: 1 }), await photoFile('held.jpg', { hue: 200 }))
  await expect(page.getByRole('button', { name: /^第 1 张，正在上传/ })).toBeVisible()
  await page.getByRole('link', { name: '学习交流' }).click()
  const question = page.getByRole('alertdialog', { name: '照片还在上传，确定离开？' })
  await question.getByRole('button', { name: '留下' }).click()
  await expect(page).toHaveURL('/user/release')
  await expect(page.getByRole('button', { name: /^第 1 张，正在上传/ })).toBeVisible()
  await page.getByRole('link', { name: '学习交流' }).click()
  await question.getByRole('button', { name: '不保存' }).click()
  await expect(page).toHaveURL('/article')
})

test('an author deletes a post after a prompt', async ({ memberPage: page }) => {
  const address = await publishPhoto(page, { hue: 30 })
  await page.getByRole('button', { name: '更多操作' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(page.getByText('删除后30天内可在回收站恢复，之后将永久删除。')).toBeVisible()
  await expectToast(page, '已取消', () => page.getByRole('button', { name: '取消' }).click())
  await deletePost(page)
  await page.goto(address)
  await expect(page.getByText('内容不存在或已删除')).toBeVisible()
})

test('an author is told that a photograph looks like one they published', async ({ memberPage: page }) => {
  const first = await photoFile('first.jpg', { hue: 60 })
  const publish = async (file: typeof first, title: string) => {
    await page.goto('/user/release')
    await page.getByLabel('选择照片').setInputFiles(file)
    await page.getByLabel('标题').fill(title)
    await page.getByRole('button', { name: '发布 1 张照片' }).click()
    await expect(page).toHaveURL(/\/post\/detail\//)
  }
  await publish(first, '对岸的灯')
  const again = {
    ...first,
    name: 'again.jpg',
    buffer: await sharp(first.buffer).jpeg({ quality: 55 }).toBuffer(),
  }
  await publish(again, '还是对岸')
  await expectShownToast(page, '和你的作品《对岸的灯》很像')
  await expect(page.getByRole('heading', { name: '还是对岸' })).toBeVisible()
})

async function dropFile(
  page: Page,
  place: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, text }) => {
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name: file.name, type: file.mimeType, text: file.buffer.toString('base64') },
  )
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
}
